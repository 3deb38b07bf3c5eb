import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLetters } from './first-letters';
import { guideTyping } from './guided-typing';
import { recallRating } from './recall-rating';

describe('firstLetters', () => {
  it.each([
    ['A witness may refresh her memory.', 'A w m r h m.'],
    ["The owner's good-faith belief isn’t enough", 'T o g-f b i e'],
    ['within 14 days, or $75,000 (Rule 803(5))', 'w 1 d, o $7 (R 8(5))'],
    ['Élan, naïve, 李 𝒳yz', 'É, n, 李 𝒳'],
    ['', ''],
  ])('makes of %j %j', (text, letters) => {
    expect(firstLetters(text)).toBe(letters);
  });

  it('keeps what parts the words, and shortens every text or leaves it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const letters = firstLetters(text);
        expect(letters.length).toBeLessThanOrEqual(text.length);
        expect(letters.replace(/[\p{L}\p{M}\p{N}.,'’]/gu, '')).toBe(text.replace(/[\p{L}\p{M}\p{N}.,'’]/gu, ''));
      }),
    );
  });
});

const RULE = 'Evidence is relevant – in short – if it has any tendency.';
const shown = (typed: string) =>
  guideTyping(RULE, typed)
    .words.map(({ text }) => text)
    .join(' ');

describe('guideTyping', () => {
  it('begins with first letters alone', () => {
    expect(shown('')).toBe('E i r – i s – i i h a t.');
    expect(guideTyping(RULE, '').words[0]?.state).toBe('next');
  });

  it('shows in full what was typed, whatever its case and signs', () => {
    expect(shown('evidence, IS "relevant"')).toBe('Evidence is relevant – i s – i i h a t.');
  });

  it('waits for the end of a word before calling it wrong', () => {
    expect(guideTyping(RULE, 'Evidence i').isAstray).toBe(false);
    expect(guideTyping(RULE, 'Evidence in ').isAstray).toBe(true);
    expect(guideTyping(RULE, 'Evidence in is').isAstray).toBe(false);
  });

  it('ends with the whole rule, and does not mind more', () => {
    for (const typed of [RULE, `${RULE} and so on `]) {
      const { words, isAstray } = guideTyping(RULE, typed);
      expect(words.every(({ state }) => state === 'typed')).toBe(true);
      expect(isAstray).toBe(false);
    }
  });

  it('never gives away a word that was not typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const { text, state } of guideTyping(RULE, typed).words) {
          if (state !== 'typed') expect(text.replace(/[^\p{L}]/gu, '').length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

it.each<[string, Parameters<typeof recallRating>[0], string]>([
  ['correct from memory', { isCorrect: true, hint: 'none' }, 'good'],
  ['correct with first letters', { isCorrect: true, hint: 'first_letters' }, 'good'],
  ['correct with guided typing', { isCorrect: true, hint: 'guided' }, 'hard'],
  ['3 of 5 elements', { isCorrect: false, credit: { stated: 3, total: 5 }, hint: 'none' }, 'hard'],
  ['half of the elements', { isCorrect: false, credit: { stated: 2, total: 4 }, hint: 'first_letters' }, 'hard'],
  ['2 of 5 elements', { isCorrect: false, credit: { stated: 2, total: 5 }, hint: 'none' }, 'again'],
  ['no element', { isCorrect: false, credit: { stated: 0, total: 4 }, hint: 'none' }, 'again'],
  ['an element of a rule without any', { isCorrect: false, credit: { stated: 0, total: 0 }, hint: 'none' }, 'again'],
  ['nothing that is known', { isCorrect: false, hint: 'none' }, 'again'],
  ['every word confirmed, and half', { isCorrect: false, credit: { stated: 3, total: 4 }, hint: 'guided' }, 'again'],
  [
    'every element, reversed',
    { isCorrect: false, credit: { stated: 4, total: 4 }, isReversed: true, hint: 'none' },
    'again',
  ],
])('rates %s', (_, recall, rating) => {
  expect(recallRating(recall)).toBe(rating);
});
