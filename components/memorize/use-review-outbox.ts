'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomId } from '@/lib/client/random-id';
import { reviewOutbox, sendWaitingReviews, type WaitingReview } from '@/lib/client/review-outbox';
import { keepSending, type Sending } from '@/lib/client/sending';
import type { CardRef } from '@/lib/domain/memorize/card-ref';
import type { CardRating } from '@/lib/domain/memorize/constants';

export type ReviewOutbox = {
  rate: (card: CardRef, rating: CardRating, reviewKey: string) => void;
  undo: (reviewKey: string) => void;
  /** Why ratings wait in this browser, as the end of a sentence; null while none does. */
  problem: string | null;
  sendNow: () => Promise<void>;
};

/** Keeps every rating in the browser and sends it; calls `onDelivered` once the server has them all. */
export function useReviewOutbox(userId: string, onDelivered: () => void): ReviewOutbox {
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<Sending>(undefined);
  const lastMadeAtMs = useRef(0);
  const delivered = useEffectEvent(onDelivered);

  useEffect(() => {
    const current = keepSending(async () => {
      if (reviewOutbox.list(userId).length === 0) return false;
      const reason = await sendWaitingReviews(userId);
      setProblem(reason);
      if (reason === null) delivered();
      return reason !== null;
    });
    sending.current = current;
    return () => current.stop();
  }, [userId]);

  const put = useCallback(
    (item: Omit<WaitingReview, 'key' | 'madeAtMs'>, madeAtMs: number) => {
      // Two within a millisecond keep their order.
      lastMadeAtMs.current = Math.max(madeAtMs, lastMadeAtMs.current + 1);
      reviewOutbox.put(userId, { ...item, key: randomId(), madeAtMs: lastMadeAtMs.current });
      void sending.current?.sendNow();
    },
    [userId],
  );

  const rate = useCallback(
    (card: CardRef, rating: CardRating, reviewKey: string) => {
      const nowMs = Date.now();
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      put({ reviewKey, review: { card, rating, timeZone, reviewedAt: new Date(nowMs).toISOString() } }, nowMs);
    },
    [put],
  );
  const undo = useCallback((reviewKey: string) => put({ reviewKey, review: null }, Date.now()), [put]);
  const sendNow = useCallback(async () => sending.current?.sendNow(), []);
  return { rate, undo, problem, sendNow };
}
