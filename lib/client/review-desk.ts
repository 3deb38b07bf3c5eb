import type { CardRef } from '@/lib/domain/memorize/card-ref';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { randomId } from './random-id';
import { dropRefusedReview, reviewOutbox, type WaitingReview } from './review-outbox';
import { sendNow } from './sender';

let lastMadeAtMs = 0;

/** The time, such that two within a millisecond keep their order. */
function nextMadeAtMs(): number {
  lastMadeAtMs = Math.max(Date.now(), lastMadeAtMs + 1);
  return lastMadeAtMs;
}

async function put(userId: string, item: Omit<WaitingReview, 'key' | 'refusal'>): Promise<void> {
  await reviewOutbox.put(userId, { ...item, key: randomId(), refusal: null });
  void sendNow(userId);
}

/** Keeps a rating of a flashcard in the browser, and has it sent. */
export async function rateCard(userId: string, card: CardRef, rating: CardRating, reviewKey: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const review = { card, rating, timeZone, reviewedAt: new Date().toISOString() };
  await put(userId, { madeAtMs: nextMadeAtMs(), reviewKey, review, undoneCard: null });
}

/** Takes a rating back. */
export async function undoRating(userId: string, card: CardRef, reviewKey: string): Promise<void> {
  const madeAtMs = nextMadeAtMs();
  if (await dropRefusedReview(userId, reviewKey)) return;
  await put(userId, { madeAtMs, reviewKey, review: null, undoneCard: card });
}
