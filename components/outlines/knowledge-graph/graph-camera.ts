import type { Core } from 'cytoscape';
import { type Extent, extentOf, fittingZoom } from '@/lib/domain/outlines/graph-sight';
import { MIN_ZOOM } from '@/lib/domain/outlines/graph-zoom';
import type { GraphMark } from './graph-mark';

/**
 * What of the graph is in view. What Cytoscape would measure itself is known from the layout, and costs
 * nothing: asked for between a change and the next drawing, its boxes are those of the labels before.
 */

/** Around what is brought into view, pixels. */
const FIT_PADDING = 20;
/** A small graph is not blown up. */
const MAX_FIT_ZOOM = 1.2;

export type FitLimits = {
  /** Below this, not all of a graph is shown. */
  minZoom: number;
  /** The zoom at which its middle is shown then. */
  elseZoom: number;
};

/** A graph that is too large to be read in its place begins at its root. */
export const FIRST_LIMITS: FitLimits = { minZoom: 0.7, elseZoom: 0.9 };
export const LIMITS: FitLimits = { minZoom: MIN_ZOOM, elseZoom: MIN_ZOOM };

/** Brings all of a graph into view, or as much of its middle as can be. */
export function fitAll(cy: Core, marks: readonly GraphMark[], { minZoom, elseZoom }: FitLimits): void {
  const extent = extentOf(marks);
  const place = { width: cy.width() - 2 * FIT_PADDING, height: cy.height() - 2 * FIT_PADDING };
  const fitting = fittingZoom(extent, place);
  const zoom = fitting < minZoom ? elseZoom : Math.min(MAX_FIT_ZOOM, fitting);
  // Where not all of it can show, the root does.
  const middle =
    zoom > fitting ? { x: 0, y: 0 } : { x: (extent.left + extent.right) / 2, y: (extent.top + extent.bottom) / 2 };
  cy.viewport({ zoom, pan: { x: cy.width() / 2 - middle.x * zoom, y: cy.height() / 2 - middle.y * zoom } });
}

/** Where a node and its label stand on the screen, wherever it was dragged to. */
export function renderedBox(cy: Core, { id, x, y, box }: GraphMark): Extent {
  const [at, zoom] = [cy.getElementById(id).renderedPosition(), cy.zoom()];
  return {
    left: at.x + (box.left - x) * zoom,
    right: at.x + (box.right - x) * zoom,
    top: at.y + (box.top - y) * zoom,
    bottom: at.y + (box.bottom - y) * zoom,
  };
}

/** Moves the view no farther than it takes to show a node, with what stands right below it where both have room. */
export function bringIntoView(cy: Core, mark: GraphMark, children: readonly GraphMark[]): void {
  const boxes = [mark, ...children].map((one) => renderedBox(cy, one));
  const branch = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const place = { width: cy.width() - 2 * FIT_PADDING, height: cy.height() - 2 * FIT_PADDING };
  const { left, right, top, bottom } = fittingZoom(branch, place) >= 1 ? branch : renderedBox(cy, mark);
  const shift = (low: number, high: number, size: number) =>
    low < FIT_PADDING ? FIT_PADDING - low : high > size - FIT_PADDING ? size - FIT_PADDING - high : 0;
  cy.panBy({ x: shift(left, right, cy.width()), y: shift(top, bottom, cy.height()) });
}
