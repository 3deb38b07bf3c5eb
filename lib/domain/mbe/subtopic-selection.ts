import type { OutlineNode } from './outline';

/**
 * Ticking in the outline tree. What is selected is kept as the names of the tree's smallest parts
 * that have questions; the state of every box above them follows from those.
 */
export type TickState = 'none' | 'some' | 'all';

/** The smallest parts at or below a node that hold questions: what its box ticks. */
export function selectableParts(node: OutlineNode): string[] {
  const below = node.children.flatMap(selectableParts);
  if (below.length > 0) return below;
  return node.count > 0 ? [node.name] : [];
}

/** Whether all, some or none of a node is selected; a node without questions is never selected. */
export function tickState(node: OutlineNode, selected: ReadonlySet<string>): TickState {
  const parts = selectableParts(node);
  const selectedCount = parts.filter((part) => selected.has(part)).length;
  if (selectedCount === 0) return 'none';
  return selectedCount === parts.length ? 'all' : 'some';
}

/** The selection after a click on a node's box: a full one is emptied, any other is filled. */
export function toggleNode(node: OutlineNode, selected: readonly string[]): string[] {
  const parts = selectableParts(node);
  const isFull = tickState(node, new Set(selected)) === 'all';
  const others = selected.filter((name) => !parts.includes(name));
  return isFull ? others : [...others, ...parts];
}

/**
 * The fewest nodes that name a selection: a full issue stands for all of its sub-issues (and for
 * questions that hang on the issue itself). Their counts never overlap.
 */
export function selectedNodes(issues: OutlineNode[], selected: ReadonlySet<string>): OutlineNode[] {
  return issues.flatMap((node) => {
    const state = tickState(node, selected);
    if (state === 'all') return [node];
    return state === 'some' ? selectedNodes(node.children, selected) : [];
  });
}
