'use client';

import { useCallback, useRef } from 'react';
import { type Unsent, useUnsent } from '@/components/shell/use-unsent';
import { rateCard, undoRating } from '@/lib/client/review-actions';
import { reviewOutbox, type WaitingReview } from '@/lib/client/review-outbox';
import type { CardRef } from '@/lib/domain/memorize/card-ref';
import type { CardRating } from '@/lib/domain/memorize/constants';

export type ReviewOutbox = {
  rate: (card: CardRef, rating: CardRating, reviewKey: string) => void;
  undo: (reviewKey: string) => void;
  unsent: Unsent<WaitingReview>;
};

/** Keeps every rating in the browser and has it sent. */
export function useReviewOutbox(userId: string): ReviewOutbox {
  const unsent = useUnsent(userId, reviewOutbox);
  const cards = useRef(new Map<string, CardRef>());

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
