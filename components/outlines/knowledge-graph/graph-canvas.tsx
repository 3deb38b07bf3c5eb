'use client';

import type { Core, ElementDefinition, EventObjectNode, Position } from 'cytoscape';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import CytoscapeComponent from 'react-cytoscapejs';
import { classNames } from '@/components/ui/class-names';
import { useIsDark } from '@/components/ui/use-is-dark';
import { MAX_ZOOM, MIN_ZOOM, ZOOM_STEP } from '@/lib/domain/outlines/graph-zoom';
import { bringIntoView, FIRST_LIMITS, type FitLimits, fitAll, LIMITS, renderedBox } from './graph-camera';
import type { GraphMark } from './graph-mark';
import { graphStyle } from './graph-style';
import type { KnowledgeGraphProps } from './knowledge-graph';

/** From this many nodes on, a picture of the graph is moved while it is dragged. */
const MANY_NODES = 400;
/** What one press of Shift and an arrow key moves, pixels. */
const PAN_STEP = 60;

/**
 * Cytoscape adds a style element without our nonce unless it finds one of this id. All it would say is
 * that its container is positioned, which ours is.
 */
const STYLE_ELEMENT_ID = '__________cytoscape_stylesheet';

const PAN_KEYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: PAN_STEP, y: 0 },
  ArrowRight: { x: -PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP },
  ArrowDown: { x: 0, y: -PAN_STEP },
};

function toElements(marks: readonly GraphMark[], chosenId: string | null, pathIds: readonly string[]) {
  const path = new Set(pathIds);
  const nodes = marks.map((mark): ElementDefinition => {
    const { id, kind, label, x, y, width, height, side, band, isFolded, isBlank } = mark;
    return {
      group: 'nodes',
      data: { id, label, width, height },
      position: { x, y },
      selectable: false,
      classes: classNames(
        kind,
        side < 0 ? 'left' : 'right',
        band,
        isFolded && 'folded',
        isBlank && 'blank',
        path.has(id) && 'path',
        id === chosenId && 'chosen',
      ),
    };
  });
  const links = marks.flatMap(({ id, parentId }): ElementDefinition[] =>
    parentId === null
      ? []
      : [
          {
            group: 'edges',
            data: { id: `${parentId}>${id}`, source: parentId, target: id },
            selectable: false,
            classes: path.has(id) ? 'path' : '',
          },
        ],
  );
  return [...nodes, ...links];
}

type Tip = { name: string; left: number; top: number };

/** The graph on its canvas: Cytoscape through react-cytoscapejs, with places that were worked out before. */
export default function GraphCanvas({
  marks,
  hue,
  ariaLabel,
  chosenId,
  pathIds,
  fitKey,
  onChoose,
  onToggle,
  onArrow,
  graphRef,
}: KnowledgeGraphProps) {
  const frame = useRef<HTMLDivElement>(null);
  const cyRef = useRef<Core | null>(null);
  const isDark = useIsDark();
  const [fontFamily, setFontFamily] = useState('sans-serif');
  const [tip, setTip] = useState<Tip | null>(null);
  const markById = useMemo(() => new Map(marks.map((mark) => [mark.id, mark])), [marks]);
  const elements = useMemo(() => toElements(marks, chosenId, pathIds), [marks, chosenId, pathIds]);
  const stylesheet = useMemo(() => graphStyle({ isDark, hue, fontFamily }), [isDark, hue, fontFamily]);

  const showTip = useCallback(
    (id: string | null) => {
      const [cy, mark] = [cyRef.current, id === null ? undefined : markById.get(id)];
      if (!cy || !mark) return setTip(null);
      const { left, right, bottom } = renderedBox(cy, mark);
      setTip({ name: mark.name, left: (left + right) / 2, top: bottom + 4 });
    },
    [markById],
  );

  const onTap = useEffectEvent((id: string | null) => {
    if (id !== null && id === chosenId) onToggle(id);
    else onChoose(id);
  });
  const fitted = useRef<{ limits: FitLimits; zoom: number; pan: Position } | null>(null);
  const fitAndNote = useCallback(
    (cy: Core, limits: FitLimits) => {
      fitAll(cy, marks, limits);
      fitted.current = { limits, zoom: cy.zoom(), pan: { ...cy.pan() } };
    },
    [marks],
  );
  /** While the view stands as it was fitted, it stays so when its frame or its columns change. */
  const refit = useEffectEvent((cy: Core) => {
    if (!fitted.current) return;
    const { limits, zoom, pan } = fitted.current;
    if (cy.zoom() === zoom && cy.pan().x === pan.x && cy.pan().y === pan.y) fitAndNote(cy, limits);
  });
  const onFirst = useEffectEvent((cy: Core) => fitAndNote(cy, FIRST_LIMITS));
  const onHover = useEffectEvent((id: string | null) => showTip(id));

  const onGraph = useCallback((cy: Core) => {
    if (cyRef.current === cy) return;
    cyRef.current = cy;
    const idOf = ({ target }: EventObjectNode): string => target.id();
    cy.on('tap', 'node', (event: EventObjectNode) => onTap(idOf(event)));
    cy.on('tap', (event) => {
      if (event.target === cy) onTap(null);
    });
    cy.on('mouseover', 'node', (event: EventObjectNode) => onHover(idOf(event)));
    cy.on('mouseout grab', 'node', () => onHover(null));
    cy.on('viewport', () => setTip(null));
    cy.on('resize', () => refit(cy));
    onFirst(cy);
  }, []);

  useEffect(() => {
    if (frame.current) setFontFamily(getComputedStyle(frame.current).fontFamily);
    // A label drawn before its typeface came is drawn again.
    void document.fonts.ready.then(() => cyRef.current?.style().update());
  }, []);

  const zoomBy = useCallback((factor: number) => {
    const cy = cyRef.current;
    cy?.zoom({ level: cy.zoom() * factor, renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 } });
  }, []);
  const bringAllBack = useCallback(() => {
    const cy = cyRef.current;
    if (!cy) return;
    cy.nodes().positions((node) => {
      const { x, y } = markById.get(node.id()) ?? node.position();
      return { x, y };
    });
    fitAndNote(cy, LIMITS);
  }, [markById, fitAndNote]);

  useImperativeHandle(
    graphRef,
    () => ({
      zoomIn: () => zoomBy(ZOOM_STEP),
      zoomOut: () => zoomBy(1 / ZOOM_STEP),
      fit: bringAllBack,
    }),
    [zoomBy, bringAllBack],
  );

  // What is chosen stays where it is while branches open and fold in around it.
  const wasAt = useRef(new Map<string, GraphMark>());
  useLayoutEffect(() => {
    const cy = cyRef.current;
    const [before, now] = [wasAt.current.get(chosenId ?? ''), markById.get(chosenId ?? '')];
    if (cy && before && now && before.y !== now.y) cy.panBy({ x: 0, y: (before.y - now.y) * cy.zoom() });
    wasAt.current = new Map(markById);
  }, [markById, chosenId]);

  const fittedKey = useRef(fitKey);
  useEffect(() => {
    if (fittedKey.current === fitKey) return;
    fittedKey.current = fitKey;
    bringAllBack();
  }, [fitKey, bringAllBack]);

  // The root is as wide as what its label must have room for, as all columns are.
  const rootWidth = marks[0]?.width;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are fitted anew.
  useEffect(() => {
    if (cyRef.current) refit(cyRef.current);
  }, [rootWidth]);

  useEffect(() => {
    const cy = cyRef.current;
    const mark = markById.get(chosenId ?? '');
    if (!cy || !mark) return;
    const children = [...markById.values()].filter(({ parentId }) => parentId === mark.id);
    bringIntoView(cy, mark, children);
    if (document.activeElement === frame.current) showTip(mark.id);
  }, [chosenId, markById, showTip]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = PAN_KEYS[key];
    if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
    else if (key === '-' || key === '_') zoomBy(1 / ZOOM_STEP);
    else if (key === '0') bringAllBack();
    else if (pan && event.shiftKey) cyRef.current?.panBy(pan);
    else if (pan) onArrow(key);
    else if ((key === 'Enter' || key === ' ') && chosenId !== null) onToggle(chosenId);
    else if (key === 'Escape') onChoose(null);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={frame}
      role="application"
      aria-label={ariaLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is interactive, by the keys below.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={() => showTip(chosenId)}
      onBlur={() => setTip(null)}
      className="relative size-full overflow-hidden rounded-[inherit]"
    >
      <span id={STYLE_ELEMENT_ID} hidden />
      <CytoscapeComponent
        className="relative size-full"
        elements={elements}
        stylesheet={stylesheet}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        boxSelectionEnabled={false}
        textureOnViewport={marks.length > MANY_NODES}
        cy={onGraph}
      />
      {tip && (
        <div
          style={{ left: tip.left, top: tip.top }}
          className="pointer-events-none absolute z-1 w-max max-w-72 -translate-x-1/2 rounded-md border border-line bg-surface px-2 py-1 text-sm font-semibold shadow-raised"
        >
          {tip.name}
        </div>
      )}
    </div>
  );
}
