'use client';

import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import { LocalTime } from '@/components/ui/local-time';
import type { WaitingAttempt } from '@/lib/client/attempt-outbox';
import type { WaitingDraft } from '@/lib/client/essay-drafts';
import type { WaitingExamEnd } from '@/lib/client/exam-end-outbox';
import type { WaitingReview } from '@/lib/client/review-outbox';
import type { WaitingRuleAnswer } from '@/lib/client/rule-answer-outbox';
import type { WaitingTick } from '@/lib/client/tick-outbox';
import { countWords } from '@/lib/domain/essays/count-words';
import { counted } from '@/lib/domain/text/counted';
import { UNSENT_EXAM_ENDS, UNSENT_RATINGS, UNSENT_RULE_ANSWERS, UnsentList, unsentTicks } from './unsent-list';
import type { Unsent } from './use-unsent';
import { WaitingAttempts } from './waiting-attempts';

export type UnsentWorkProps = {
  attempts: Unsent<WaitingAttempt>;
  ratings: Unsent<WaitingReview>;
  ticks: Unsent<WaitingTick>;
  rules: Unsent<WaitingRuleAnswer>;
  answers: Unsent<WaitingDraft>;
  exams: Unsent<WaitingExamEnd>;
};

/** Of which rule a tick is, only the outline knows. */
const TICKS = unsentTicks(() => 'A rule of the outline');

/** What the server does not have of everything the learner did, and what can be done about it. */
export function UnsentWork({ attempts, ratings, ticks, rules, answers, exams }: UnsentWorkProps) {
  return (
    <div className="mt-4">
      <WaitingAttempts unsent={attempts} />
      <UnsentList unsent={ratings} kind={UNSENT_RATINGS} />
      <UnsentList unsent={ticks} kind={TICKS} />
      <UnsentList unsent={rules} kind={UNSENT_RULE_ANSWERS} />
      <UnsentAnswers unsent={answers} />
      <UnsentList unsent={exams} kind={UNSENT_EXAM_ENDS} />
    </div>
  );
}

/** Answers to essays are decided upon where they are written. */
function UnsentAnswers({ unsent: { waiting, refused } }: { unsent: Unsent<WaitingDraft> }) {
  const left = [...waiting, ...refused];
  if (left.length === 0) return null;
  return (
    <Alert
      tone={refused.length > 0 ? 'danger' : 'warning'}
      title={`${counted(left.length, 'essay answer')} not saved yet`}
    >
      <ul className="mt-1 grid gap-2">
        {left.map(({ key, essayId, examId, text, editedAtMs, refusal }) => (
          <li key={key}>
            <Link
              href={examId === null ? `/essays?load=${essayId}` : `/essays?exam=${examId}`}
              className="font-semibold underline"
            >
              {counted(countWords(text), 'word')}, <LocalTime atMs={editedAtMs} />
            </Link>
            {refusal !== null && `. The server’s reason: ${refusal}.`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
