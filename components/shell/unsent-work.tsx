'use client';

import type { WaitingAttempt } from '@/lib/client/attempt-outbox';
import type { WaitingDraft } from '@/lib/client/essay-drafts';
import type { WaitingExamEnd } from '@/lib/client/exam-end-outbox';
import type { WaitingReview } from '@/lib/client/review-outbox';
import type { WaitingRuleAnswer } from '@/lib/client/rule-answer-outbox';
import type { WaitingTick } from '@/lib/client/tick-outbox';
import { UnsentAnswers } from './unsent-answers';
import { UNSENT_EXAM_ENDS, UNSENT_RATINGS, UNSENT_RULE_ANSWERS, UnsentList, unsentTicks } from './unsent-list';
import type { Unsent } from './use-unsent';
import { WaitingAttempts } from './waiting-attempts';

export type UnsentKinds = {
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
export function UnsentWork({
  userId,
  attempts,
  ratings,
  ticks,
  rules,
  answers,
  exams,
}: UnsentKinds & { userId: string }) {
  return (
    <div className="mt-4">
      <WaitingAttempts unsent={attempts} />
      <UnsentList unsent={ratings} kind={UNSENT_RATINGS} />
      <UnsentList unsent={ticks} kind={TICKS} />
      <UnsentList unsent={rules} kind={UNSENT_RULE_ANSWERS} />
      <UnsentAnswers userId={userId} unsent={answers} />
      <UnsentList unsent={exams} kind={UNSENT_EXAM_ENDS} />
    </div>
  );
}
