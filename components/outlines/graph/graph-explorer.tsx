'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { OutlineGraph } from '@/lib/domain/outlines/graph';
import { outlineAddress } from '@/lib/domain/outlines/outline-address';
import type { OutlineSize } from '@/lib/domain/outlines/outline-size';
import { SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';
import { DomainCards } from './domain-cards';
import { GraphDesk } from './graph-desk';
import { useOutlineGraph } from './use-outline-graph';

type GraphExplorerProps = {
  /** The graph of the subject in the address; null without one, or where the server could not read it. */
  initialGraph: OutlineGraph | null;
  /** By subject; null where the server could not count them. */
  sizes: Record<string, OutlineSize> | null;
};

function DeskSkeleton() {
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
  const { open, reload } = useOutlineGraph(subject?.id ?? null, initialGraph);
  const desk = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);

  const choose = (id: SubjectId) => {
    hasChosen.current = true;
    window.history.pushState(null, '', outlineAddress(id === subject?.id ? null : id));
  };

  useEffect(() => {
    // What was asked for lies below the cards; whoever has scrolled already is left where they are.
    if (open.status === 'ready' && (hasChosen.current || window.scrollY === 0)) desk.current?.scrollIntoView();
  }, [open.status]);

  return (
    <>
      <DomainCards chosenId={subject?.id ?? null} sizes={sizes} onChoose={choose} />
      <div ref={desk} className="mt-6 scroll-mt-3">
        {open.status === 'none' && (
          <EmptyState title="Select a domain to explore its knowledge graph.">
            Its outline opens on the left, with a graph of its issues and rules beside it that shows what you know and
            what you do not know yet.
          </EmptyState>
        )}
        {open.status === 'loading' && <DeskSkeleton />}
        {open.status === 'failed' && <FailedToLoad message={open.message} onRetry={reload} />}
        {open.status === 'ready' && subject && <GraphDesk key={subject.id} subject={subject} graph={open.graph} />}
      </div>
    </>
  );
}
