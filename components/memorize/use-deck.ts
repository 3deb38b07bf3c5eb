'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { loadedOf, queryClient, queryKey } from '@/lib/client/query';
import { reviewOutbox } from '@/lib/client/review-outbox';
import { storedUserId } from '@/lib/client/token-store';
import { type DeckCard, listDeckCards } from '@/lib/contract/cards';
import { cardKey } from '@/lib/domain/memorize/card-ref';
import type { DeckSummary } from '@/lib/domain/memorize/decks';

export const SAMPLE_DECK = 'sample';
const DUE_DECK = 'due';
/** Whether rated cards leave a deck. */
const isEmptied = (deckId: string) => deckId === DUE_DECK || deckId.startsWith('new:');

/** Whether a deck is of the learner's own cards: all of them, or those that bear its name. */
export const isOwnDeck = (deckId: string) => deckId === 'own' || deckId.startsWith('own:');

/** The cards whose ratings are on their way. */
async function ratedSince(): Promise<Set<string>> {
  const waiting = await reviewOutbox.list(storedUserId() ?? '');
  return new Set(waiting.flatMap(({ review, refusal }) => (review && refusal === null ? cardKey(review.card) : [])));
}

type DealtDeck = {
  deck: DeckSummary;
  cards: DeckCard[];
  /** Another with every deal. */
  deal: number;
};

export type OpenDeck =
  | { status: 'sample' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | ({ status: 'ready' } & DealtDeck);

/**
 * The chosen deck with its cards as they stand once `deliver` has sent what was rated; `reload` deals anew.
 * A deck that is dealt stays as it is, whatever changes on the server.
 */
export function useDeck(deckId: string, deliver: () => Promise<void>): { open: OpenDeck; reload: () => void } {
  const [deal, setDeal] = useState(0);
  const timeZone = browserTimeZone();
  const parts = { query: { deck: deckId, timeZone } };
  const result = useQuery<DealtDeck>(
    {
      queryKey: [...queryKey(listDeckCards, parts), deal],
      // The list of one's own cards stands below the deck: it must not move with every change of a card.
      placeholderData: (dealt) => (dealt?.deck.id === deckId && isOwnDeck(deckId) ? dealt : undefined),
      queryFn: async ({ signal }) => {
        // Asked earlier, the server would deal a card again that was rated a moment ago.
        await deliver();
        const answer = await call(listDeckCards, parts, { signal });
        // Without a network the answer is from before: what was rated since is not dealt again.
        const rated = isEmptied(deckId) ? await ratedSince() : new Set();
        return { ...answer, deal, cards: answer.cards.filter(({ card }) => !rated.has(cardKey(card))) };
      },
      enabled: deckId !== SAMPLE_DECK,
    },
    queryClient(),
  );
  const loaded = loadedOf(result, 'Failed to load the deck');
  const reload = useCallback(() => setDeal((count) => count + 1), []);
  if (deckId === SAMPLE_DECK) return { open: { status: 'sample' }, reload };
  return { open: loaded.status === 'ready' ? { status: 'ready', ...loaded.value } : loaded, reload };
}
