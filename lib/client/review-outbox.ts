import * as z from 'zod/mini';
import { reviewCard, undoReview } from '@/lib/contract/cards';
import type { CardRef } from '@/lib/domain/memorize/card-ref';
import { CARD_RATINGS, type CardRating } from '@/lib/domain/memorize/constants';
import { call } from './call';
import { defineOutbox } from './outbox';
import { failureReason, isRefusal, SEND_TIMEOUT_MS, tokenProblem } from './sending';
import { withTabLock } from './tab-lock';

/** A rating that was given, or one that was taken back. */
export type WaitingReview = {
  key: string;
  madeAtMs: number;
  /** Names the review that is made or undone. */
  reviewKey: string;
  /** Null where a review is undone. */
  review: { card: CardRef; rating: CardRating; timeZone: string; reviewedAt: string } | null;
};

/** Ratings of flashcards that the server has not confirmed. */
export const reviewOutbox = defineOutbox<WaitingReview>({
  kind: 'review',
  version: 1,
  schema: z.object({
    key: z.string(),
    madeAtMs: z.number(),
    reviewKey: z.string(),
    review: z.nullable(
      z.object({
        card: z.union([z.object({ ruleId: z.string() }), z.object({ ownCardId: z.string() })]),
        rating: z.enum(CARD_RATINGS),
        timeZone: z.string(),
        reviewedAt: z.string(),
      }),
    ),
  }),
  madeAtMs: ({ madeAtMs }) => madeAtMs,
});

async function sendReview({ reviewKey, review }: WaitingReview): Promise<void> {
  const options = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
  if (review) await call(reviewCard, { body: review, headers: { 'idempotency-key': reviewKey } }, options);
  else await call(undoReview, { params: { key: reviewKey } }, options);
}

/**
 * Sends what waits in the order in which it was made, in one tab at a time, up to the first that
 * cannot be sent now; answers why not, as the end of a sentence, null when all is sent. What the
 * server refuses is dropped: the card was deleted, or reviewed elsewhere since.
 */
export async function sendWaitingReviews(userId: string): Promise<string | null> {
  return await withTabLock(`barwright:reviews:${userId}`, async () => {
    for (const item of reviewOutbox.list(userId)) {
      if (tokenProblem(userId) !== null) return 'you are logged out';
      try {
        await sendReview(item);
      } catch (error) {
        if (!isRefusal(error)) return failureReason(error);
      }
      reviewOutbox.remove(userId, item.key);
    }
    return null;
  });
}
