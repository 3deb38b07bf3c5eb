'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callInTime, loadedOf, queryClient, queryKey } from '@/lib/client/query';
import { type DeckCard, listDeckCards } from '@/lib/contract/cards';
import type { DeckSummary } from '@/lib/domain/memorize/decks';

export const SAMPLE_DECK = 'sample';

export type OpenDeck =
  | { status: 'sample' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; deck: DeckSummary; cards: DeckCard[] /** Another with every deal. */; deal: number };

/**
 * The chosen deck with its cards as they stand once `deliver` has sent what was rated; `reload` deals anew.
 * A deck that is dealt stays as it is, whatever changes on the server.
 */
export function useDeck(deckId: string, deliver: () => Promise<void>): { open: OpenDeck; reload: () => void } {
  const [deal, setDeal] = useState(0);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const parts = { query: { deck: deckId, timeZone } };
  const result = useQuery(
    {
      queryKey: [...queryKey(listDeckCards, parts), deal],
      queryFn: async ({ signal }) => {
        // Asked earlier, the server would deal a card again that was rated a moment ago.
        await deliver();
        return await callInTime(listDeckCards, parts, signal);
      },
      enabled: deckId !== SAMPLE_DECK,
    },
    queryClient(),
  );
  const loaded = loadedOf(result, 'Failed to load the deck');
  const reload = useCallback(() => setDeal((count) => count + 1), []);
  if (deckId === SAMPLE_DECK) return { open: { status: 'sample' }, reload };
  return { open: loaded.status === 'ready' ? { status: 'ready', ...loaded.value, deal } : loaded, reload };
}
