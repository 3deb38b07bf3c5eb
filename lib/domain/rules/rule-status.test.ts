import { expect, it } from 'vitest';
import { RULE_PRESETS } from './constants';
import { listedRule } from './rule.fixture';
import { countStatuses, isInPreset } from './rule-status';

const statuses = {
  lastAnswers: new Map([
    ['wrong', { answeredAtMs: 1, isCorrect: false }],
    ['right', { answeredAtMs: 2, isCorrect: true }],
  ]),
  dueRuleIds: new Set(['wrong', 'card']),
};

it.each([
  ['wrong', ['due', 'weak']],
  ['right', []],
  ['card', ['due', 'unseen']],
  ['new', ['unseen']],
])('puts the rule %s into %j', (ruleId, presets) => {
  expect(RULE_PRESETS.filter((preset) => isInPreset(preset, ruleId, statuses))).toEqual(presets);
});

it('counts each subtopic of each source', () => {
  const rules = [
    listedRule('wrong'),
    listedRule('new'),
    listedRule('right', { subtopic: 'Relevance' }),
    listedRule('card', { source: 'Other Book' }),
  ];
  expect(countStatuses(rules, statuses)).toEqual([
    { source: 'Rule Book', subtopic: 'Hearsay', due: 1, weak: 1, unseen: 1 },
    { source: 'Rule Book', subtopic: 'Relevance', due: 0, weak: 0, unseen: 0 },
    { source: 'Other Book', subtopic: 'Hearsay', due: 1, weak: 0, unseen: 1 },
  ]);
});
