'use client';

import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  getPerformance,
  getPerformanceInsights,
  type Performance,
  type PerformanceInsights,
} from '@/lib/contract/performance';
import { isNarrowed, readFilters } from './figure-filters';

export type Figures = {
  performance: Performance;
  /** Null where only the specified figures came. */
  insights: PerformanceInsights | null;
  isNarrowed: boolean;
};

type Outcome = { status: 'error'; message: string } | { status: 'data'; figures: Figures };
export type FiguresState = { status: 'loading' } | (Outcome & { /** Newer ones are on their way. */ isStale: boolean });

const FAILED = 'Failed to load performance data.';

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function fetchFigures(userId: string, search: string, signal: AbortSignal): Promise<Outcome> {
  const filters = readFilters(search);
  const query = { ...filters, timeZone: browserTimeZone() };
  const [performance, insights] = await Promise.allSettled([
    call(getPerformance, { params: { id: userId }, query }, { signal }),
    call(getPerformanceInsights, { query }, { signal }),
  ]);
  if (performance.status === 'rejected') return { status: 'error', message: errorMessage(performance.reason, FAILED) };
  return {
    status: 'data',
    figures: {
      performance: performance.value,
      insights: insights.status === 'fulfilled' ? insights.value : null,
      isNarrowed: isNarrowed(filters),
    },
  };
}

/** The figures of a learner, narrowed as the query of the address says; fetched anew when either changes. */
export function useFigures(userId: string, search: string): { state: FiguresState; reload: () => void } {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; outcome: Outcome } | null>(null);
  const key = JSON.stringify([userId, search, round]);

  useEffect(() => {
    const [id, query] = JSON.parse(key) as [string, string];
    const leave = new AbortController();
    void fetchFigures(id, query, leave.signal).then((outcome) => {
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
