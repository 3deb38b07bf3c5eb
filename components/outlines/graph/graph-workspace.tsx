'use client';

import { useMemo, useReducer, useRef, useState } from 'react';
import { KnowledgeGraph, type KnowledgeGraphHandle } from '@/components/outlines/knowledge-graph/knowledge-graph';
import { hueStyle } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { KeyHelp, type KeyTable } from '@/components/ui/key-help';
import { lazyPart } from '@/components/ui/lazy-part';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { usePageKeys } from '@/components/ui/use-page-keys';
import { type GraphTree, type OutlineGraph, pathTo, readGraphTree } from '@/lib/domain/outlines/graph';
import { nodeTowards } from '@/lib/domain/outlines/graph-keys';
import { layOutGraph } from '@/lib/domain/outlines/graph-layout';
import {
  type GraphAction,
  type GraphView,
  initialGraphView,
  isBlank,
  viewGraph,
} from '@/lib/domain/outlines/graph-view';
import type { Subject } from '@/lib/domain/subjects/subjects';
import { FindBox } from './find-box';
import { graphMarks } from './graph-marks';
import { GraphToolbar } from './graph-toolbar';
import { MasteryLegend } from './mastery-badge';
import { NodeDetails } from './node-details';
import { OutlineTree } from './outline-tree';

const RecallBar = lazyPart({
  load: () => import('./recall-bar').then((module) => module.RecallBar),
  name: 'The field for what you recall',
});

const KEYS: KeyTable = [
  [
    ['←', '→', '↑', '↓'],
    'In the graph: go to the next node in that direction. In the outline: go up or down, open or close a branch',
  ],
  [['Enter', 'Space'], 'Open or close a branch; while recalling, show the name'],
  [['+', '-'], 'In the graph: zoom in, zoom out', 'in place'],
  [['0'], 'In the graph: fit everything in view', 'in place'],
  [['Shift', '← → ↑ ↓'], 'In the graph: pan'],
  [['Home', 'End'], 'In the outline: first line, last line'],
  [['Esc'], 'In the graph: clear the selection'],
];

type GraphWorkspaceProps = { subject: Subject; graph: OutlineGraph };

/** The outline of a subject and its graph side by side: what is done in one shows in the other. */
export function GraphWorkspace({ subject, graph }: GraphWorkspaceProps) {
  const tree = useMemo(() => readGraphTree(graph), [graph]);
  if (!tree || tree.root.childIds.length === 0) {
    return (
      <EmptyState title="No outline data available.">Nothing has been written about {subject.name} yet.</EmptyState>
    );
  }
  return <GraphPanels subject={subject} tree={tree} />;
}

function GraphPanels({ subject, tree }: { subject: Subject; tree: GraphTree }) {
  const [view, dispatch] = useReducer(
    (before: GraphView, action: GraphAction) => viewGraph(tree, before, action),
    tree,
    initialGraphView,
  );
  const [fitKey, setFitKey] = useState(0);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const [isGraphAskedFor, setIsGraphAskedFor] = useState(false);
  const graph = useRef<KnowledgeGraphHandle>(null);
  const outline = useRef<HTMLDivElement>(null);
  const { open, chosenId, recall, coloring } = view;

  const placed = useMemo(
    () => layOutGraph(tree, open, { isMasteryShown: coloring === 'mastery' }),
    [tree, open, coloring],
  );
  const marks = useMemo(
    () => graphMarks(tree, placed, { open, chosenId: null, recall, coloring }),
    [tree, placed, open, recall, coloring],
  );
  const pathIds = useMemo(() => pathTo(tree, chosenId ?? '').map(({ id }) => id), [tree, chosenId]);
  const chosen = tree.byId.get(chosenId ?? '') ?? null;

  /** Brings the name of a blank node to light, else opens or folds in its branch. */
  const answer = (id: string) => {
    const node = tree.byId.get(id);
    if (node) dispatch(isBlank(view, node) ? { type: 'show-name', id } : { type: 'toggle', id });
  };
  const chooseByClick = (id: string | null) => {
    dispatch({ type: 'choose', id });
    const node = tree.byId.get(id ?? '');
    if (node && isBlank(view, node)) dispatch({ type: 'show-name', id: node.id });
  };
  const dispatchAndFit = (action: GraphAction) => {
    dispatch(action);
    setFitKey((key) => key + 1);
  };

  const chooseFound = (id: string) => {
    // The list of what was found goes; the focus goes on with what is chosen in the outline.
    outline.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus({ preventScroll: true });
    dispatch({ type: 'choose', id });
  };
  const closeDetails = () => {
    // The button goes with its details; the focus stays at what was chosen.
    outline.current
      ?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')
      ?.focus({ preventScroll: true });
    dispatch({ type: 'choose', id: null });
  };

  usePageKeys((key) => {
    if (key !== '?') return false;
    setIsHelpOpen(true);
    return true;
  });

  return (
    <section
      aria-label={`Knowledge graph of ${subject.name}`}
      style={hueStyle(subject.hue)}
      className="flex flex-col gap-4 lg:mx-[calc((100%-min(100vw-5rem,100rem))/2)] lg:h-[calc(100dvh-1.5rem)] lg:max-h-[54rem] lg:min-h-[36rem] lg:grid lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)_auto]"
    >
      <div className="flex min-h-0 min-w-0 flex-col rounded-xl border border-line bg-surface shadow-card">
        <div className="border-b border-line p-3">
          <FindBox tree={tree} isDisabled={recall !== null} onChoose={chooseFound} />
        </div>
        <div ref={outline} className="max-h-[60dvh] min-h-0 flex-1 overflow-y-auto p-2 lg:max-h-none">
          <OutlineTree tree={tree} view={view} pathIds={pathIds} dispatch={dispatch} />
        </div>
      </div>
      <div className="flex min-h-0 min-w-0 flex-col rounded-xl border border-line bg-surface shadow-card lg:row-span-2">
        <GraphToolbar
          coloring={coloring}
          isRecalling={recall !== null}
          isGraphAskedFor={isGraphAskedFor}
          onAskForGraph={() => setIsGraphAskedFor(!isGraphAskedFor)}
          dispatch={dispatch}
          onFold={dispatchAndFit}
          onZoomIn={() => graph.current?.zoomIn()}
          onZoomOut={() => graph.current?.zoomOut()}
          onFit={() => graph.current?.fit()}
          onHelp={() => setIsHelpOpen(true)}
        />
        {recall && (
          <RecallBar
            tree={tree}
            view={view}
            onRecall={(typed, meantIds) => dispatch({ type: 'recall', typed, meantIds })}
          />
        )}
        {/* On a phone the outline stands for the graph until that is asked for. */}
        <div className={classNames('h-[26rem] min-h-0 lg:h-auto lg:flex-1', !isGraphAskedFor && 'max-sm:hidden')}>
          {(!isNarrow || isGraphAskedFor) && (
            <KnowledgeGraph
              marks={marks}
              hue={subject.hue}
              ariaLabel={`Graph of ${subject.name}. The outline beside it has the same content as text.`}
              chosenId={chosenId}
              pathIds={pathIds}
              fitKey={fitKey}
              onChoose={chooseByClick}
              onToggle={answer}
              onArrow={(key) =>
                dispatch({ type: 'choose', id: nodeTowards(placed, chosenId ?? tree.root.id, key) ?? chosenId })
              }
              graphRef={graph}
            />
          )}
        </div>
        {coloring === 'mastery' && (
          <div className="border-t border-line px-3 py-2">
            <MasteryLegend />
          </div>
        )}
      </div>
      {/* On a small screen what is chosen stays in sight, wherever it was chosen. */}
      <div
        className={classNames(
          'min-w-0',
          chosen && 'max-lg:sticky max-lg:bottom-[calc(0.75rem+var(--phone-bar))] max-lg:z-10',
        )}
      >
        <NodeDetails subject={subject} tree={tree} view={view} node={chosen} onAnswer={answer} onClose={closeDetails} />
      </div>
      <KeyHelp
        isOpen={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
        keys={KEYS}
        note="Press Tab to reach the outline and the graph. Scroll to zoom; drag to move the graph or a node."
      />
    </section>
  );
}
