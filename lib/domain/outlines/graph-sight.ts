import { childrenOf, type GraphTree, type TreeNode, visibleNodes } from './graph';
import { layOutGraph, NODE_STYLES, type PlacedNode } from './graph-layout';

/** How much of a graph is seen at first: as much as can be read on a laptop. */

/** Type of this size is read without effort, pixels. */
const READABLE_PIXELS = 11;
/** What a window of 1280 by 720 pixels leaves to the graph. */
const LAPTOP_PLACE = { width: 800, height: 590 };

type Size = { width: number; height: number };
export type Extent = PlacedNode['box'];

/** The box around all nodes and their labels. */
export function extentOf(placed: readonly Pick<PlacedNode, 'box'>[]): Extent {
  const extent = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { box } of placed) {
    extent.left = Math.min(extent.left, box.left);
    extent.right = Math.max(extent.right, box.right);
    extent.top = Math.min(extent.top, box.top);
    extent.bottom = Math.max(extent.bottom, box.bottom);
  }
  return extent;
}

/** The zoom at which all of an extent has room. */
export function fittingZoom({ left, right, top, bottom }: Extent, { width, height }: Size): number {
  return Math.min(width / (right - left), height / (bottom - top));
}

/** The size of the smallest label when all that shows is fitted into a laptop's window, pixels. */
export function smallestTypeOnLaptop(tree: GraphTree, open: ReadonlySet<string>): number {
  const sizes = visibleNodes(tree, open).map(({ kind }) => NODE_STYLES[kind].fontSize);
  return Math.min(...sizes) * fittingZoom(extentOf(layOutGraph(tree, open)), LAPTOP_PLACE);
}

/** All places, the rules folded in. */
export function placesOpen(tree: GraphTree): ReadonlySet<string> {
  return openAbove(tree, Number.POSITIVE_INFINITY);
}

/** What is open at first: all places, or as many levels of them as a laptop shows in readable type. */
export function firstOpen(tree: GraphTree): ReadonlySet<string> {
  const deepest = Math.max(...[...tree.byId.values()].map(({ level }) => level));
  for (let level = deepest; level > 1; level -= 1) {
    const open = openAbove(tree, level);
    if (smallestTypeOnLaptop(tree, open) >= READABLE_PIXELS) return open;
  }
  return openAbove(tree, 1);
}

/** The places above a level that have places below them. */
function openAbove(tree: GraphTree, level: number): ReadonlySet<string> {
  const hasPlaceBelow = (node: TreeNode) => childrenOf(tree, node).some(({ kind }) => kind !== 'rule');
  const open = [...tree.byId.values()].filter((node) => node.level < level && hasPlaceBelow(node));
  return new Set(open.map(({ id }) => id));
}
