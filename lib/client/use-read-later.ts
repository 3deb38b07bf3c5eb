'use client';

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Loaded } from './query';

export type Watching<T> = { fallback: string; tell: (loaded: Loaded<T>) => void; signal: AbortSignal };

/**
 * As `useRead`, for pages whose first view has no room for TanStack Query and the contract: `load` fetches
 * both, an `observeRead` of the endpoint, with the first thing that is read. Nothing is while the parts are
 * null. `fallback` stands for a failure that the server has no sentence for, `lost` for a script that
 * cannot be had.
 */
export function useReadLater<P, T>(
  parts: P | null,
  load: () => Promise<(parts: P, watching: Watching<T>) => void>,
  fallback: string,
  lost = fallback,
): Loaded<T> {
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<{ of: string; loaded: Loaded<T> } | null>(null);
  const loadNow = useEffectEvent(load);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  const wanted = parts && JSON.stringify([tries, parts]);

  useEffect(() => {
    if (wanted === null) return;
    const [, asked] = JSON.parse(wanted) as [number, P];
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (loaded: Loaded<T>) => setShown({ of: wanted, loaded });
    loadNow().then(
      (observe) => observe(asked, { fallback, tell, signal }),
      () => signal.aborted || tell({ status: 'failed', message: lost, reload, isStale: false }),
    );
    return () => {
      leaving.abort();
      // What this visit showed, a failure above all, is nothing for the next.
      setShown(null);
    };
  }, [wanted, fallback, lost, reload]);

  return useMemo(
    () => (shown?.of === wanted ? shown.loaded : { status: 'loading', reload, isStale: true }),
    [shown, wanted, reload],
  );
}
