'use client';

import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type Unsent, useUnsent } from '@/components/shell/use-unsent';
import { rateCard, undoRating } from '@/lib/client/review-desk';
import { reviewOutbox, type WaitingReview } from '@/lib/client/review-outbox';
import type { CardRef } from '@/lib/domain/memorize/card-ref';
import type { CardRating } from '@/lib/domain/memorize/constants';

export type ReviewOutbox = {
  rate: (card: CardRef, rating: CardRating, reviewKey: string) => void;
  undo: (reviewKey: string) => void;
  unsent: Unsent<WaitingReview>;
};

/** Keeps every rating in the browser and has it sent; calls `onDelivered` once the server has them all. */
export function useReviewOutbox(userId: string, onDelivered: () => void): ReviewOutbox {
  const unsent = useUnsent(userId, reviewOutbox);
  const delivered = useEffectEvent(onDelivered);
  const unconfirmed = unsent.items.length - unsent.refused.length;
  const before = useRef(unconfirmed);
  const cards = useRef(new Map<string, CardRef>());

  useEffect(() => {
    if (before.current > 0 && unconfirmed === 0) delivered();
    before.current = unconfirmed;
  }, [unconfirmed]);

  const rate = useCallback(
    (card: CardRef, rating: CardRating, reviewKey: string) => {
      cards.current.set(reviewKey, card);
      rateCard(userId, card, rating, reviewKey);
    },
    [userId],
  );
  const undo = useCallback(
    (reviewKey: string) => {
      const card = cards.current.get(reviewKey);
      if (card) undoRating(userId, card, reviewKey);
    },
    [userId],
  );
  return { rate, undo, unsent };
}
