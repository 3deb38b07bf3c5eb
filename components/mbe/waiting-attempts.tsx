'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { LocalTime } from '@/components/ui/local-time';
import { attemptOutbox, type WaitingAttempt } from '@/lib/client/attempt-outbox';
import { filterTitle } from '@/lib/domain/mbe/filter-title';
import type { Outbox } from './use-outbox';

function Description({ attempt: { payload, finishedAtMs } }: { attempt: WaitingAttempt }) {
  return (
    <>
      <strong className="font-semibold">{filterTitle(payload.filtersUsed)}</strong>, {payload.correctCount} of{' '}
      {payload.questions.length} correct, <LocalTime atMs={finishedAtMs} />
    </>
  );
}

/** Lets the learner keep an attempt as a file, whatever becomes of it here. */
function downloadAttempt({ key, payload }: WaitingAttempt): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(payload, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `quiz-attempt-${key}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function Refused({ userId, attempt, outbox }: { userId: string; attempt: WaitingAttempt; outbox: Outbox }) {
  const tryAgain = () => {
    attemptOutbox.put(userId, { ...attempt, refusal: null });
    void outbox.send();
  };
  return (
    <li>
      <p>
        <Description attempt={attempt} />. The server’s reason: {attempt.refusal}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={tryAgain}>
          Try again
        </Button>
        <Button variant="secondary" size="sm" onClick={() => downloadAttempt(attempt)}>
          Download
        </Button>
        <ConfirmButton
          label="Discard"
          about={filterTitle(attempt.payload.filtersUsed)}
          question="This attempt was never saved to your history and would be lost for good."
          confirmLabel="Discard the attempt"
          onConfirm={() => attemptOutbox.remove(userId, attempt.key)}
        />
      </div>
    </li>
  );
}

/** What has not reached the learner's history yet; nothing when all has. */
export function WaitingAttempts({ userId, outbox }: { userId: string; outbox: Outbox }) {
  // One on its way for the first time is not news yet.
  const waiting = outbox.attempts.filter(({ key, refusal }) => refusal === null && outbox.messages.has(key));
  const refused = outbox.attempts.filter(({ refusal }) => refusal !== null);
  const hasWaiting = waiting.length > 0;
  const { deliveredCount } = outbox;
  const [dismissedCount, setDismissedCount] = useState(0);

  return (
    <>
      {deliveredCount > dismissedCount && !hasWaiting && (
        <Alert tone="success" className="mb-6" onDismiss={() => setDismissedCount(deliveredCount)}>
          {deliveredCount === 1
            ? 'The finished quiz that waited is saved now.'
            : `${deliveredCount} finished quizzes that waited are saved now.`}
        </Alert>
      )}
      {hasWaiting && (
        <Alert
          tone="warning"
          className="mb-6"
          title={
            waiting.length === 1
              ? 'A finished quiz is waiting to be saved'
              : `${waiting.length} finished quizzes are waiting to be saved`
          }
          actions={
            <Button variant="secondary" size="sm" isBusy={outbox.isSending} onClick={outbox.send}>
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
          <p className="mt-1">Kept in this browser and sent by itself as soon as the server can be reached.</p>
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert
          tone="danger"
          className="mb-6"
          title={
            refused.length === 1
              ? 'A finished quiz could not be saved'
              : `${refused.length} finished quizzes could not be saved`
          }
        >
          <ul className="mt-1 grid gap-4">
            {refused.map((attempt) => (
              <Refused key={attempt.key} userId={userId} attempt={attempt} outbox={outbox} />
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
