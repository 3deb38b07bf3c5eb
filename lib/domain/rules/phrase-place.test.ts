import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkedText } from './marked-text';
import { findPhrase, markPhrases, phraseInPassage } from './phrase-place';

const RULE = 'An act needs a Contract. Removal under 28 U.S.C. takes place within 30 days, if at all. It acts at once.';

describe('a phrase in the text of a rule', () => {
  it.each<[string, string | null]>([
    ['act', 'act'],
    ['contract', 'Contract'],
    ['WITHIN 30 days', 'within 30 days'],
    ['ontract', null],
    ['days, if at all.', 'days, if at all.'],
    ['nowhere', null],
    ['', null],
  ])('is found as whole words: %j', (phrase, found) => {
    const place = findPhrase(RULE, phrase);
    expect(place && RULE.slice(place.start, place.end)).toBe(found);
  });

  it.each([
    ['act', { before: 'An ', phrase: 'act', after: ' needs a Contract.' }],
    [
      'within 30 days',
      { before: 'Removal under 28 U.S.C. takes place ', phrase: 'within 30 days', after: ', if at all.' },
    ],
    ['at once', { before: 'It acts ', phrase: 'at once', after: '.' }],
    ['nowhere', { before: '', phrase: 'nowhere', after: '' }],
    ['needs a Contract. Removal', { before: '', phrase: 'needs a Contract. Removal', after: '' }],
  ])('stands in its sentence: %j', (phrase, expected) => {
    expect(phraseInPassage(RULE, phrase, null)).toEqual(expected);
    expect(phraseInPassage(RULE, phrase, 'It acts at once, within 30 days if at all')).toEqual(expected);
  });
});

describe('a phrase in the passage that an answer quotes', () => {
  const passage = (phrase: string, quote: string) => {
    const { before, phrase: own, after } = phraseInPassage(RULE, phrase, quote);
    return `${before}[${own}]${after}`;
  };

  it.each([
    [
      'at once',
      'Removal under 28 U.S.C. took place within 30 days, if at all. It acts.',
      'Removal under 28 U.S.C. takes place within 30 days, if at all. It acts [at once].',
    ],
    [
      'contract',
      'An act needs a contract. Removal under 28 U.S.C. takes place in 30 days, if at all.',
      'An act needs a [Contract]. Removal under 28 U.S.C. takes place within 30 days, if at all.',
    ],
    ['at once', 'An act needs a contract. It acts at once.', 'It acts [at once].'],
    ['within 30 days', RULE, RULE.replace('within 30 days', '[within 30 days]')],
  ])('stands with the sentences beside it: %j, %j', (phrase, quote, expected) => {
    expect(passage(phrase, quote)).toBe(expected);
  });
});

describe('phrases marked anew', () => {
  const runs = readMarkedText('An <mark class="missing">act needs</mark> a <mark class="present">contract</mark>.');

  it('lose the marks they bore, and leave the others', () => {
    expect(markPhrases(runs, [{ phrase: 'act needs a', mark: 'open' }])).toEqual([
      { text: 'An ', mark: null },
      { text: 'act needs a', mark: 'open' },
      { text: ' ', mark: null },
      { text: 'contract', mark: 'present' },
      { text: '.', mark: null },
    ]);
    expect(markPhrases(runs, [])).toEqual(runs);
  });

  it('leave the text as it is', () => {
    const run = fc.record({ text: fc.string({ unit: 'binary' }), mark: fc.constantFrom(null, 'present', 'missing') });
    const marks = fc.array(fc.record({ phrase: fc.string(), mark: fc.constantFrom('open', 'present') }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 5 }), marks, (given, wanted) => {
        const whole = (all: readonly { text: string }[]) => all.map(({ text }) => text).join('');
        expect(whole(markPhrases(given, wanted))).toBe(whole(given));
      }),
    );
  });
});
