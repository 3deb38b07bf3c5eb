'use client';

import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { type DeckCard, listDeckCards } from '@/lib/contract/cards';
import type { DeckSummary } from '@/lib/domain/memorize/decks';

export const SAMPLE_DECK = 'sample';

export type OpenDeck =
  | { status: 'sample' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; deck: DeckSummary; cards: DeckCard[] /** Another with every loading. */; loading: number };

/**
 * The chosen deck with its cards as they stand once `deliver` has sent what was rated; `reload` asks for
 * them again.
 */
export function useDeck(deckId: string, deliver: () => Promise<void>): { open: OpenDeck; reload: () => void } {
  const [loading, setLoading] = useState(0);
  const [loaded, setLoaded] = useState<{ of: string; open: OpenDeck } | null>(null);
  const wanted = `${loading} ${deckId}`;

  useEffect(() => {
    if (deckId === SAMPLE_DECK) return;
    const abort = new AbortController();
    // A failure of an earlier visit is over.
    setLoaded((shown) => (shown?.open.status === 'failed' ? null : shown));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Asked earlier, the server would deal a card again that was rated a moment ago.
    deliver()
      .then(() => call(listDeckCards, { query: { deck: deckId, timeZone } }, { signal: abort.signal }))
      .then(
        ({ deck, cards }) => {
          if (!abort.signal.aborted) setLoaded({ of: wanted, open: { status: 'ready', deck, cards, loading } });
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          const message = errorMessage(error, 'Failed to load the deck');
          setLoaded({ of: wanted, open: { status: 'failed', message } });
        },
      );
    return () => abort.abort();
  }, [deckId, wanted, loading, deliver]);

  const reload = useCallback(() => setLoading((count) => count + 1), []);
  if (deckId === SAMPLE_DECK) return { open: { status: 'sample' }, reload };
  return { open: loaded?.of === wanted ? loaded.open : { status: 'loading' }, reload };
}
