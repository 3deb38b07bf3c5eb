import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancedColumns, findNode, type OutlineNode, readOutline } from './outline';

const counts = [
  { subject: 'Evidence', name: 'Hearsay', count: 7 },
  { subject: 'Evidence', name: 'Definition of hearsay', count: 4 },
  { subject: 'Torts', name: 'Hearsay', count: 99 },
];
const file = {
  subject: 'Constitutional Law',
  issues: [{ id: 'con-1', name: 'Judicial review', subissues: [] }],
  evidenceOutline: {
    subject: 'Evidence',
    issues: [
      {
        id: 'evi-hearsay',
        name: 'Hearsay',
        subissues: [{ name: 'Definition of Hearsay', subissues: [{ name: 'Nested' }] }, { name: 7 }, null],
      },
    ],
  },
};

describe('readOutline', () => {
  it('reads every subject with the counts of its own names', () => {
    expect([...(readOutline(file, counts) ?? [])]).toEqual([
      ['Constitutional Law', [{ name: 'Judicial review', count: 0, children: [] }]],
      [
        'Evidence',
        [
          {
            name: 'Hearsay',
            count: 7,
            children: [
              { name: 'Definition of Hearsay', count: 4, children: [{ name: 'Nested', count: 0, children: [] }] },
            ],
          },
        ],
      ],
    ]);
  });

  it.each([
    ['null', null],
    ['an array', [file]],
    ['a string', 'outline'],
    ['an empty object', {}],
    ['subjects without issues', { tortsOutline: { issues: [] }, evidenceOutline: { issues: 'none' } }],
  ])('answers null for %s', (_, broken) => {
    expect(readOutline(broken, counts)).toBeNull();
  });

  it('survives any file', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => readOutline(json, counts) === null || true));
  });
});

describe('balancedColumns', () => {
  const node = (count: number, index: number): OutlineNode => ({ name: `Issue ${index}`, count, children: [] });
  const total = (nodes: OutlineNode[]) => nodes.reduce((sum, { count }) => sum + count, 0);

  it('balances the questions and keeps the order of the outline', () => {
    const [left, right] = balancedColumns([25, 33, 12, 5, 25].map(node));
    expect(left.map(({ count }) => count)).toEqual([33, 12, 5]);
    expect(right.map(({ count }) => count)).toEqual([25, 25]);
  });

  it('shares out issues without questions', () => {
    const [left, right] = balancedColumns([0, 0, 0].map(node));
    expect([left.length, right.length]).toEqual([2, 1]);
  });

  it('loses nothing, and never differs by more than the largest issue', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500)), (sizes) => {
        const issues = sizes.map(node);
        const [left, right] = balancedColumns(issues);
        expect(new Set([...left, ...right])).toEqual(new Set(issues));
        expect(left.length + right.length).toBe(issues.length);
        expect(Math.abs(total(left) - total(right))).toBeLessThanOrEqual(Math.max(0, ...sizes));
      }),
    );
  });
});

describe('findNode', () => {
  const nested: OutlineNode = { name: 'Nested', count: 1, children: [] };
  const nodes = [
    { name: 'Hearsay', count: 2, children: [] },
    { name: 'Relevance', count: 1, children: [nested] },
  ];

  it('finds a node at any depth, by its very name', () => {
    expect(findNode(nodes, 'Hearsay')).toBe(nodes[0]);
    expect(findNode(nodes, 'Nested')).toBe(nested);
    expect(findNode(nodes, 'nested')).toBeUndefined();
    expect(findNode([], 'Hearsay')).toBeUndefined();
  });
});
