import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords, firstLetters } from './first-letters';
import { DEFAULT_OPTIONS, type TextOptions, WORD_STYLES } from './options';

const convert = (text: string, options: Partial<TextOptions> = {}) =>
  firstLetters(text, { ...DEFAULT_OPTIONS, ...options });

describe('firstLetters', () => {
  it.each([
    ['Battery is an intentional harmful touching.', 'B i a i h t.'],
    ['', ''],
    [' \t— “…” ', ' \t— “…” '],
    // Hyphens and slashes part words, apostrophes do not.
    ['good-faith and/or co-owner', 'g-f a/o c-o'],
    ["don’t, plaintiff's, plaintiffs’, ’tis, o'clock", 'd, p, p’, ’t, o'],
    // Citations and abbreviations: each letter by itself.
    ['42 U.S.C. § 1983; F.R.E. 801(d)(2)', '4 U.S.C. § 1; F.R.E. 8(d)(2)'],
    ['Brown v. Board, 347 U.S. 483 (1954), e.g.', 'B v. B, 3 U.S. 4 (1), e.g.'],
    ['UCC 2-207, Rule 10b-5, $1,000.50, 14th, 50%', 'U 2-2, R 1-5, $1, 1, 5%'],
    ['Amendment XIV, Article I, clause (iii)', 'A X, A I, c (i)'],
    ['H1 covid19 3D', 'H c 3'],
    // Accents stay with their letter, written as one character or two.
    ['élan e\u0301lan Ångström', 'é e\u0301 Å'],
    ['Не убий. Ἐν ἀρχῇ', 'Н у. Ἐ ἀ'],
    ['שָׁלוֹם سَلام', 'שָׁ سَ'],
    ['헌법 제1조', '헌 제'],
    ['\u1112\u1165\u11AB\u1107\u1165\u11B8', '\u1112\u1165\u11AB'],
    ['inter\u00ADest', 'i'],
    ['𝒜bc 𐐨𐐩', '𝒜 𐐨'],
    ['a\u200Bb', 'a\u200Bb'],
    ['½ ① x²', '½ ① x²'],
  ])('turns %j into %j', (text, letters) => {
    expect(convert(text)).toBe(letters);
  });

  it.each([
    ['日本国憲法', 3],
    ['ประเทศไทย', 2],
  ])('tells the words of %s apart', (text, atLeast) => {
    const letters = convert(text).split('\u200B');
    expect(letters.length).toBeGreaterThanOrEqual(atLeast - 1);
    expect(letters[0]).toBe([...text][0]);
  });

  it.each([
    ['42 U.S.C. § 1983', '42 U.S.C. § 1983'],
    ['UCC 2-207(1)(a), Rule 10b-5, the 14th, $1,000.50', 'U 2-207(1)(a), R 10b-5, t 14th, $1,000.50'],
    ['Amendment XIV, Title VII, (iii) mix MIX civil CIVIL III.', 'A XIV, T VII, (iii) m M c C III.'],
  ])('keeps the numbers of %j on demand', (text, letters) => {
    expect(convert(text, { keepNumbers: true })).toBe(letters);
  });

  it('draws a blank for every other letter', () => {
    expect(convert("Battery, don't 12 élan a", { style: 'blanks' })).toBe('B______, d___ 1_ é___ a');
  });

  it('gives the length of each word', () => {
    expect(convert("Battery, don't jurisdictional a", { style: 'letters-and-length' })).toBe('B⁷, d⁴ j¹⁴ a¹');
  });
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(..."ab'’1.,-Xé\u0301\u00AD\u200B²憲法ไทย헌_ (") }),
);
const options = fc.record({ style: fc.constantFrom(...WORD_STYLES), keepNumbers: fc.boolean() });

describe('properties', () => {
  it('converting twice is the same as once', () => {
    fc.assert(
      fc.property(text, options, (given, chosen) => {
        const once = firstLetters(given, chosen);
        expect(firstLetters(once, chosen)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the letters of the words that came, in order, and leaves what stands between', () => {
    fc.assert(
      fc.property(text, (given) => {
        const letters = (one: string) =>
          findWords(one).map(({ start }) => String.fromCodePoint(one.codePointAt(start) ?? 0));
        const between = (one: string) =>
          findWords(one).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), one);
        const converted = convert(given);
        expect(letters(converted)).toEqual(letters(given));
        expect(between(converted).replaceAll('\u200B', '')).toBe(between(given).replaceAll('\u200B', ''));
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the same words in plain text by either pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab'’1.,-X_ (…§²½\u00A0") }), (given) => {
        // A letter that is not plain makes the other pattern read the same text.
        const other = findWords(`${given} é`).slice(0, -1);
        expect(findWords(given)).toEqual(other);
      }),
      { numRuns: 1000 },
    );
  });
});
