import 'server-only';
import { findRuleAnswer } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { rescheduleAnswer, scheduleAnswer } from './schedule-answer';

type Rated = { userId: string; answerId: string; rating: CardRating; nowMs: number };

/**
 * Lets an answer count on the rule's flashcard as its learner rates it, in the place of the rating that followed from
 * the verdict; the verdict stays. Throws 'not_found' for an unknown answer, 'forbidden' for someone else's,
 * 'invalid_input' for one that is yet to be self-assessed, 'unauthenticated' when the account is gone.
 */
export async function rateQuizAnswer({ userId, answerId, rating, nowMs }: Rated) {
  const answer = await findRuleAnswer(answerId);
  if (!answer) throw new AppError('not_found', 'There is no such answer.');
  if (answer.userId !== userId) throw new AppError('forbidden', 'That answer belongs to someone else.');
  if (answer.inDoubt.length > 0 && answer.selfAssessedAt === null) {
    throw new AppError('invalid_input', 'Compare that answer with its rule first.');
  }
  const isRescheduled = await rescheduleAnswer(userId, answerId, rating);
  // The server may have broken off between the answer and its review.
  if (!isRescheduled) await scheduleAnswer({ userId, answerId, ruleId: answer.ruleId, rating, nowMs });
  return { answerId, rating };
}
