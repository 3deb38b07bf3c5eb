import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestCommonOrder } from './common-order';

const commonOf = (one: readonly string[], other: readonly string[]) =>
  longestCommonOrder(one.length, other.length, (at, to) => one[at] === other[to]);

describe('the longest common order of two texts', () => {
  it.each([
    ['', '', []],
    ['a', '', []],
    [
      'a b c',
      'a x c',
      [
        [0, 0],
        [2, 2],
      ],
    ],
    [
      'a b c',
      'b c a',
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'a a b',
      'a b',
      [
        [0, 0],
        [2, 1],
      ],
    ],
  ])('of %j and %j', (one, other, pairs) => {
    expect(commonOf(one.split(' ').filter(Boolean), other.split(' ').filter(Boolean))).toEqual(pairs);
  });

  it('rises in both, pairs what is the same, and leaves nothing that both hold alone in one stretch', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const pairs = commonOf(one, other);
        pairs.forEach(([at, to], index) => {
          expect(one[at]).toBe(other[to]);
          const [before, beforeToo] = pairs[index - 1] ?? [-1, -1];
          expect(at).toBeGreaterThan(before);
          expect(to).toBeGreaterThan(beforeToo);
        });
        const ends = [...pairs, [one.length, other.length] as const];
        ends.forEach(([at, to], index) => {
          const [before, beforeToo] = pairs[index - 1] ?? [-1, -1];
          const between = new Set(one.slice(before + 1, at));
          expect(other.slice(beforeToo + 1, to).filter((word) => between.has(word))).toEqual([]);
        });
        expect(pairs.length).toBe(commonOf(other, one).length);
      }),
    );
  });
});
