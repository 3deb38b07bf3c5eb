import 'server-only';
import { removeReview } from '@/lib/db/card-review-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { replayReviews } from '@/lib/domain/memorize/schedule';
import { learnerMoment } from './learner-moment';
import { dueAtOf } from './record-review';

type Undo = { userId: string; idempotencyKey: string; nowMs: number };

/**
 * Takes a review of the learner back: out of the log, with the state of its card made anew; answers
 * when the card is due now (ISO 8601), null when it is as good as never seen. Throws 'not_found' when
 * there is no review of this key, 'taken' when the card was reviewed again since.
 */
export async function undoReview({ userId, idempotencyKey, nowMs }: Undo): Promise<{ dueAt: string | null }> {
  const outcome = await removeReview(userId, idempotencyKey, replayReviews);
  if (outcome.status === 'no-review') throw new AppError('not_found', 'There is no such review.');
  if (outcome.status === 'not-last') {
    throw new AppError('taken', 'The card was reviewed again since; only its last review can be undone.');
  }
  const { ref, memory } = outcome;
  if (!memory) return { dueAt: null };
  const { timeZone } = await learnerMoment(userId, nowMs, undefined);
  return { dueAt: await dueAtOf({ userId, ref, memory, nowMs, timeZone }) };
}
