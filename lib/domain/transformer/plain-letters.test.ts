import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords, firstLetters } from './first-letters';
import { DEFAULT_OPTIONS } from './options';
import { PlainLetters, writtenKind } from './plain-letters';
import { PLAIN_SIGN } from './plain-words';

/** Shortens a text that comes in pieces; null when it is not plain. */
function shorten(pieces: string[]): { written: string; wordCount: number } | null {
  const letters = new PlainLetters();
  const source = Buffer.from(pieces.join(''));
  const target = Buffer.alloc(source.length);
  let start = 0;
  let length = 0;
  for (const piece of pieces) {
    const end = start + Buffer.byteLength(piece);
    const nextKind = end < source.length ? writtenKind(source, end) : PLAIN_SIGN;
    length = letters.write(source, start, end, nextKind, target, length);
    if (length < 0) return null;
    start = end;
  }
  return { written: target.toString('utf8', 0, length), wordCount: letters.wordCount };
}

describe('PlainLetters', () => {
  it('leaves of plain texts what the rule for any text does, wherever they are split', () => {
    const piece = fc.string({ unit: fc.constantFrom(..."ab'’1.,-X_ (…§²½\u00A0") });
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(shorten(pieces)).toEqual({
          written: firstLetters(text, DEFAULT_OPTIONS),
          wordCount: findWords(text).length,
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('ends a word at a sign between two pieces', () => {
    const letters = new PlainLetters();
    const source = Buffer.from('goodfaith');
    const target = Buffer.alloc(source.length);
    const length = letters.write(source, 0, 4, PLAIN_SIGN, target, 0);
    letters.addSign();
    expect(target.toString('utf8', 0, letters.write(source, 4, 9, PLAIN_SIGN, target, length))).toBe('gf');
  });

  it.each(['élan', 'x\u00ADy', 'a·b', 'Не', '憲法', '𝒜'])('does not take %j for plain', (text) => {
    expect(shorten([`plain ${text}`])).toBeNull();
  });
});
