import { describe, expect, it } from 'vitest';
import { listedRule } from './rule.fixture';
import { countStandings, isDue, isInPreset, type RuleStanding } from './rule-standing';

const NOW_MS = 1_000;
const UNMET: RuleStanding = {
  answeredAtMs: null,
  isLastCorrect: null,
  dueAtMs: null,
  reviewedAtMs: null,
  missedAtMs: null,
};

describe('isDue', () => {
  it.each<[boolean, string, Partial<RuleStanding>]>([
    [false, 'nothing is known', {}],
    [true, 'the card is due this moment', { dueAtMs: 1_000, reviewedAtMs: 1 }],
    [false, 'the card is due later', { dueAtMs: 1_001, reviewedAtMs: 1 }],
    [true, 'a question was missed and the card never reviewed', { missedAtMs: 500 }],
    [true, 'a question was missed since the review', { missedAtMs: 500, reviewedAtMs: 499, dueAtMs: 9_000 }],
    [false, 'the review came after the miss', { missedAtMs: 500, reviewedAtMs: 500, dueAtMs: 9_000 }],
    [false, 'only the quiz knows it', { answeredAtMs: 500, isLastCorrect: false }],
  ])('is %s when %s', (expected, _, standing) => {
    expect(isDue({ ...UNMET, ...standing }, NOW_MS)).toBe(expected);
  });
});

describe('isInPreset', () => {
  it('knows a rule that was never met as unseen alone', () => {
    expect((['due', 'weak', 'unseen'] as const).filter((preset) => isInPreset(preset, undefined, NOW_MS))).toEqual([
      'unseen',
    ]);
  });

  it('calls a rule weak by its last answer', () => {
    expect(isInPreset('weak', { ...UNMET, answeredAtMs: 1, isLastCorrect: false }, NOW_MS)).toBe(true);
    expect(isInPreset('weak', { ...UNMET, answeredAtMs: 1, isLastCorrect: true }, NOW_MS)).toBe(false);
  });

  it('counts flashcards and missed questions as not written yet', () => {
    expect(isInPreset('unseen', { ...UNMET, dueAtMs: 5, reviewedAtMs: 1, missedAtMs: 2 }, NOW_MS)).toBe(true);
    expect(isInPreset('unseen', { ...UNMET, answeredAtMs: 1, isLastCorrect: true }, NOW_MS)).toBe(false);
  });
});

it('counts each subtopic of each source', () => {
  const rules = [
    listedRule('a'),
    listedRule('b'),
    listedRule('c', { subtopic: 'Relevance' }),
    listedRule('d', { source: 'Other Book' }),
  ];
  const standings = new Map([
    ['a', { ...UNMET, answeredAtMs: 1, isLastCorrect: false, dueAtMs: 2, reviewedAtMs: 1 }],
    ['c', { ...UNMET, answeredAtMs: 1, isLastCorrect: true }],
  ]);
  expect(countStandings(rules, standings, NOW_MS)).toEqual([
    { source: 'Rule Book', subtopic: 'Hearsay', due: 1, weak: 1, unseen: 1 },
    { source: 'Rule Book', subtopic: 'Relevance', due: 0, weak: 0, unseen: 0 },
    { source: 'Other Book', subtopic: 'Hearsay', due: 0, weak: 0, unseen: 1 },
  ]);
});
