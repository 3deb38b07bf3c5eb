import 'server-only';
import { insertReview } from '@/lib/db/card-review-repository';
import { findStudyPlan } from '@/lib/db/study-plan-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { type CardRef, cardKey } from '@/lib/domain/memorize/card-ref';
import type { CardRating, ReviewOrigin } from '@/lib/domain/memorize/constants';
import { type CardMemory, replayReviews, reviewCard } from '@/lib/domain/memorize/schedule';
import { startOfDay } from '@/lib/domain/time/calendar-day';
import { clientTime } from '@/lib/domain/time/client-time';
import { learnerDecks } from './learner-decks';
import { learnerMoment } from './learner-moment';

type Review = {
  userId: string;
  card: CardRef;
  rating: CardRating;
  origin: ReviewOrigin;
  nowMs: number;
  /** IANA name; without one that of the learner's last review, else UTC. */
  timeZone?: string | undefined;
  /** ISO 8601; now without one. */
  reviewedAt?: string | undefined;
  /** Names the review: stored once, and undone by it. */
  idempotencyKey?: string | undefined;
};

/**
 * Stores a review in the log and brings the state of its card up to date; answers when the card is
 * due again (ISO 8601). Throws 'not_found' or 'forbidden' for a card that is not there or somebody
 * else's, 'invalid_input' for an unknown time zone, 'unauthenticated' when the account is gone.
 */
export async function recordReview(review: Review): Promise<{ dueAt: string }> {
  const { userId, card, rating, origin, nowMs, idempotencyKey } = review;
  const reviewedAtMs = clientTime(review.reviewedAt, nowMs);
  const { timeZone, day } = await learnerMoment(userId, reviewedAtMs, review.timeZone);
  const outcome = await insertReview(
    { userId, ref: card, rating, origin, reviewedAtMs, timeZone, day, idempotencyKey },
    { replay: replayReviews, reviewOnce: reviewCard },
  );
  if (outcome.status === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  if (outcome.status === 'no-card') throw new AppError('not_found', 'There is no such card.');
  if (outcome.status === 'not-yours') throw new AppError('forbidden', 'That card belongs to someone else.');
  // A log with a review in it always leaves a state.
  if (!outcome.memory) throw new Error('A stored review left no state.');
  return { dueAt: await dueAtOf({ userId, ref: outcome.ref, memory: outcome.memory, nowMs, timeZone }) };
}

type Due = { userId: string; ref: CardRef; memory: CardMemory; nowMs: number; timeZone: string };

/** When a card is due by its state and, with an exam ahead, by the plan of the last pass; ISO 8601. */
export async function dueAtOf({ userId, ref, memory, nowMs, timeZone }: Due): Promise<string> {
  const latestDay = (await findStudyPlan(userId))?.examDate
    ? (await learnerDecks({ userId, nowMs, timeZone })).decks.plan?.latestDayOf(cardKey(ref))
    : undefined;
  const isPulledForward = latestDay !== undefined && latestDay < memory.dueDay;
  return new Date(isPulledForward ? startOfDay(latestDay, timeZone) : memory.dueAtMs).toISOString();
}
