'use client';

import type { Ref } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { GraphMark } from './graph-mark';

export type { GraphMark };

/** What the buttons beside a graph can do with it. */
export type KnowledgeGraphHandle = {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Puts every node back to its place and all of them into view. */
  fit: () => void;
};

export type KnowledgeGraphProps = {
  /** Parents before their children. */
  marks: readonly GraphMark[];
  /** The subject's hue in degrees. */
  hue: number;
  ariaLabel: string;
  chosenId: string | null;
  /** Ids of the nodes from the root to the chosen one. */
  pathIds: readonly string[];
  /** When it changes, all that shows is brought into view. */
  fitKey: number;
  onChoose: (id: string | null) => void;
  /** Asked to open or fold in a branch: a click on what is chosen already. */
  onToggle: (id: string) => void;
  /** An arrow key was pressed in the graph. */
  onArrow: (key: string) => void;
  graphRef?: Ref<KnowledgeGraphHandle | null>;
};

function GraphSkeleton() {
  return (
    <Loading>
      <Skeleton className="size-full" />
    </Loading>
  );
}

/** The one graph, as large as its place. Its code is fetched once the page stands in the browser. */
export const KnowledgeGraph = lazyPart<KnowledgeGraphProps>({
  load: () => import('./graph-canvas').then((module) => module.default),
  name: 'The graph',
  Place: GraphSkeleton,
});
