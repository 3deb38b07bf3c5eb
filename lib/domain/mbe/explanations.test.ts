import { describe, expect, it } from 'vitest';
import { explanationCards, optionVerdict } from './explanations';
import { buildQuestion } from './question.fixture';

const question = buildQuestion({ correctOptLabel: 'C' });

describe('explanationCards', () => {
  it.each([
    ['A', 'CABD'],
    ['D', 'CDAB'],
    ['C', 'CABD'],
    [null, 'CABD'],
  ] as const)('after %s reads %s', (chosen, order) => {
    expect(
      explanationCards(question, chosen)
        .map(({ label }) => label)
        .join(''),
    ).toBe(order);
  });

  it('gives a card only to options that have something to say', () => {
    const options = [
      { label: 'A', text: 'a' },
      { label: 'B', text: 'b', explanation: '  ' },
      { label: 'C', text: 'c', advancedExplanation: 'FRE 803(1).' },
      { label: 'D', text: 'd', explanation: 'No.' },
    ] as const;
    const cards = explanationCards(buildQuestion({ correctOptLabel: 'A', options: [...options] }), 'D');
    expect(cards.map(({ label }) => label)).toEqual(['D', 'C']);
  });

  it('leaves the question as it was', () => {
    const before = structuredClone(question);
    explanationCards(question, 'D');
    expect(question).toEqual(before);
  });
});

it.each([
  ['C', 'A', 'correct'],
  ['C', 'C', 'correct'],
  ['A', 'A', 'chosen-wrong'],
  ['B', 'A', 'other'],
  ['B', null, 'other'],
] as const)('option %s after %s is %s', (label, chosen, verdict) => {
  expect(optionVerdict(question, label, chosen)).toBe(verdict);
});
