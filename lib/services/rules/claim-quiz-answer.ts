import 'server-only';
import { findRuleAnswer, insertClaim } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { scheduleClaim } from './schedule-answer';

type Claim = {
  userId: string;
  answerId: string;
  reason: string;
  /** ISO 8601; now without one. */
  claimedAt?: string | undefined;
  nowMs: number;
};

/**
 * Counts an incorrect answer as correct on the learner's own word, and schedules its rule anew. A
 * second claim changes nothing and answers the first. Throws 'not_found' for an unknown answer,
 * 'forbidden' for someone else's, 'invalid_input' for one that was judged correct or is yet to be self-assessed.
 */
export async function claimQuizAnswer({ userId, answerId, reason, claimedAt, nowMs }: Claim) {
  const answer = await findRuleAnswer(answerId);
  if (!answer) throw new AppError('not_found', 'There is no such answer.');
  if (answer.userId !== userId) throw new AppError('forbidden', 'That answer belongs to someone else.');
  if (answer.isCorrect) throw new AppError('invalid_input', 'That answer was judged correct already.');
  if (answer.inDoubt.length > 0 && answer.selfAssessedAt === null) {
    throw new AppError('invalid_input', 'Compare that answer with its rule first.');
  }

  await insertClaim(answerId, reason);
  const claim = (await findRuleAnswer(answerId))?.claim;
  // Deleted together with its account since the lines before.
  if (!claim) throw new AppError('not_found', 'There is no such answer.');
  await scheduleClaim({ userId, answerId, ruleId: answer.ruleId, reviewedAt: claimedAt, nowMs });
  return { answerId, result: 'Correct' as const, reason: claim };
}
