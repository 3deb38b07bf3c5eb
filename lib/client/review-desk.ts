import type { CardRef } from '@/lib/domain/memorize/card-ref';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { randomId } from './random-id';
import { dropRefusedReview, reviewOutbox, type WaitingReview } from './review-outbox';
import { sendNow } from './sender';

let lastMadeAtMs = 0;

function put(userId: string, item: Omit<WaitingReview, 'key' | 'madeAtMs' | 'refusal'>): void {
  // Two within a millisecond keep their order.
  lastMadeAtMs = Math.max(Date.now(), lastMadeAtMs + 1);
  reviewOutbox.put(userId, { ...item, key: randomId(), madeAtMs: lastMadeAtMs, refusal: null });
  void sendNow(userId);
}

/** Keeps a rating of a flashcard in the browser, and has it sent. */
export function rateCard(userId: string, card: CardRef, rating: CardRating, reviewKey: string): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const review = { card, rating, timeZone, reviewedAt: new Date().toISOString() };
  put(userId, { reviewKey, review, undoneCard: null });
}

/** Takes a rating back. */
export function undoRating(userId: string, card: CardRef, reviewKey: string): void {
  if (!dropRefusedReview(userId, reviewKey)) put(userId, { reviewKey, review: null, undoneCard: card });
}
