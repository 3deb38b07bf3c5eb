import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SearchSpelling } from './search-spelling';

const WORDS = ['hearsay', 'hearing', 'negligence', 'negligently', 'contract', 'contractor', 'lessor', 'lease', 'dying'];
const spelling = new SearchSpelling(WORDS.map((word, place) => ({ word, stem: word, documents: place + 1 })));

describe('the spelling of a search', () => {
  it.each([
    ['heresay', 'hearsay'],
    ['hersay', 'hearsay'],
    ['Heresay rule', 'hearsay rule'],
    ['"heresay" -contrakt', '"hearsay" -contract'],
    ['neglegence', 'negligence'],
    ['kontract', 'contract'],
    ['dyign', 'dying'],
  ])('takes %s for %s', (typed, meant) => expect(spelling.correct(typed)).toBe(meant));

  it.each(['hearsay', 'hears', 'HEARSAYS', 'negligenc', 'zzzzzz', 'ab', '', '42', 'عقد', 'x'.repeat(200)])(
    'leaves %j as it is',
    (typed) => expect(spelling.correct(typed)).toBeNull(),
  );

  it('leaves every known word and every beginning of one as they are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.nat(), (word, cut) => {
        expect(spelling.correct(word.slice(0, 3 + (cut % word.length)))).toBeNull();
      }),
    );
  });

  it('finds a long word again after any one slip that makes another of it', () => {
    const one = new SearchSpelling([{ word: 'jurisdiction', stem: 'jurisdict', documents: 1 }]);
    const word = 'jurisdiction';
    fc.assert(
      fc.property(fc.nat(word.length - 1), fc.constantFrom('q', 'x', ''), (place, letter) => {
        const typed = word.slice(0, place) + letter + word.slice(place + 1);
        expect(one.correct(typed)).toBe(word.startsWith(typed) ? null : word);
      }),
    );
  });

  it('answers whatever is typed, and changes nothing but words', () => {
    const signs = (text: string) => text.replace(/[\p{L}\p{N}]+/gu, 'w');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        expect(signs(spelling.correct(typed) ?? typed)).toBe(signs(typed));
      }),
    );
  });
});
