import { describe, expect, it } from 'vitest';
import { contentRule, listedRule } from './rule.fixture';
import { buildRuleCatalogue, filterRules } from './rule-catalogue';

const RULES = [
  contentRule('h1'),
  contentRule('r1', { subtopic: 'Relevance' }),
  contentRule('h2'),
  contentRule('gone', { retired: true }),
  contentRule('n1', { topic: 'Torts', subtopic: 'Negligence' }),
  contentRule('o1', { source: 'Other Book', subtopic: 'Hearsay' }),
];

describe('buildRuleCatalogue', () => {
  const catalogue = buildRuleCatalogue(RULES);

  it('keeps the order of the outline and leaves retired rules out', () => {
    expect(catalogue.rules.map(({ _id }) => _id)).toEqual(['h1', 'r1', 'h2', 'n1', 'o1']);
    expect(catalogue.rules[0]).toEqual(listedRule('h1'));
  });

  it('counts the rules of every subtopic, source by source', () => {
    expect(catalogue.sources).toEqual([
      {
        name: 'Rule Book',
        topics: [
          {
            name: 'Evidence',
            subtopics: [
              { name: 'Hearsay', rulesLoaded: 2 },
              { name: 'Relevance', rulesLoaded: 1 },
            ],
          },
          { name: 'Torts', subtopics: [{ name: 'Negligence', rulesLoaded: 1 }] },
        ],
      },
      { name: 'Other Book', topics: [{ name: 'Evidence', subtopics: [{ name: 'Hearsay', rulesLoaded: 1 }] }] },
    ]);
  });

  it('gives each topic its rules, of every source', () => {
    expect(Object.keys(catalogue.byTopic)).toEqual(['Evidence', 'Torts']);
    expect(catalogue.byTopic.Evidence?.map(({ id }) => id)).toEqual(['h1', 'r1', 'h2', 'o1']);
    expect(catalogue.byTopic.Torts).toEqual([{ id: 'n1', name: 'Rule n1', text: 'The text of n1.' }]);
  });
});

describe('filterRules', () => {
  const { rules } = buildRuleCatalogue(RULES);
  it.each([
    [{}, ['h1', 'r1', 'h2', 'n1', 'o1']],
    [{ sources: [], topics: [], subtopics: [] }, ['h1', 'r1', 'h2', 'n1', 'o1']],
    [{ sources: ['Other Book'] }, ['o1']],
    [{ topics: ['Torts', 'Evidence'], subtopics: ['Hearsay'] }, ['h1', 'h2', 'o1']],
    [{ sources: ['Rule Book'], subtopics: ['Hearsay', 'Negligence'] }, ['h1', 'h2', 'n1']],
    [{ topics: ['Torts'], subtopics: ['Hearsay'] }, []],
    [{ topics: ['evidence'] }, []],
  ])('leaves for %j: %j', (filter, ids) => {
    expect(filterRules(rules, filter).map(({ _id }) => _id)).toEqual(ids);
  });
});
