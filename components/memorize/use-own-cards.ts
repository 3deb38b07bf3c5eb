'use client';

import { useCallback, useRef, useState } from 'react';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { listOwnCards, type OwnCard } from '@/lib/contract/cards';

const FAILED = 'Failed to load your cards';

type OwnCardList = {
  /** Newest first; null until they came. */
  cards: OwnCard[] | null;
  /** Why they could not be loaded. */
  problem: string | null;
  /** Where the next page begins; null after the last. */
  nextBefore: string | null;
  isLoading: boolean;
  /** Loads the page before a card, or all anew. */
  load: (before?: string) => Promise<void>;
  /** Shows what has changed on the server. */
  change: (update: (shown: OwnCard[]) => OwnCard[]) => void;
};

/** The learner's own cards, page by page, as they were loaded and changed since. */
export function useOwnCards(): OwnCardList {
  const [cards, setCards] = useState<OwnCard[] | null>(null);
  const [nextBefore, setNextBefore] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [loading, setLoading] = useState<'anew' | 'more' | null>(null);
  const asking = useRef<AbortController>(undefined);
  // What is shown and what is on its way at this moment: a change may be told of by an earlier rendering.
  const isToBeLoaded = useRef(true);

  const load = useCallback(async (wanted?: string) => {
    // Another page may only follow what is as it stands on the server.
    const before = isToBeLoaded.current ? undefined : wanted;
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setLoading(before === undefined ? 'anew' : 'more');
    if (before === undefined) isToBeLoaded.current = true;
    setProblem(null);
    try {
      const page = await call(listOwnCards, { query: { before } }, { signal });
      if (signal.aborted) return;
      isToBeLoaded.current = false;
      setCards((shown) => (before === undefined ? page.cards : [...(shown ?? []), ...page.cards]));
      setNextBefore(page.nextBefore);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(errorMessage(error, FAILED));
    }
    setLoading(null);
  }, []);

  const change = (update: (shown: OwnCard[]) => OwnCard[]) => {
    // A list that is on its way may be one from before the change.
    if (isToBeLoaded.current) void load();
    else setCards((shown) => update(shown ?? []));
  };

  return { cards, problem, nextBefore, isLoading: loading !== null, load, change };
}
