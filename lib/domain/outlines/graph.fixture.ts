import fc from 'fast-check';
import type { GraphNode, OutlineGraph } from './graph';
import { addMastery } from './graph-mastery';

type Shape = { name: string; below: Shape[] };

/** A graph from nested names: 'subject' → 'issue' → 'sub-issue' …; what is named 'Rule …' is a rule. */
export function graphOf({ name, below }: Shape): OutlineGraph {
  const graph: OutlineGraph = { subjectId: 'torts', nodes: [], links: [] };
  const add = (shape: Shape, level: number, parentId: string | null): void => {
    const id = `node-${graph.nodes.length}`;
    graph.nodes.push({
      id,
      name: shape.name,
      kind: kindOf(shape, level),
      level,
      root: level === 0,
      text: null,
      mastery: addMastery([]),
      questionCount: 0,
      essays: [],
    });
    if (parentId !== null) graph.links.push({ source: parentId, target: id });
    for (const child of shape.below) add(child, level + 1, id);
  };
  add({ name, below }, 0, null);
  return graph;
}

function kindOf({ name }: Shape, level: number): GraphNode['kind'] {
  if (level === 0) return 'subject';
  if (level === 1) return 'issue';
  return name.startsWith('Rule') ? 'rule' : 'sub-issue';
}

/** Names of any kind: short, very long, with markup, with letters of other scripts. */
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.constantFrom(
    'Rule of W',
    'Rule mmmmmmmmmmmmmmmmmm',
    '<b>Duty</b>',
    'Breach',
    'WWWWWWWWWWWWWWWWWW',
    '過失責任の原則とその例外',
  ),
);

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    name: anyName,
    below: fc.oneof(
      { maxDepth: 8, withCrossShrink: true },
      fc.constant<Shape[]>([]),
      fc.array(tie('shape'), { maxLength: 5 }),
    ),
  }),
}));

/** Outlines of any shape, up to eight levels deep. */
export const anyGraph: fc.Arbitrary<OutlineGraph> = fc
  .record({ name: anyName, below: fc.array(shape, { maxLength: 9 }) })
  .map(graphOf);
