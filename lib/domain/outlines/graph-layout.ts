import { balancedColumns } from '@/lib/domain/mbe/outline';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { childrenOf, type GraphTree, nodesBelow, type TreeNode } from './graph';
import { nodeLabel, textWidth, wrappedLabel } from './graph-label';

/**
 * Where the nodes of a graph stand: the root in the middle, its issues in two halves beside it, and
 * each further level a column farther out. A node has its label beside it, away from the root. Nothing
 * is left to chance or measured: the same tree always looks the same.
 */

/** A node with its place; `x` and `y` are the middle of its mark, in pixels at zoom 1, the root's being 0. */
export type PlacedNode = {
  id: string;
  x: number;
  y: number;
  /** The half it stands in: left, the middle (the root alone), right. */
  side: -1 | 0 | 1;
  /** The pill, or the dot without the label beside it. */
  mark: { width: number; height: number };
  /** The mark and its label. */
  box: { left: number; right: number; top: number; bottom: number };
};

/** How nodes are set, in pixels. Roots and issues are pills around their label, the rest dots beside it. */
export const NODE_STYLES = {
  subject: { fontSize: 17, rowHeight: 48, height: 40, padding: 16 },
  issue: { fontSize: 14, rowHeight: 36, height: 28, padding: 10 },
  'sub-issue': { fontSize: 13, rowHeight: 21, height: 9, padding: 5 },
  rule: { fontSize: 12.5, rowHeight: 19, height: 7, padding: 5 },
} as const;

/** Of the lines of a label, by the size of its type. */
export const LABEL_LINE_HEIGHT = 1.2;
/** Between one column and the next, where the links run. */
const COLUMN_GAP = 24;
/** Between one issue's branch and the next. */
const BRANCH_GAP = 10;
/** What stands behind a label at most where mastery shows. */
const WIDEST_MASTERY = ' 100%';
/** How much wider semibold type is, in which pills are set. */
const SEMIBOLD_WIDTH = 1.07;

function isPill({ kind }: Pick<TreeNode, 'kind'>): boolean {
  return kind === 'subject' || kind === 'issue';
}

/**
 * The lines of a node's label: several for a pill, and where what is below it shows, which takes more rows
 * anyway; one for the rest, so that a whole subject fits a screen.
 */
export function labelLines(node: TreeNode, open: ReadonlySet<string>): string[] {
  const name = topicTitle(node.name);
  const hasRoom = isPill(node) || (node.childIds.length > 0 && open.has(node.id));
  return hasRoom ? wrappedLabel(name, node.root) : [nodeLabel(name, node.root)];
}

/** What the lines beyond the first add to the height of a label. */
function addedHeight(node: TreeNode, open: ReadonlySet<string>): number {
  return Math.ceil((labelLines(node, open).length - 1) * NODE_STYLES[node.kind].fontSize * LABEL_LINE_HEIGHT);
}

/** Width of a node with its label, folded in or not, and what may stand behind its last line. */
function nodeWidth(node: TreeNode, suffix: string): number {
  const { fontSize, height, padding } = NODE_STYLES[node.kind];
  const lines = [new Set<string>(), new Set([node.id])].flatMap((open) => labelLines(node, open));
  const label = Math.max(...lines.map((line) => textWidth(line + suffix, fontSize)));
  return isPill(node) ? Math.ceil(label * SEMIBOLD_WIDTH) + 2 * padding : height + padding + label;
}

/** The widest node of each level; the same whatever is folded in. */
function columnWidths(tree: GraphTree, suffix: string): number[] {
  const widths: number[] = [];
  for (const node of tree.byId.values()) {
    widths[node.level] = Math.max(widths[node.level] ?? 0, nodeWidth(node, suffix));
  }
  return widths;
}

/**
 * Lays out what shows while the children of `open` nodes alone do. Every branch has a band of rows of
 * its own and every level its own column, so that no two boxes meet. Folding a branch in moves
 * other nodes up or down at most: columns, halves and order stay. Where mastery shows behind the
 * labels, the columns are as much wider.
 */
export function layOutGraph(
  tree: GraphTree,
  open: ReadonlySet<string>,
  { isMasteryShown = false }: { isMasteryShown?: boolean } = {},
): PlacedNode[] {
  const suffix = isMasteryShown ? WIDEST_MASTERY : '';
  const widths = columnWidths(tree, suffix);
  const rootWidth = nodeWidth(tree.root, suffix);
  /** Distance from the middle to the near edge of each level's column. */
  const columns = [0, rootWidth / 2 + COLUMN_GAP];
  for (let level = 2; level < widths.length; level += 1) {
    columns[level] = (columns[level - 1] ?? 0) + (widths[level - 1] ?? 0) + COLUMN_GAP;
  }

  const shownChildren = (node: TreeNode) => (open.has(node.id) ? childrenOf(tree, node) : []);
  const heights = new Map<string, number>();

  function measure(node: TreeNode): number {
    const gap = node.kind === 'issue' ? BRANCH_GAP : 0;
    const below = shownChildren(node).reduce((sum, child) => sum + measure(child), 0);
    const height = Math.max(NODE_STYLES[node.kind].rowHeight + addedHeight(node, open), below) + gap;
    heights.set(node.id, height);
    return height;
  }

  /** Places a branch in the rows from `top` on: its node first, then what stands below it. */
  function place(node: TreeNode, top: number, side: -1 | 1): [PlacedNode, ...PlacedNode[]] {
    const children = shownChildren(node);
    const height = heights.get(node.id) ?? 0;
    const below = children.reduce((sum, child) => sum + (heights.get(child.id) ?? 0), 0);
    let childTop = top + (height - below) / 2;
    const branches = children.map((child) => {
      const branch = place(child, childTop, side);
      childTop += heights.get(child.id) ?? 0;
      return branch;
    });
    const [first, last] = [branches[0], branches.at(-1)];
    const y = first && last ? (first[0].y + last[0].y) / 2 : top + height / 2;
    const near = columns[node.level] ?? 0;
    return [placeNode({ node, open, width: nodeWidth(node, suffix), y, side, near }), ...branches.flat()];
  }

  const halves = balancedColumns(
    childrenOf(tree, tree.root).map((issue) => ({ issue, count: countPlaces(tree, issue) })),
  );
  const [left, right] = open.has(tree.root.id) ? halves : [[], []];
  const placed = [placeRoot(tree.root, rootWidth, open)];
  for (const [half, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const total = half.reduce((sum, { issue }) => sum + measure(issue), 0);
    let top = -total / 2;
    for (const { issue } of half) {
      placed.push(...place(issue, top, side));
      top += heights.get(issue.id) ?? 0;
    }
  }
  return placed;
}

/** How many rows a branch takes before its rules show; what the halves are balanced by. */
function countPlaces(tree: GraphTree, issue: TreeNode): number {
  const places = nodesBelow(tree, issue).filter(({ kind }) => kind !== 'rule');
  return places.filter((place) => childrenOf(tree, place).every(({ kind }) => kind === 'rule')).length;
}

function placeRoot(root: TreeNode, width: number, open: ReadonlySet<string>): PlacedNode {
  const height = NODE_STYLES.subject.height + addedHeight(root, open);
  const box = { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 };
  return { id: root.id, x: 0, y: 0, side: 0, mark: { width, height }, box };
}

type NodePlace = {
  node: TreeNode;
  open: ReadonlySet<string>;
  width: number;
  y: number;
  side: -1 | 1;
  /** How far from the middle it begins. */
  near: number;
};

function placeNode({ node, open, width, y, side, near }: NodePlace): PlacedNode {
  const { fontSize, height: single } = NODE_STYLES[node.kind];
  const added = addedHeight(node, open);
  const height = isPill(node) ? single + added : single;
  const half = Math.max(height, fontSize * 1.3 + added) / 2;
  const [start, end] = [side * near, side * (near + width)];
  const box = { left: Math.min(start, end), right: Math.max(start, end), top: y - half, bottom: y + half };
  const x = isPill(node) ? (start + end) / 2 : start + (side * height) / 2;
  const mark = { width: isPill(node) ? width : height, height };
  return { id: node.id, x, y, side, mark, box };
}
