import { describe, expect, it } from 'vitest';
import type { OutlineNode } from './outline';
import { selectableParts, selectedNodes, tickState, toggleNode } from './subtopic-selection';

const leaf = (name: string, count: number): OutlineNode => ({ name, count, children: [] });
const impeachment: OutlineNode = {
  name: 'Impeachment',
  count: 5, // one question hangs on the sub-issue itself
  children: [leaf('Bias', 3), leaf('Conviction', 1), leaf('Capacity', 0)],
};
const presentation: OutlineNode = { name: 'Presentation', count: 7, children: [impeachment, leaf('Presumptions', 2)] };
const writings: OutlineNode = { name: 'Writings', count: 2, children: [leaf('Original', 0)] };
const empty: OutlineNode = { name: 'Privileges', count: 0, children: [leaf('Spousal', 0)] };
const issues = [presentation, writings, empty];

describe('selectableParts', () => {
  it.each([
    [presentation, ['Bias', 'Conviction', 'Presumptions']],
    [writings, ['Writings']],
    [empty, []],
  ])('of %o', (node, parts) => {
    expect(selectableParts(node)).toEqual(parts);
  });
});

describe('tickState', () => {
  it.each([
    [presentation, [], 'none'],
    [presentation, ['Bias'], 'some'],
    [impeachment, ['Bias'], 'some'],
    [impeachment, ['Bias', 'Conviction'], 'all'],
    [presentation, ['Bias', 'Conviction', 'Presumptions'], 'all'],
    [empty, ['Spousal'], 'none'],
  ] as const)('of %o with %j is %s', (node, selected, state) => {
    expect(tickState(node, new Set(selected))).toBe(state);
  });
});

describe('toggleNode', () => {
  it.each([
    ['fills an empty one', presentation, [], ['Bias', 'Conviction', 'Presumptions']],
    ['fills a partial one', presentation, ['Presumptions'], ['Bias', 'Conviction', 'Presumptions']],
    ['empties a full one and leaves others', impeachment, ['Bias', 'Writings', 'Conviction'], ['Writings']],
    ['does nothing without questions', empty, ['Writings'], ['Writings']],
  ])('%s', (_, node, before, after) => {
    expect(toggleNode(node, before).toSorted()).toEqual(after.toSorted());
  });
});

describe('selectedNodes', () => {
  it.each([
    [[], []],
    [['Bias'], ['Bias']],
    [['Bias', 'Conviction'], ['Impeachment']],
    [
      ['Bias', 'Conviction', 'Presumptions', 'Writings'],
      ['Presentation', 'Writings'],
    ],
  ])('of %j are %j', (selected, names) => {
    expect(selectedNodes(issues, new Set(selected)).map(({ name }) => name)).toEqual(names);
  });
});
