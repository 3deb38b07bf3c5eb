'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from './figures';

export type FiguresState = { status: 'loading' } | (Outcome & { /** Newer ones are on their way. */ isStale: boolean });

/** With the calls, which the first view has no need of. */
async function loadFigures(userId: string, search: string, signal: AbortSignal): Promise<Outcome> {
  const calls = await import('./fetch-figures').catch(() => null);
  return calls
    ? calls.fetchFigures(userId, search, signal)
    : { status: 'error', message: 'Failed to load profile data.' };
}

/** The figures of a learner, narrowed as the query of the address says; fetched anew when either changes. */
export function useFigures(userId: string, search: string): { state: FiguresState; reload: () => void } {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; outcome: Outcome } | null>(null);
  const key = JSON.stringify([userId, search, round]);

  useEffect(() => {
    const [id, query] = JSON.parse(key) as [string, string];
    const leave = new AbortController();
    void loadFigures(id, query, leave.signal).then((outcome) => {
      if (!leave.signal.aborted) setLoaded({ key, outcome });
    });
    return () => leave.abort();
  }, [key]);

  const reload = useCallback(() => setRound((rounds) => rounds + 1), []);
  const isStale = loaded?.key !== key;
  const state: FiguresState =
    loaded === null || (isStale && loaded.outcome.status === 'error')
      ? { status: 'loading' }
      : { ...loaded.outcome, isStale };
  return { state, reload };
}
