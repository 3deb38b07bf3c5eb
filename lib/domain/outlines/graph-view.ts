import { type GraphTree, pathTo, type TreeNode, visibleNodes } from './graph';
import { firstOpen, placesOpen } from './graph-sight';

export const COLORINGS = ['level', 'mastery'] as const;
export type Coloring = (typeof COLORINGS)[number];

/** How a learner looks at a graph: the same for the outline beside it. */
export type GraphView = {
  /** Nodes whose children show. */
  open: ReadonlySet<string>;
  chosenId: string | null;
  coloring: Coloring;
  /** While names are blank: those that were typed from memory, and those that were looked up. Null otherwise. */
  recall: { recalled: ReadonlySet<string>; shown: ReadonlySet<string>; last: RecallTry | null } | null;
};

/** What the last typed name came to. */
export type RecallTry = { typed: string; foundIds: string[] };

export type GraphAction =
  | { type: 'choose'; id: string | null }
  | { type: 'toggle'; id: string }
  | { type: 'open-all' }
  | { type: 'fold-rules' }
  | { type: 'color'; coloring: Coloring }
  | { type: 'start-recall' }
  | { type: 'stop-recall' }
  /** `meantIds`: the nodes that have the name, by `namesMeant`, whose code comes with the first use. */
  | { type: 'recall'; typed: string; meantIds: readonly string[] }
  | { type: 'show-name'; id: string };

/** How a graph is first seen. */
export function initialGraphView(tree: GraphTree): GraphView {
  return { open: firstOpen(tree), chosenId: null, coloring: 'level', recall: null };
}

/** Whether the name of a node is blank. The root's never is: it says what is asked. */
export function isBlank({ recall }: GraphView, { id, root }: Pick<TreeNode, 'id' | 'root'>): boolean {
  return recall !== null && !root && !recall.recalled.has(id) && !recall.shown.has(id);
}

function withPathOpen(open: ReadonlySet<string>, tree: GraphTree, id: string): ReadonlySet<string> {
  const above = pathTo(tree, id).slice(0, -1);
  return above.every((node) => open.has(node.id)) ? open : new Set([...open, ...above.map((node) => node.id)]);
}

/** The view after an action; the same view where nothing changes. */
export function viewGraph(tree: GraphTree, view: GraphView, action: GraphAction): GraphView {
  switch (action.type) {
    case 'choose': {
      if (action.id === null || !tree.byId.has(action.id)) return { ...view, chosenId: null };
      return { ...view, chosenId: action.id, open: withPathOpen(view.open, tree, action.id) };
    }
    case 'toggle': {
      const node = tree.byId.get(action.id);
      if (!node || node.childIds.length === 0) return view;
      if (!view.open.has(node.id)) return { ...view, open: new Set([...view.open, node.id]) };
      const open = new Set([...view.open].filter((id) => id !== node.id));
      // What is folded in cannot stay chosen; its branch takes its place.
      const isHidden = view.chosenId !== null && pathTo(tree, view.chosenId).some(({ id }) => id === node.id);
      return { ...view, open, chosenId: isHidden ? node.id : view.chosenId };
    }
    case 'open-all':
      return { ...view, open: new Set([...tree.byId.values()].filter(hasChildren).map(({ id }) => id)) };
    case 'fold-rules': {
      const open = placesOpen(tree);
      const shown = new Set(visibleNodes(tree, open).map(({ id }) => id));
      const nearest = pathTo(tree, view.chosenId ?? '').findLast(({ id }) => shown.has(id));
      return { ...view, open, chosenId: nearest?.id ?? null };
    }
    case 'color':
      return { ...view, coloring: action.coloring };
    case 'start-recall':
      return { ...view, recall: { recalled: new Set(), shown: new Set(), last: null }, chosenId: null };
    case 'stop-recall':
      return { ...view, recall: null };
    case 'recall': {
      if (!view.recall || action.typed.trim() === '') return view;
      const foundIds = action.meantIds.filter((id) => {
        const node = tree.byId.get(id);
        return node && isBlank(view, node);
      });
      const recalled = new Set([...view.recall.recalled, ...foundIds]);
      const [firstId] = foundIds;
      const open = foundIds.reduce((all, id) => withPathOpen(all, tree, id), view.open);
      const recall = { ...view.recall, recalled, last: { typed: action.typed.trim(), foundIds } };
      return { ...view, open, recall, chosenId: firstId ?? view.chosenId };
    }
    case 'show-name': {
      const node = tree.byId.get(action.id);
      if (!view.recall || !node || !isBlank(view, node)) return view;
      return { ...view, recall: { ...view.recall, shown: new Set([...view.recall.shown, action.id]) } };
    }
  }
}

function hasChildren({ childIds }: TreeNode): boolean {
  return childIds.length > 0;
}

/** How many names there are to recall, and what became of them. */
export function countRecall(
  tree: GraphTree,
  { recall }: GraphView,
): { total: number; recalled: number; shown: number } {
  return { total: tree.byId.size - 1, recalled: recall?.recalled.size ?? 0, shown: recall?.shown.size ?? 0 };
}

/** Nodes whose name, or else whose rule, holds all the words; those found by their name first. */
export function findInGraph(tree: GraphTree, query: string): TreeNode[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string | null) => text !== null && words.every((word) => text.toLowerCase().includes(word));
  const nodes = [...tree.byId.values()].filter(({ root }) => !root);
  const byName = nodes.filter(({ name }) => holds(name));
  return [...byName, ...nodes.filter((node) => !byName.includes(node) && holds(node.text))];
}
