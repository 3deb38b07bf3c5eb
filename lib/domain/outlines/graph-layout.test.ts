import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GraphTree, nodesBelow, readGraphTree, visibleNodes } from './graph';
import { anyGraph, graphOf } from './graph.fixture';
import { layOutGraph, type PlacedNode } from './graph-layout';

/** A tree and some of its nodes, which are the open ones. */
const anyTree = anyGraph
  .map(readGraphTree)
  .filter((tree) => tree !== null)
  .chain((tree) => fc.record({ tree: fc.constant(tree), open: fc.subarray([...tree.byId.keys()]).map(asSet) }));

function asSet(ids: string[]): ReadonlySet<string> {
  return new Set(ids);
}

function everything(tree: GraphTree): ReadonlySet<string> {
  return new Set(tree.byId.keys());
}

function doOverlap({ box: one }: PlacedNode, { box: other }: PlacedNode): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

describe('layOutGraph', () => {
  it('places every node that shows, parents before children', () => {
    fc.assert(
      fc.property(anyTree, ({ tree, open }) => {
        const placed = layOutGraph(tree, open);
        expect(placed.map(({ id }) => id).toSorted()).toEqual(
          visibleNodes(tree, open)
            .map(({ id }) => id)
            .toSorted(),
        );
        const indexOf = new Map(placed.map(({ id }, index) => [id, index]));
        for (const { id, parentId } of visibleNodes(tree, open)) {
          if (parentId !== null) expect(indexOf.get(parentId)).toBeLessThan(indexOf.get(id) ?? -1);
        }
      }),
    );
  });

  it('lets no two nodes meet, labels included', () => {
    fc.assert(
      fc.property(anyTree, fc.boolean(), ({ tree, open }, isMasteryShown) => {
        const placed = layOutGraph(tree, open, { isMasteryShown });
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) expect(doOverlap(one, other)).toBe(false);
        }
      }),
    );
  });

  it('sets children farther out than their parents, in the same half', () => {
    fc.assert(
      fc.property(anyTree, ({ tree, open }) => {
        const places = new Map(layOutGraph(tree, open).map((place) => [place.id, place]));
        for (const { id, parentId } of visibleNodes(tree, open)) {
          const [node, parent] = [places.get(id), places.get(parentId ?? '')];
          if (!node || !parent) continue;
          if (parent.side !== 0) expect(node.side).toBe(parent.side);
          const [near, far] = node.side < 0 ? [-node.box.right, -parent.box.left] : [node.box.left, parent.box.right];
          expect(near).toBeGreaterThan(far);
        }
      }),
    );
  });

  it('always gives the same places', () => {
    fc.assert(
      fc.property(anyTree, ({ tree, open }) => {
        expect(layOutGraph(tree, new Set([...open].reverse()))).toEqual(layOutGraph(tree, open));
      }),
    );
  });

  it('moves the others up or down at most when a branch is folded in, and keeps their order', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), ({ tree, open }, pick) => {
        const folded = [...open].filter((id) => id !== tree.root.id)[pick % Math.max(1, open.size)];
        const before = layOutGraph(tree, open);
        const after = layOutGraph(tree, new Set([...open].filter((id) => id !== folded)));
        const was = new Map(before.map((place) => [place.id, place]));
        for (const { id, x, side } of after) expect(was.get(id)).toMatchObject({ x, side });
        const column = (places: PlacedNode[]) => places.toSorted((a, b) => a.x - b.x || a.y - b.y).map(({ id }) => id);
        const left = new Set(after.map(({ id }) => id));
        expect(column(before).filter((id) => left.has(id))).toEqual(column(after));
      }),
    );
  });

  it('makes the columns wider for mastery, and moves nothing up or down', () => {
    fc.assert(
      fc.property(anyTree, ({ tree, open }) => {
        const wide = new Map(layOutGraph(tree, open, { isMasteryShown: true }).map((place) => [place.id, place]));
        for (const { id, y, side, box } of layOutGraph(tree, open)) {
          const place = wide.get(id);
          expect(place).toMatchObject({ y, side });
          if (place) expect(place.box.right - place.box.left).toBeGreaterThan(box.right - box.left);
        }
      }),
    );
  });

  it('keeps the root in the middle, and the halves about as long', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const issues = names.map((name, index) => ({
      name,
      below: Array.from({ length: 4 + index }, (_, sub) => ({ name: `${name} ${sub}`, below: [] })),
    }));
    const tree = readGraphTree(graphOf({ name: 'Torts', below: issues }));
    if (!tree) throw new Error('There is no tree.');
    const [root, ...rest] = layOutGraph(tree, everything(tree));
    expect(root).toMatchObject({ id: tree.root.id, x: 0, y: 0, side: 0 });
    const heightOf = (side: number) => {
      const boxes = rest.filter((place) => place.side === side).map(({ box }) => box);
      return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    };
    expect(heightOf(-1) / heightOf(1)).toBeCloseTo(1, 0);
    expect(nodesBelow(tree, tree.root)).toHaveLength(rest.length + 1);
  });

  it('places a subject without issues', () => {
    const tree = readGraphTree(graphOf({ name: 'Torts', below: [] }));
    expect(tree && layOutGraph(tree, everything(tree))).toMatchObject([{ x: 0, y: 0, side: 0 }]);
  });
});
