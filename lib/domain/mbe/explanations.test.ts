import { describe, expect, it } from 'vitest';
import { answeredOptions, optionVerdict, withoutVerdict } from './explanations';
import { buildQuestion } from './question.fixture';

const question = buildQuestion({ correctOptLabel: 'C' });

describe('answeredOptions', () => {
  it.each([
    ['A', 'CABD'],
    ['D', 'CDAB'],
    ['C', 'CABD'],
    [null, 'CABD'],
  ] as const)('after %s reads %s', (chosen, order) => {
    expect(
      answeredOptions(question, chosen)
        .map(({ label }) => label)
        .join(''),
    ).toBe(order);
  });

  it('leaves the question as it was', () => {
    const before = structuredClone(question);
    answeredOptions(question, 'D');
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

it.each([
  ['Correct. The opinion is relevant.', 'The opinion is relevant.'],
  ['Incorrect: it is not.', 'It is not.'],
  ['Correctly, the court excluded it.', 'Correctly, the court excluded it.'],
  ['Right of entry is a future interest.', 'Right of entry is a future interest.'],
  ['Wrong.', 'Wrong.'],
])('says the verdict once: %s', (explanation, rest) => {
  expect(withoutVerdict(explanation)).toBe(rest);
});
