import { type GraphTree, visibleNodes } from './graph';
import type { PlacedNode } from './graph-layout';
import type { GraphAction } from './graph-view';

/**
 * What a key does in the text outline, by the pattern of the ARIA tree view: up and down go through
 * what shows, right opens a branch and goes into it, left folds it in or goes up. Null for other keys.
 */
export function treeKeyAction(
  tree: GraphTree,
  open: ReadonlySet<string>,
  currentId: string,
  key: string,
): GraphAction | null {
  const nodes = visibleNodes(tree, open);
  const index = nodes.findIndex(({ id }) => id === currentId);
  const current = nodes[index];
  if (!current) return null;
  const choose = (node: { id: string } | undefined): GraphAction | null =>
    node ? { type: 'choose', id: node.id } : null;
  switch (key) {
    case 'ArrowDown':
      return choose(nodes[index + 1]);
    case 'ArrowUp':
      return choose(nodes[index - 1]);
    case 'Home':
      return choose(nodes[0]);
    case 'End':
      return choose(nodes.at(-1));
    case 'ArrowRight':
      if (current.childIds.length === 0) return null;
      return open.has(current.id) ? choose(nodes[index + 1]) : { type: 'toggle', id: current.id };
    case 'ArrowLeft':
      if (open.has(current.id) && !current.root) return { type: 'toggle', id: current.id };
      return current.parentId === null ? null : choose({ id: current.parentId });
    default:
      return null;
  }
}

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much farther a step aside counts than one straight on. */
const ASIDE = 3;

/** The node that is next in the direction of an arrow key; null at the edge, and for other keys. */
export function nodeTowards(placed: readonly PlacedNode[], currentId: string, key: string): string | null {
  const direction = DIRECTIONS[key];
  const current = placed.find(({ id }) => id === currentId);
  if (!direction || !current) return null;
  const [alongX, alongY] = direction;
  let nearest: { id: string; distance: number } | null = null;
  for (const { id, x, y } of placed) {
    const straight = (x - current.x) * alongX + (y - current.y) * alongY;
    const aside = Math.abs((x - current.x) * alongY) + Math.abs((y - current.y) * alongX);
    if (id === currentId || straight < 1 || aside > straight * ASIDE) continue;
    const distance = straight + aside * ASIDE;
    if (!nearest || distance < nearest.distance) nearest = { id, distance };
  }
  return nearest?.id ?? null;
}
