'use client';

import { useCallback, useEffect, useState } from 'react';
import type { OutlineGraph } from '@/lib/domain/outlines/graph';
import type { SubjectId } from '@/lib/domain/subjects/subjects';

type OpenGraph =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; graph: OutlineGraph };

/** The graph of the chosen subject; `initial` is one that came with the page. `reload` asks for it again. */
export function useOutlineGraph(
  subjectId: SubjectId | null,
  initial: OutlineGraph | null,
): { open: OpenGraph; reload: () => void } {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ of: string; open: OpenGraph } | null>(null);
  const wanted = `${tries} ${subjectId}`;
  const isInitial = initial !== null && initial.subjectId === subjectId;

  useEffect(() => {
    if (subjectId === null || isInitial) return;
    const abort = new AbortController();
    // A failure of an earlier visit is over.
    setLoaded((shown) => (shown?.open.status === 'failed' ? null : shown));
    // How to ask comes only where it is wanted: the first graph is there with the page.
    import('./load-graph')
      .then(({ loadGraph }) => loadGraph(subjectId, abort.signal))
      .catch(() => 'Failed to get outlines')
      .then((graph) => {
        if (abort.signal.aborted) return;
        const isFailed = typeof graph === 'string';
        setLoaded({ of: wanted, open: isFailed ? { status: 'failed', message: graph } : { status: 'ready', graph } });
      });
    return () => abort.abort();
  }, [subjectId, wanted, isInitial]);

  const reload = useCallback(() => setTries((count) => count + 1), []);
  if (subjectId === null) return { open: { status: 'none' }, reload };
  if (isInitial) return { open: { status: 'ready', graph: initial }, reload };
  return { open: loaded?.of === wanted ? loaded.open : { status: 'loading' }, reload };
}
