import { expect, it } from 'vitest';
import { type GraphTree, readGraphTree, visibleNodes } from './graph';
import { graphOf } from './graph.fixture';
import { firstOpen, placesOpen, smallestTypeOnLaptop } from './graph-sight';

type Shape = Parameters<typeof graphOf>[0];

function treeOf(shape: Shape): GraphTree {
  const tree = readGraphTree(graphOf(shape));
  if (!tree) throw new Error('There is no tree.');
  return tree;
}

/** A subject with so many children at each level, all with names as long as a node shows. */
function evenTree(...counts: number[]): GraphTree {
  const below = ([count = 0, ...rest]: number[]): Shape[] =>
    Array.from({ length: count }, (_, index) => ({ name: `Responsibility ${index}`, below: below(rest) }));
  return treeOf({ name: 'Professional Responsibility', below: below(counts) });
}

const shown = (tree: GraphTree, open: ReadonlySet<string>) => visibleNodes(tree, open).length;

it('opens all places of a graph of 60 nodes, in type that can be read on a laptop', () => {
  const tree = evenTree(9, 6);
  const open = firstOpen(tree);
  expect(shown(tree, open)).toBe(64);
  expect(open).toEqual(placesOpen(tree));
  expect(smallestTypeOnLaptop(tree, open)).toBeGreaterThanOrEqual(11);
});

it('leaves the deeper levels of a larger one folded in', () => {
  const tree = evenTree(6, 5, 3);
  expect(smallestTypeOnLaptop(tree, placesOpen(tree))).toBeLessThan(11);
  expect(shown(tree, firstOpen(tree))).toBe(1 + 6 + 30);
  expect(smallestTypeOnLaptop(tree, firstOpen(tree))).toBeGreaterThanOrEqual(11);
});

it('shows the issues of the largest, and the first levels of one of eight', () => {
  const large = evenTree(30, 30);
  expect(shown(large, firstOpen(large))).toBe(31);
  const deep = evenTree(2, 2, 1, 1, 1, 1, 1);
  expect(shown(deep, firstOpen(deep))).toBe(1 + 2 + 4);
});

it('leaves rules folded in, and opens nothing where there is nothing', () => {
  const tree = treeOf({ name: 'Torts', below: [{ name: 'Duty', below: [{ name: 'Rule of duty', below: [] }] }] });
  expect(shown(tree, firstOpen(tree))).toBe(2);
  const empty = treeOf({ name: 'Torts', below: [] });
  expect(shown(empty, firstOpen(empty))).toBe(1);
});
