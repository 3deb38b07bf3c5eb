'use client';

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '@/lib/client/api-error';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; reload: () => void }
  | { status: 'ready'; value: T };

/**
 * What `load` answers for a key, asked for again when the key changes and by `reload`; nothing is
 * asked for while the key is null. `fallback` stands for a failure that the server has no sentence for.
 */
export function useLoaded<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  fallback: string,
): Loaded<T> {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ of: string; state: Loaded<T> } | null>(null);
  const loadNow = useEffectEvent(load);
  const wanted = `${tries} ${key}`;
  const reload = useCallback(() => setTries((count) => count + 1), []);

  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    // A failure of an earlier visit is over.
    setLoaded((shown) => (shown?.state.status === 'failed' ? null : shown));
    loadNow(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setLoaded({ of: wanted, state: { status: 'ready', value } });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setLoaded({ of: wanted, state: { status: 'failed', message: errorMessage(error, fallback), reload } });
      },
    );
    return () => abort.abort();
  }, [key, wanted, fallback, reload]);

  return loaded?.of === wanted ? loaded.state : { status: 'loading' };
}
