import type { CardRef } from '@/lib/domain/memorize/card-ref';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { browserTimeZone } from './browser-time-zone';
import { randomId } from './random-id';
import { dropRefusedReview, reviewOutbox, type WaitingReview } from './review-outbox';
import { sendNow } from './sender';

/** One after the other, so that what is made later stays so. */
let writing: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  const done = writing.then(work);
  writing = done.catch(() => undefined);
  return done;
}

/** Puts an item in after all that waits, also within a millisecond of it and where the clock was set back. */
async function put(userId: string, item: Omit<WaitingReview, 'key' | 'refusal' | 'madeAtMs'>): Promise<void> {
  const waiting = await reviewOutbox.list(userId);
  const madeAtMs = Math.max(Date.now(), ...waiting.map((other) => other.madeAtMs + 1));
  await reviewOutbox.put(userId, { ...item, key: randomId(), madeAtMs, refusal: null });
  void sendNow(userId);
}

/** Keeps a rating of a flashcard in the browser, and has it sent. */
export function rateCard(userId: string, card: CardRef, rating: CardRating, reviewKey: string): Promise<void> {
  const timeZone = browserTimeZone();
  const review = { card, rating, timeZone, reviewedAt: new Date().toISOString() };
  return inTurn(() => put(userId, { reviewKey, review, undoneCard: null }));
}

/** Takes a rating back. */
export function undoRating(userId: string, card: CardRef, reviewKey: string): Promise<void> {
  return inTurn(async () => {
    if (await dropRefusedReview(userId, reviewKey)) return;
    await put(userId, { reviewKey, review: null, undoneCard: card });
  });
}
