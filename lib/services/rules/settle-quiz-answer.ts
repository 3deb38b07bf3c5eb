import 'server-only';
import { findRuleAnswer, insertSettlement } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { clientTime } from '@/lib/domain/time/client-time';
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
 * someone else's, 'invalid_input' where nothing was asked, for a phrase that was not asked about and
 * for an unknown time zone.
 */
export async function settleQuizAnswer({ userId, answerId, said, timeZone, settledAt, nowMs }: Settling) {
  requireTimeZone(timeZone, nowMs);
  const answer = await findRuleAnswer(answerId);
  if (!answer) throw new AppError('not_found', 'There is no such answer.');
  if (answer.userId !== userId) throw new AppError('forbidden', 'That answer belongs to someone else.');
  const { asked, ruleId, hint } = answer;
  if (asked.length === 0) throw new AppError('invalid_input', 'That answer needs no self-assessment.');
  if (!said.every((phrase) => asked.includes(phrase))) {
    throw new AppError('invalid_input', 'Only elements in doubt can be self-assessed.');
  }

  await insertSettlement({
    userId,
    answerId,
    said: asked.filter((phrase) => said.includes(phrase)),
    missing: asked.filter((phrase) => !said.includes(phrase)),
    settledAtMs: clientTime(settledAt, nowMs),
  });
  const settled = await findRuleAnswer(answerId);
  // Deleted together with its account since the lines before.
  if (!settled) throw new AppError('not_found', 'There is no such answer.');
  const { isCorrect, missing } = settled;
  await scheduleAnswer({ userId, answerId, ruleId, isCorrect, hint, timeZone, reviewedAt: settledAt, nowMs });
  return { answerId, result: isCorrect ? ('Correct' as const) : ('Incorrect' as const), missing };
}
