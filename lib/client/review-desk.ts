import type { CardRef } from '@/lib/domain/memorize/card-ref';
import type { CardRating } from '@/lib/domain/memorize/constants';
import { randomId } from './random-id';
import { reviewOutbox, sendWaitingReviews, type WaitingReview } from './review-outbox';
import { keepSending } from './sending';

export type ReviewDesk = {
  rate: (card: CardRef, rating: CardRating, reviewKey: string) => void;
  undo: (reviewKey: string) => void;
  sendNow: () => Promise<void>;
  stop: () => void;
};

type ReviewDeskOptions = {
  userId: string;
  /** Hears after every try why reviews wait in this browser, as the end of a sentence; null when none does. */
  onTried: (problem: string | null) => void;
};

/** Keeps every rating of a flashcard in the browser and sends it, with whatever waited before. */
export function openReviewDesk({ userId, onTried }: ReviewDeskOptions): ReviewDesk {
  let lastMadeAtMs = 0;
  let problem: string | null = null;
  const { sendNow, stop } = keepSending(async () => {
    // Where nothing waits any more another tab has sent it; that news is due as well.
    if (problem === null && reviewOutbox.list(userId).length === 0) return false;
    problem = await sendWaitingReviews(userId);
    onTried(problem);
    return problem !== null;
  });
  const put = (item: Omit<WaitingReview, 'key' | 'madeAtMs'>, madeAtMs: number) => {
    // Two within a millisecond keep their order.
    lastMadeAtMs = Math.max(madeAtMs, lastMadeAtMs + 1);
    reviewOutbox.put(userId, { ...item, key: randomId(), madeAtMs: lastMadeAtMs });
    void sendNow();
  };
  return {
    rate: (card, rating, reviewKey) => {
      const nowMs = Date.now();
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      put({ reviewKey, review: { card, rating, timeZone, reviewedAt: new Date(nowMs).toISOString() } }, nowMs);
    },
    undo: (reviewKey) => put({ reviewKey, review: null }, Date.now()),
    sendNow,
    stop,
  };
}
