import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOutlineGraph, nodesBelow, type OutlineIssue, pathTo, readGraphTree, visibleNodes } from './graph';
import { anyGraph } from './graph.fixture';

const rule = (id: string, subIssueId: string | null) => ({ id, subIssueId, name: `Rule ${id}`, text: id, essays: [] });

function build(issues: readonly OutlineIssue[]) {
  return buildOutlineGraph({
    subject: { id: 'torts', name: 'Torts' },
    issues,
    questionCountOf: (name) => name.length,
    masteryOf: () => ({ ruleCount: 1, practicedCount: 1, percent: 50 }),
  });
}

describe('buildOutlineGraph', () => {
  it('puts what stood at a place that is gone on the issue', () => {
    const { nodes, links } = build([
      {
        id: 'negligence',
        subjectId: 'torts',
        name: 'Negligence',
        subIssues: [{ id: 'duty', parentId: 'gone', name: 'Duty' }],
        rules: [rule('r1', 'gone'), rule('r2', 'duty'), rule('r3', null)],
      },
    ]);
    expect(nodes.map(({ id, level }) => [id, level])).toEqual([
      ['torts', 0],
      ['negligence', 1],
      ['r1', 2],
      ['r3', 2],
      ['duty', 2],
      ['r2', 3],
    ]);
    expect(links).toContainEqual({ source: 'negligence', target: 'duty' });
    expect(nodes[0]?.mastery).toEqual({ ruleCount: 3, practicedCount: 3, percent: 50 });
    expect(nodes.map(({ questionCount }) => questionCount)).toEqual([0, 10, 0, 0, 4, 0]);
  });

  it('draws issues without rules, a subject without issues, and eight levels', () => {
    expect(build([]).nodes).toHaveLength(1);
    const chain = Array.from({ length: 7 }, (_, index) => ({
      id: `s${index}`,
      parentId: index === 0 ? null : `s${index - 1}`,
      name: `Sub ${index}`,
    }));
    const deep = build([{ id: 'i', subjectId: 'torts', name: 'I', subIssues: chain, rules: [rule('r', 's6')] }]);
    expect(deep.nodes.at(-1)).toMatchObject({ id: 'r', level: 9 });
  });
});

describe('readGraphTree', () => {
  it('walks down to every node, and from each one up to the root', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const tree = readGraphTree(graph);
        if (!tree) throw new Error('There is no tree.');
        expect(nodesBelow(tree, tree.root)).toHaveLength(graph.nodes.length);
        for (const { id, level } of graph.nodes) {
          const path = pathTo(tree, id);
          expect(path[0]?.id).toBe(tree.root.id);
          expect(path).toHaveLength(level + 1);
        }
        expect(visibleNodes(tree, new Set())).toEqual([tree.root]);
      }),
    );
  });

  it('is null without a root', () => {
    expect(readGraphTree({ nodes: [], links: [] })).toBeNull();
  });
});
