import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterRules } from '@/lib/contract/rules';
import { contentRule } from './rule.fixture';
import { buildRuleCatalogue, filterRules as filterCatalogue } from './rule-catalogue';
import {
  countSelected,
  leafKey,
  parseRuleCount,
  readRuleQuery,
  ruleQuery,
  ruleQuizAddress,
  searchSources,
  subtopicLeaves,
  tickState,
  toggleLeaves,
} from './rule-selection';

const PLACES = [
  ['Rule Book', 'Evidence', 'Hearsay, its definition & reach'],
  ['Rule Book', 'Evidence', 'Relevance'],
  ['Rule Book', 'Torts', 'Negligence: 100% of it?'],
  ['Rule Book', 'Torts', 'Battery/assault #1'],
  ['Other, Older Book', 'Torts', 'Nuisance'],
  ['Other, Older Book', 'Wills and Trusts', 'Ademption + abatement'],
] as const;

const { rules, sources } = buildRuleCatalogue(
  PLACES.flatMap(([source, topic, subtopic], index) => [
    contentRule(`a${index}`, { source, topic, subtopic }),
    contentRule(`b${index}`, { source, topic, subtopic }),
  ]),
);
const leaves = subtopicLeaves(sources);
const keysOf = (...indexes: number[]) => new Set(indexes.map((index) => leaves[index]?.key ?? ''));
const at = (...indexes: number[]) => leaves.filter((_, index) => indexes.includes(index));

describe('toggleLeaves', () => {
  it.each([
    ['ticks what is not', [0], [1], [0, 1]],
    ['ticks the rest of what is ticked in part', [0], [0, 1], [0, 1]],
    ['unticks what is ticked whole', [0, 1, 2], [0, 1], [2]],
    ['begins anew in another source', [0, 1], [4], [4]],
    ['ticks everything', [], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]],
    ['keeps to one source when not everything stays ticked', [0, 1, 2, 3, 4, 5], [0], [1, 2, 3]],
    ['takes the first source of a find in two', [], [2, 4], [2]],
  ])('%s', (_, before, clicked, after) => {
    expect(toggleLeaves(at(...clicked), keysOf(...before), leaves)).toEqual(keysOf(...after));
  });
});

it('tells none, some and all apart', () => {
  expect([[], [0], [0, 1]].map((ticked) => tickState(at(0, 1), keysOf(...ticked)))).toEqual(['none', 'some', 'all']);
});

describe('searchSources', () => {
  const found = (search: string) =>
    subtopicLeaves(searchSources(sources, search)).map(({ key }) => leaves.findIndex((leaf) => leaf.key === key));
  it.each([
    ['', [0, 1, 2, 3, 4, 5]],
    [' RELEV ', [1]],
    ['torts', [2, 3, 4]],
    ['older', [4, 5]],
    ['e', [0, 1, 2, 3, 4, 5]],
    ['.*', []],
  ])('finds for %j the subtopics %j', (search, indexes) => {
    expect(found(search)).toEqual(indexes);
  });
});

describe('ruleQuery', () => {
  it('is as short as what is ticked allows', () => {
    const query = (...ticked: number[]) => ruleQuery(leaves, { ticked: keysOf(...ticked), preset: null }, 5);
    expect(query()).toEqual({ numRules: '5' });
    expect(query(0, 1, 2, 3, 4, 5)).toEqual({ numRules: '5' });
    expect(query(0, 1, 2, 3)).toEqual({ source: 'Rule%20Book', numRules: '5' });
    expect(query(0, 1)).toEqual({ source: 'Rule%20Book', topics: 'Evidence', numRules: '5' });
    expect(query(0)).toEqual({
      source: 'Rule%20Book',
      topics: 'Evidence',
      subtopics: 'Hearsay%2C%20its%20definition%20%26%20reach',
      numRules: '5',
    });
  });

  it('draws, through the address and the contract, from exactly what is ticked', () => {
    const clicks = fc.array(fc.subarray([...leaves.keys()], { minLength: 1 }), { maxLength: 8 });
    fc.assert(
      fc.property(clicks, fc.constantFrom('due', 'weak', 'unseen', null), (all, preset) => {
        const ticked = all.reduce((before, clicked) => toggleLeaves(at(...clicked), before, leaves), new Set<string>());
        const address = ruleQuizAddress(ruleQuery(leaves, { ticked, preset }, 7));
        const { searchParams } = new URL(address, 'http://localhost');
        const { source, topics, subtopics, ...rest } = filterRules.query.parse(Object.fromEntries(searchParams));
        expect(rest).toEqual({ numRules: 7, ...(preset && { preset }) });
        const drawn = filterCatalogue(rules, { sources: source, topics, subtopics });
        const wanted = rules.filter((rule) => ticked.size === 0 || ticked.has(leafKey(rule.source, rule.subtopic)));
        expect(drawn).toEqual(wanted);
      }),
    );
  });
});

describe('readRuleQuery', () => {
  it('knows no quiz without a parameter of its own', () => {
    expect(readRuleQuery({})).toBeNull();
    expect(readRuleQuery({ from: 'mail', topics: ['a', 'b'] })).toBeNull();
  });

  it('takes ten rules unless said, and leads back to its own address', () => {
    expect(readRuleQuery({ topics: 'Torts', from: 'mail' })).toEqual({ topics: 'Torts', numRules: '10' });
    const query = { source: 'Rule%20Book', subtopics: 'A%26B,C%2CD', preset: 'due' as const, numRules: '3' };
    const { searchParams } = new URL(ruleQuizAddress(query), 'http://localhost');
    expect(readRuleQuery(Object.fromEntries(searchParams))).toEqual(query);
  });
});

it.each([
  ['10', 10],
  [' 7 ', 7],
  ['3.9', 3],
  ['0', 1],
  ['-4', 1],
  ['many', 1],
  ['', 1],
  ['1e9', 100],
  ['Infinity', 100],
])('takes %j for %d rules', (typed, count) => {
  expect(parseRuleCount(typed)).toBe(count);
});

it('counts what is ticked, and everything where nothing is', () => {
  const statuses = leaves.map(({ source, subtopic }, index) => ({ source, subtopic, due: index, weak: 1, unseen: 2 }));
  expect(countSelected(leaves, statuses, keysOf(1, 2))).toEqual({ all: 4, due: 3, weak: 2, unseen: 4 });
  expect(countSelected(leaves, statuses, new Set())).toEqual({ all: 12, due: 15, weak: 6, unseen: 12 });
});
