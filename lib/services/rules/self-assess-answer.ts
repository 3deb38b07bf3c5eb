import 'server-only';
import { findRuleAnswer, insertSelfAssessment } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { recallRating } from '@/lib/domain/rules/recall-rating';
import { clientTime } from '@/lib/domain/time/client-time';
import { currentRulesToCheck } from './current-rules-to-check';
import { requireTimeZone } from './require-time-zone';
import { scheduleAnswer } from './schedule-answer';

type SelfAssessment = {
  userId: string;
  answerId: string;
  /** Phrases of the elements that the answer states, among those in doubt. */
  said: readonly string[];
  /** IANA name; unknown without one. */
  timeZone?: string | undefined;
  /** ISO 8601; now without one. */
  settledAt?: string | undefined;
  nowMs: number;
};

/**
 * Gives an answer the verdict that follows from the learner's self-assessment of the elements in doubt,
 * and schedules the rule by it: correct when the answer states all of them. A second self-assessment
 * changes nothing and answers the first. Throws 'not_found' for an unknown answer, 'forbidden' for
 * someone else's, 'invalid_input' where nothing was in doubt, for a phrase that was not in doubt and
 * for an unknown time zone.
 */
export async function selfAssessAnswer({ userId, answerId, said, timeZone, settledAt, nowMs }: SelfAssessment) {
  requireTimeZone(timeZone, nowMs);
  const answer = await findRuleAnswer(answerId);
  if (!answer) throw new AppError('not_found', 'There is no such answer.');
  if (answer.userId !== userId) throw new AppError('forbidden', 'That answer belongs to someone else.');
  const { inDoubt, ruleId, hint } = answer;
  if (inDoubt.length === 0) throw new AppError('invalid_input', 'That answer needs no self-assessment.');
  if (!said.every((phrase) => inDoubt.includes(phrase))) {
    throw new AppError('invalid_input', 'Only elements in doubt can be self-assessed.');
  }

  await insertSelfAssessment({
    userId,
    answerId,
    selfAssessed: inDoubt.filter((phrase) => said.includes(phrase)),
    missing: inDoubt.filter((phrase) => !said.includes(phrase)),
    selfAssessedAtMs: clientTime(settledAt, nowMs),
  });
  const assessed = await findRuleAnswer(answerId);
  // Deleted together with its account since the lines before.
  if (!assessed) throw new AppError('not_found', 'There is no such answer.');
  const { isCorrect, missing } = assessed;
  const total = (await currentRulesToCheck()).byId.get(ruleId)?.buzzwords.length ?? 0;
  // What was not in doubt is surely stated.
  const credit = { stated: Math.max(0, total - missing.length), total };
  const rating = recallRating({ isCorrect, credit, hint });
  await scheduleAnswer({ userId, answerId, ruleId, rating, timeZone, reviewedAt: settledAt, nowMs });
  return { answerId, result: isCorrect ? ('Correct' as const) : ('Incorrect' as const), missing };
}
