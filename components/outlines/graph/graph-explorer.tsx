'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { useReadLater } from '@/lib/client/use-read-later';
import type { OutlineGraph } from '@/lib/domain/outlines/graph';
import { outlineAddress } from '@/lib/domain/outlines/outline-address';
import type { OutlineSize } from '@/lib/domain/outlines/outline-size';
import { SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';
import { DomainCards } from './domain-cards';
import { GraphWorkspace } from './graph-workspace';

type GraphExplorerProps = {
  /** The graph of the subject in the address; null without one, or where the server could not read it. */
  initialGraph: OutlineGraph | null;
  /** By subject; null where the server could not count them. */
  sizes: Record<string, OutlineSize> | null;
};

function WorkspaceSkeleton() {
  return (
    <Loading isTextVisible>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <Skeleton className="h-96 lg:h-[40rem]" />
        <Skeleton className="h-96 lg:h-[40rem]" />
      </div>
    </Loading>
  );
}

/** Cards to choose a domain, and below them its outline and its graph. The choice is in the address. */
export function GraphExplorer({ initialGraph, sizes }: GraphExplorerProps) {
  const wanted = useSearchParams().get('subject');
  const subject = SUBJECTS.find(({ id }) => id === wanted) ?? null;
  const timeZone = browserTimeZone();
  const isInitial = subject !== null && initialGraph?.subjectId === subject.id;
  const asked = useReadLater(
    subject && !isInitial ? { params: { subject: subject.id }, query: { timeZone } } : null,
    // How to ask comes only where it is wanted: the first graph is there with the page.
    () => import('./read-graph').then(({ readGraph }) => readGraph),
    'Failed to get outlines',
  );
  const graph = isInitial ? initialGraph : asked.status === 'ready' ? asked.value : null;
  const workspace = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);

  const choose = (id: SubjectId) => {
    hasChosen.current = true;
    window.history.pushState(null, '', outlineAddress(id === subject?.id ? null : id));
  };

  const hasGraph = graph !== null;
  useEffect(() => {
    // What was asked for is below the cards; whoever has scrolled already is left where they are.
    if (hasGraph && (hasChosen.current || window.scrollY === 0)) workspace.current?.scrollIntoView();
  }, [hasGraph]);

  return (
    <>
      <DomainCards chosenId={subject?.id ?? null} sizes={sizes} onChoose={choose} />
      <div ref={workspace} className="mt-6 scroll-mt-3">
        {!subject && (
          <EmptyState title="Select a domain to explore its knowledge graph.">
            Its outline opens on the left, with a graph of its issues and rules beside it that shows what you know and
            what you do not know yet.
          </EmptyState>
        )}
        {subject && !graph && asked.status === 'loading' && <WorkspaceSkeleton />}
        {asked.status === 'failed' && <FailedToLoad message={asked.message} onRetry={asked.reload} />}
        {subject && graph && <GraphWorkspace key={subject.id} subject={subject} graph={graph} />}
      </div>
    </>
  );
}
