import * as z from 'zod/mini';
import { listDecks, reviewCard, undoReview } from '@/lib/contract/cards';
import { getPerformanceInsights } from '@/lib/contract/performance';
import { getToday } from '@/lib/contract/plan';
import type { CardRef } from '@/lib/domain/memorize/card-ref';
import { CARD_RATINGS, type CardRating } from '@/lib/domain/memorize/constants';
import { ApiError } from './api-error';
import { callConfirmed, defineChannel } from './channel';
import { defineOutbox } from './outbox';

/** A rating that was given, or one that was taken back. */
export type WaitingReview = {
  key: string;
  madeAtMs: number;
  /** Names the review that is made or undone. */
  reviewKey: string;
  /** Null where a review is undone. */
  review: { card: CardRef; rating: CardRating; timeZone: string; reviewedAt: string } | null;
  /** Of a review that is undone; null where it is not known. */
  undoneCard: CardRef | null;
  refusal: string | null;
};

const card = z.union([z.object({ ruleId: z.string() }), z.object({ ownCardId: z.string() })]);

/** Ratings of flashcards that the server has not confirmed. */
export const reviewOutbox = defineOutbox<WaitingReview>({
  kind: 'review',
  version: 1,
  schema: z.object({
    key: z.string(),
    madeAtMs: z.number(),
    reviewKey: z.string(),
    review: z.nullable(z.object({ card, rating: z.enum(CARD_RATINGS), timeZone: z.string(), reviewedAt: z.string() })),
    undoneCard: z._default(z.nullable(card), null),
    refusal: z._default(z.nullable(z.string()), null),
  }),
  madeAtMs: ({ madeAtMs }) => madeAtMs,
});

/** Takes out a review that the server would not take; whether there was one. */
export async function dropRefusedReview(userId: string, reviewKey: string): Promise<boolean> {
  const items = await reviewOutbox.list(userId);
  const refused = items.find((item) => item.review && item.refusal !== null && item.reviewKey === reviewKey);
  if (refused) await reviewOutbox.remove(userId, refused.key);
  return refused !== undefined;
}

async function takeBack(reviewKey: string): Promise<void> {
  try {
    await callConfirmed(undoReview, { params: { key: reviewKey } });
  } catch (error) {
    // Where there is no such review nothing is left to be undone.
    if (!(error instanceof ApiError && error.isOurs && error.status === 404)) throw error;
  }
}

export const reviewChannel = defineChannel({
  outbox: reviewOutbox,
  thingOf: ({ review, undoneCard, reviewKey }) => {
    const about = review?.card ?? undoneCard;
    if (!about) return reviewKey;
    return 'ruleId' in about ? about.ruleId : about.ownCardId;
  },
  changes: [listDecks, getPerformanceInsights, getToday],
  send: async ({ reviewKey, review }, userId) => {
    if (review) {
      const parts = { body: review, headers: { 'idempotency-key': reviewKey } };
      await callConfirmed(reviewCard, parts);
    } else if (!(await dropRefusedReview(userId, reviewKey))) {
      await takeBack(reviewKey);
    }
  },
});
