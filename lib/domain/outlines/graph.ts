import { addMastery, type Mastery } from './graph-mastery';

export const NODE_KINDS = ['subject', 'issue', 'sub-issue', 'rule'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** A place of the outline, or a rule that stands there. */
export type GraphNode = {
  id: string;
  name: string;
  kind: NodeKind;
  /** Steps from the root. */
  level: number;
  root: boolean;
  /** The rule itself; null of a place. */
  text: string | null;
  /** Of everything at and below it. */
  mastery: Mastery;
  /** What MBE practice holds on it; 0 for rules. */
  questionCount: number;
  /** Essays whose grading rests on the rule; empty of a place. */
  essays: { id: string; displayName: string }[];
};

/** The knowledge graph of a subject: parents stand before their children, in the order of the outline. */
export type OutlineGraph = {
  subjectId: string;
  nodes: GraphNode[];
  links: { source: string; target: string }[];
};

/** An issue of the content with all that stands below it, each in its order. */
export type OutlineIssue = {
  id: string;
  subjectId: string;
  name: string;
  subIssues: readonly { id: string; parentId: string | null; name: string }[];
  rules: readonly {
    id: string;
    subIssueId: string | null;
    name: string;
    text: string;
    essays: GraphNode['essays'];
  }[];
};

type GraphParts = {
  subject: { id: string; name: string };
  issues: readonly OutlineIssue[];
  masteryOf: (ruleId: string) => Mastery;
  /** Of an issue or a sub-issue by its name. */
  questionCountOf: (name: string) => number;
};

/** Draws up the graph of a subject: subject, issues, sub-issues at any depth, rules. */
export function buildOutlineGraph({ subject, issues, masteryOf, questionCountOf }: GraphParts): OutlineGraph {
  const graph: OutlineGraph = { subjectId: subject.id, nodes: [], links: [] };

  /** Adds a place, then what `addBelow` adds; answers its mastery. */
  function addPlace(
    place: Pick<GraphNode, 'id' | 'name' | 'kind' | 'level'>,
    parentId: string | null,
    addBelow: () => Mastery[],
  ): Mastery {
    const root = parentId === null;
    const questionCount = root ? 0 : questionCountOf(place.name);
    const node: GraphNode = { ...place, root, text: null, mastery: addMastery([]), questionCount, essays: [] };
    graph.nodes.push(node);
    if (parentId !== null) graph.links.push({ source: parentId, target: place.id });
    node.mastery = addMastery(addBelow());
    return node.mastery;
  }

  function addRule(rule: OutlineIssue['rules'][number], parentId: string, level: number): Mastery {
    const { subIssueId: _, ...shown } = rule;
    const mastery = masteryOf(rule.id);
    graph.nodes.push({ ...shown, kind: 'rule', level, root: false, mastery, questionCount: 0 });
    graph.links.push({ source: parentId, target: rule.id });
    return mastery;
  }

  function addIssue({ id: issueId, name, subIssues, rules }: OutlineIssue): Mastery {
    const known = new Set(subIssues.map(({ id }) => id));
    /** Where something stands; on the issue itself when its place is gone. */
    const isBelow = (placeId: string | null, parentId: string | null) =>
      (placeId !== null && known.has(placeId) ? placeId : null) === parentId;

    const below = (id: string, subIssueId: string | null, level: number): Mastery[] => [
      ...rules.filter((rule) => isBelow(rule.subIssueId, subIssueId)).map((rule) => addRule(rule, id, level)),
      ...subIssues
        .filter(({ parentId }) => isBelow(parentId, subIssueId))
        .map((sub) =>
          addPlace({ id: sub.id, name: sub.name, kind: 'sub-issue', level }, id, () =>
            below(sub.id, sub.id, level + 1),
          ),
        ),
    ];
    return addPlace({ id: issueId, name, kind: 'issue', level: 1 }, subject.id, () => below(issueId, null, 2));
  }

  addPlace({ ...subject, kind: 'subject', level: 0 }, null, () => issues.map(addIssue));
  return graph;
}

export type TreeNode = GraphNode & { parentId: string | null; childIds: readonly string[] };

/** A graph by its nodes, to walk up and down. */
export type GraphTree = {
  root: TreeNode;
  byId: ReadonlyMap<string, TreeNode>;
};

/** Reads a graph as the tree it is; null when it has no root. */
export function readGraphTree({ nodes, links }: Pick<OutlineGraph, 'nodes' | 'links'>): GraphTree | null {
  const parentOf = new Map(links.map(({ source, target }) => [target, source]));
  const childrenOf = new Map<string, string[]>();
  for (const { source, target } of links) {
    const children = childrenOf.get(source);
    if (children) children.push(target);
    else childrenOf.set(source, [target]);
  }
  const byId = new Map(
    nodes.map((node): [string, TreeNode] => [
      node.id,
      { ...node, parentId: parentOf.get(node.id) ?? null, childIds: childrenOf.get(node.id) ?? [] },
    ]),
  );
  const root = [...byId.values()].find((node) => node.root);
  return root ? { root, byId } : null;
}

/** The children of a node, in their order. */
export function childrenOf(tree: GraphTree, { childIds }: Pick<TreeNode, 'childIds'>): TreeNode[] {
  return childIds.flatMap((id) => tree.byId.get(id) ?? []);
}

/** The way from the root to a node, both included; empty for an unknown one. */
export function pathTo(tree: GraphTree, id: string): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = tree.byId.get(id); node; node = node.parentId === null ? undefined : tree.byId.get(node.parentId)) {
    path.unshift(node);
  }
  return path;
}

/** A node and everything below it, parents first, in the order of the outline. */
export function nodesBelow(tree: GraphTree, node: TreeNode): TreeNode[] {
  return [node, ...childrenOf(tree, node).flatMap((child) => nodesBelow(tree, child))];
}

/** The nodes that show while only the children of open nodes do, parents first, in the order of the outline. */
export function visibleNodes(tree: GraphTree, open: ReadonlySet<string>): TreeNode[] {
  const visit = (node: TreeNode): TreeNode[] => [
    node,
    ...(open.has(node.id) ? childrenOf(tree, node).flatMap(visit) : []),
  ];
  return visit(tree.root);
}
