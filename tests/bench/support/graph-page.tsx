'use client';

/**
 * The page that the figures of the graph are taken on: it stands in the copy that is measured, and
 * nowhere else. It draws with the product's own graph, with stock Cytoscape and with a bare canvas.
 */
import cytoscape, { type Core } from 'cytoscape';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { graphMarks } from '@/components/outlines/graph/graph-marks';
import GraphCanvas from '@/components/outlines/knowledge-graph/graph-canvas';
import type { GraphMark } from '@/components/outlines/knowledge-graph/graph-mark';
import { type OutlineGraph, readGraphTree } from '@/lib/domain/outlines/graph';
import { layOutGraph } from '@/lib/domain/outlines/graph-layout';
import { initialGraphView, viewGraph } from '@/lib/domain/outlines/graph-view';

const HUE = 290;
const PATH_IDS: string[] = [];
const nothing = () => {};

/** Frames drawn and the moments of the first and the last, milliseconds. */
type Frames = { count: number };

export type GraphBench = {
  /** Milliseconds until a graph has been drawn for the first time, its places worked out included. */
  paintProduct: (graph: OutlineGraph) => Promise<number>;
  paintStock: (graph: OutlineGraph) => Promise<number>;
  /** Shows a graph to be dragged, at a zoom; null for all of it. */
  showProduct: (graph: OutlineGraph, zoom: number | null) => Promise<void>;
  showBare: (graph: OutlineGraph, zoom: number | null) => Promise<void>;
  frames: Frames;
};

declare global {
  interface Window {
    graphBench?: GraphBench;
  }
}

const frames: Frames = { count: 0 };
let root: Root | null = null;
let stock: Core | null = null;

function emptyPlace(): HTMLElement {
  root?.unmount();
  root = null;
  stock?.destroy();
  stock = null;
  const place = document.getElementById('place');
  if (!place) throw new Error('The page has no place for a graph.');
  place.replaceChildren();
  return place;
}

function marksOf(graph: OutlineGraph): GraphMark[] {
  const tree = readGraphTree(graph);
  if (!tree) throw new Error('The graph has no root.');
  const view = viewGraph(tree, initialGraphView(tree), { type: 'open-all' });
  return graphMarks(tree, layOutGraph(tree, view.open), view);
}

function mountProduct(place: HTMLElement, marks: readonly GraphMark[]): Core {
  root = createRoot(place);
  const graph = (
    <GraphCanvas
      marks={marks}
      hue={HUE}
      ariaLabel="Graph"
      chosenId={null}
      pathIds={PATH_IDS}
      fitKey={0}
      onChoose={nothing}
      onToggle={nothing}
      onArrow={nothing}
    />
  );
  flushSync(() => root?.render(graph));
  // Cytoscape notes itself at its container.
  const container = place.querySelector('.__________cytoscape_container') as { _cyreg?: { cy: Core } } | null;
  const cy = container?._cyreg?.cy;
  if (!cy) throw new Error('The graph was not drawn by Cytoscape.');
  return cy;
}

function nextDrawing(cy: Core): Promise<void> {
  return new Promise((resolve) => cy.one('render', () => resolve()));
}

async function paintProduct(graph: OutlineGraph): Promise<number> {
  const place = emptyPlace();
  const startMs = performance.now();
  await nextDrawing(mountProduct(place, marksOf(graph)));
  return performance.now() - startMs;
}

async function paintStock({ nodes, links }: OutlineGraph): Promise<number> {
  const place = emptyPlace();
  const startMs = performance.now();
  stock = cytoscape({
    container: place,
    elements: [
      ...nodes.map(({ id, name }) => ({ data: { id, name } })),
      ...links.map(({ source, target }) => ({ data: { source, target } })),
    ],
    style: [{ selector: 'node', style: { label: 'data(name)' } }],
    // Without the animation it shows on its way, which only makes it later.
    layout: { name: 'cose', animate: false },
  });
  await nextDrawing(stock);
  return performance.now() - startMs;
}

async function showProduct(graph: OutlineGraph, zoom: number | null): Promise<void> {
  const cy = mountProduct(emptyPlace(), marksOf(graph));
  await nextDrawing(cy);
  if (zoom === null) cy.fit();
  else cy.zoom({ level: zoom, position: { x: 0, y: 0 } });
  cy.on('render', () => {
    frames.count += 1;
  });
}

/** The least that a drawing of the same nodes, links and labels takes: one loop over each. */
async function showBare(graph: OutlineGraph, wantedZoom: number | null): Promise<void> {
  const place = emptyPlace();
  const marks = marksOf(graph);
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const { width, height } = place.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  place.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  const fitting = Math.min(width / span(marks.map(({ x }) => x)), height / span(marks.map(({ y }) => y)));
  const zoom = wantedZoom ?? Math.max(0.2, fitting);
  const pan = { x: width / 2, y: height / 2 };

  const draw = () => {
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.translate(pan.x, pan.y);
    context.scale(zoom, zoom);
    context.strokeStyle = '#cbb';
    context.lineWidth = 1.5;
    context.beginPath();
    for (const { parentId, x, y } of marks) {
      const parent = byId.get(parentId ?? '');
      if (!parent) continue;
      const turn = x - Math.sign(x) * 14;
      context.moveTo(parent.x, parent.y);
      context.lineTo(turn, parent.y);
      context.lineTo(turn, y);
      context.lineTo(x, y);
    }
    context.stroke();
    context.font = '13px sans-serif';
    context.textBaseline = 'middle';
    for (const { x, y, width: markWidth, height: markHeight, label, side } of marks) {
      context.fillStyle = '#a86';
      context.fillRect(x - markWidth / 2, y - markHeight / 2, markWidth, markHeight);
      if (13 * zoom < 5) continue;
      context.fillStyle = '#222';
      context.textAlign = side < 0 ? 'right' : 'left';
      context.fillText(label, x + side * 10, y);
    }
    frames.count += 1;
  };

  let from: { x: number; y: number } | null = null;
  let isAsked = false;
  canvas.onmousedown = ({ clientX, clientY }) => {
    from = { x: clientX, y: clientY };
  };
  canvas.onmouseup = () => {
    from = null;
  };
  canvas.onmousemove = ({ clientX, clientY }) => {
    if (!from) return;
    pan.x += clientX - from.x;
    pan.y += clientY - from.y;
    from = { x: clientX, y: clientY };
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      draw();
    });
  };
  draw();
}

export default function GraphBenchPage() {
  useEffect(() => {
    window.graphBench = { paintProduct, paintStock, showProduct, showBare, frames };
  }, []);
  return <div id="place" style={{ width: 1000, height: 760 }} />;
}
