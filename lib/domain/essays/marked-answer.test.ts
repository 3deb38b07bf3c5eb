import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byGain, markAnswer } from './marked-answer';

describe('markAnswer', () => {
  it('marks what was quoted, with all issues that it was quoted for', () => {
    const text = 'First. Dan owed a duty. Then more.\nHe broke it.';
    const feedback = [
      { issue: 'breach', quote: 'He broke it.' },
      { issue: 'duty', quote: 'Dan owed a duty.' },
      { issue: 'negligence', quote: 'Dan owed a duty.' },
      { issue: 'causation', quote: null },
      { issue: 'damages', quote: 'not there' },
      { issue: 'inside', quote: 'a duty' },
    ];
    expect(markAnswer(text, feedback)).toEqual([
      { text: 'First. ', issues: [] },
      { text: 'Dan owed a duty.', issues: ['duty', 'negligence'] },
      { text: ' Then more.\n', issues: [] },
      { text: 'He broke it.', issues: ['breach'] },
    ]);
    expect(markAnswer('', feedback)).toEqual([]);
  });

  it('never loses or doubles a letter', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 30 });
    fc.assert(
      fc.property(words, fc.array(words), (text, quotes) => {
        const pieces = markAnswer(
          text,
          quotes.map((quote) => ({ issue: quote, quote })),
        );
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
      { seed: 17 },
    );
  });
});

it('byGain puts what has the most left to gain first', () => {
  const of = (points: number, maxPoints: number) => ({ points, maxPoints });
  expect(byGain([of(9, 10), of(1, 3), of(0, 5), of(3, 5)])).toEqual([of(0, 5), of(1, 3), of(3, 5), of(9, 10)]);
});
