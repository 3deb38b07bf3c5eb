'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openReviewDesk, type ReviewDesk } from '@/lib/client/review-desk';
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
  const desk = useRef<ReviewDesk>(undefined);
  const delivered = useEffectEvent(onDelivered);

  useEffect(() => {
    const opened = openReviewDesk({
      userId,
      onTried: (reason) => {
        setProblem(reason);
        if (reason === null) delivered();
      },
    });
    desk.current = opened;
    return () => opened.stop();
  }, [userId]);

  const rate = useCallback(
    (card: CardRef, rating: CardRating, reviewKey: string) => desk.current?.rate(card, rating, reviewKey),
    [],
  );
  const undo = useCallback((reviewKey: string) => desk.current?.undo(reviewKey), []);
  const sendNow = useCallback(async () => desk.current?.sendNow(), []);
  return { rate, undo, problem, sendNow };
}
