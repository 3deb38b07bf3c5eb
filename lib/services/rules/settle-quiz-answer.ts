import 'server-only';
import { findRuleAnswer, insertSettlement } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { recallRating } from '@/lib/domain/rules/recall-rating';
import { claimedMoment } from '@/lib/domain/time/claimed-moment';
import { currentRules } from './current-rules';
import { requireTimeZone } from './require-time-zone';
import { scheduleAnswer } from './schedule-answer';

type Settling = {
  userId: string;
  answerId: string;
  /** Phrases of the elements that the answer states, among those asked about. */
  said: readonly string[];
  /** IANA name; unknown without one. */
  timeZone?: string | undefined;
  /** ISO 8601; now without one. */
  settledAt?: string | undefined;
  nowMs: number;
};

/**
 * Gives an answer the verdict that follows from what its learner says of the elements the checker was
 * not sure of, and schedules the rule by it: correct when all of them were said. A second settling
 * changes nothing and answers the first. Throws 'not_found' for an unknown answer, 'forbidden' for
 * somebody else's, 'invalid_input' where nothing was asked, for a phrase that was not asked about and
 * for an unknown time zone.
 */
export async function settleQuizAnswer({ userId, answerId, said, timeZone, settledAt, nowMs }: Settling) {
  requireTimeZone(timeZone, nowMs);
  const answer = await findRuleAnswer(answerId);
  if (!answer) throw new AppError('not_found', 'There is no such answer.');
  if (answer.userId !== userId) throw new AppError('forbidden', 'That answer belongs to somebody else.');
  const { asked, ruleId, hint } = answer;
  if (asked.length === 0) throw new AppError('invalid_input', 'The verdict on that answer is sure.');
  if (!said.every((phrase) => asked.includes(phrase))) {
    throw new AppError('invalid_input', 'Only elements that were asked about can be settled.');
  }

  await insertSettlement({
    userId,
    answerId,
    said: asked.filter((phrase) => said.includes(phrase)),
    missing: asked.filter((phrase) => !said.includes(phrase)),
    settledAtMs: claimedMoment(settledAt, nowMs),
  });
  const settled = await findRuleAnswer(answerId);
  // Deleted together with its account since the lines before.
  if (!settled) throw new AppError('not_found', 'There is no such answer.');
  const { isCorrect, missing } = settled;
  const total = (await currentRules()).byId.get(ruleId)?.buzzwords.length ?? 0;
  // What was not asked about is surely stated.
  const credit = { stated: Math.max(0, total - missing.length), total };
  const rating = recallRating({ isCorrect, credit, hint });
  await scheduleAnswer({ userId, answerId, ruleId, rating, timeZone, reviewedAt: settledAt, nowMs });
  return { answerId, result: isCorrect ? ('Correct' as const) : ('Incorrect' as const), missing };
}
