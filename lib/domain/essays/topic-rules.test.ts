import { describe, expect, it } from 'vitest';
import { findAbbreviations, findTopicRules, subjectOfRule } from './topic-rules';

const HEARSAY = { id: 'evi-rule-hearsay', name: 'Hearsay', text: 'An out-of-court statement offered for its truth.' };
const BIAS = { id: 'evi-rule-bias', name: 'Bias', text: 'A witness may be impeached by bias.' };
const BATTERY = { id: 'tort-rule-battery', name: 'Battery', text: 'A harmful or offensive contact.' };
const RULES = { Torts: [BATTERY], Evidence: [HEARSAY, BIAS] };

describe('findTopicRules', () => {
  it.each([
    [
      ['Evidence', 'Torts'],
      '',
      [
        ['Evidence', [HEARSAY, BIAS]],
        ['Torts', [BATTERY]],
      ],
    ],
    [['Torts'], '', [['Torts', [BATTERY]]]],
    [['Evidence', 'Torts'], ' TRUTH  statement ', [['Evidence', [HEARSAY]]]],
    [['Evidence'], 'battery', []],
    [['Remedies'], '', []],
  ])('%j, %j', (topics, search, expected) => {
    expect(findTopicRules(RULES, topics, search).map(({ topic, rules }) => [topic, rules])).toEqual(expected);
  });
});

describe('subjectOfRule', () => {
  it('is that of the topic that holds the rule', () => {
    expect(subjectOfRule('tort-rule-battery', RULES, ['Evidence'])?.id).toBe('torts');
  });

  it.each([[null], [{ Evidence: [] }]])('is the first topic of the essay without the rule (%j)', (rules) => {
    expect(subjectOfRule('tort-rule-battery', rules, ['Torts', 'Remedies'])?.id).toBe('torts');
  });

  it('is none of a topic that nobody knows', () => {
    expect(subjectOfRule('x', null, ['Astrology'])).toBeUndefined();
    expect(subjectOfRule('x', null, [])).toBeUndefined();
  });
});

describe('findAbbreviations', () => {
  const LIST = [
    { abbr: 'K', full: 'contract' },
    { abbr: 'π', full: 'plaintiff' },
  ];

  it.each([
    ['', LIST],
    ['k', [LIST[0]]],
    ['Plain', [LIST[1]]],
    ['none such', []],
  ])('%j', (search, expected) => expect(findAbbreviations(LIST, search)).toEqual(expected));
});
