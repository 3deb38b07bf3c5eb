'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import type { WaitingAttempt } from '@/lib/client/attempt-outbox';
import { filterTitle } from '@/lib/domain/mbe/filter-title';
import { jsonFile, RefusedWork } from './refused-work';
import type { Unsent } from './use-unsent';
import { failureOf } from './use-waiting-attempts';

function Description({ attempt: { payload, finishedAtMs } }: { attempt: WaitingAttempt }) {
  return (
    <>
      <strong className="font-semibold">{filterTitle(payload.filtersUsed)}</strong>, {payload.correctCount} of{' '}
      {payload.questions.length} correct, <LocalTime atMs={finishedAtMs} />
    </>
  );
}

type WaitingAttemptsProps = {
  unsent: Unsent<WaitingAttempt>;
  /** The attempt whose summary stands below, of which is said why it was not saved until the learner has read it. */
  finishedKey?: string | null;
};

/** What has not reached the learner's history yet, in one place with the reason; nothing when all has. */
export function WaitingAttempts({ unsent, finishedKey = null }: WaitingAttemptsProps) {
  const { waiting, lateCount } = unsent;
  const hasWaiting = waiting.length > 0;
  const [dismissedCount, setDismissedCount] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);

  const finished = unsent.items.find(({ key }) => key === finishedKey);
  const reason = finished ? failureOf(finished, unsent.problemOf(finished)) : null;
  const failure = reason !== null && reason !== dismissed ? reason : null;
  const dismissFailure = () => setDismissed(failure);
  const isFailureWaiting = failure !== null && finished?.refusal === null;

  return (
    <>
      {lateCount > dismissedCount && !hasWaiting && (
        <Alert tone="success" className="mb-6" onDismiss={() => setDismissedCount(lateCount)}>
          {lateCount === 1 ? 'Your finished quiz is now saved.' : `${lateCount} finished quizzes are now saved.`}
        </Alert>
      )}
      {hasWaiting && (
        <Alert
          tone={isFailureWaiting ? 'danger' : 'warning'}
          className="mb-6"
          onDismiss={isFailureWaiting ? dismissFailure : undefined}
          title={
            waiting.length === 1
              ? 'A finished quiz is waiting to be saved'
              : `${waiting.length} finished quizzes are waiting to be saved`
          }
          actions={
            <Button variant="secondary" size="sm" isBusy={unsent.isSending} onClick={unsent.sendNow}>
              Send now
            </Button>
          }
        >
          <ul className="mt-1 grid gap-1">
            {waiting.map((attempt) => (
              <li key={attempt.key}>
                <Description attempt={attempt} />
              </li>
            ))}
          </ul>
          {isFailureWaiting && <p className="mt-1">{failure}</p>}
          <p className="mt-1">
            {unsent.isStored
              ? 'Saved on this device and sent automatically as soon as the server can be reached.'
              : 'This browser does not let us keep it: leave this page open until it is sent.'}
          </p>
        </Alert>
      )}
      <RefusedWork
        unsent={unsent}
        titleOf={(count) =>
          count === 1 ? 'A finished quiz could not be saved' : `${count} finished quizzes could not be saved`
        }
        describe={(attempt) => <Description attempt={attempt} />}
        nameOf={({ payload }) => filterTitle(payload.filtersUsed)}
        fileOf={({ key, payload }) => jsonFile('quiz-attempt', key, payload)}
        question="This attempt was never saved to your history and would be lost for good."
        confirmLabel="Discard the attempt"
        reasonOf={({ key }) => (key === finishedKey ? failure : null)}
        onDismiss={failure !== null && !isFailureWaiting ? dismissFailure : undefined}
      />
    </>
  );
}
