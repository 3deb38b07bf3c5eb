import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typoDistance, Vocabulary } from './typos';

const vocabulary = new Vocabulary(
  'negligence breach mortgagor lessor covenantor admissible effect principle jurisdiction consideration exemption trial duty'.split(
    ' ',
  ),
);

describe('Vocabulary', () => {
  it.each([
    ['neglegence', 'negligence'],
    ['neglgience', 'negligence'],
    ['juristiction', 'jurisdiction'],
    ['consideratoin', 'consideration'],
    ['exepmtion', 'exemption'],
  ])('reads %s as %s', (typed, meant) => {
    expect(vocabulary.correct(typed)).toBe(meant);
  });

  it.each([
    ['affect', 'another word of law'],
    ['principal', 'another word of law'],
    ['trail', 'a word itself'],
    ['mortgagee', 'the other party'],
    ['lessee', 'the other party'],
    ['covenantee', 'the other party'],
    ['inadmissible', 'the opposite'],
    ['negligence', 'known'],
    ['negligent', 'an inflection of a known word'],
    ['dutty', 'short'],
    ['eglogence', 'another first letter'],
    ['10b', 'a number'],
  ])('leaves %s alone: %s', (typed, why) => {
    expect(vocabulary.correct(typed)).toBe(why === 'short' ? 'duty' : null);
  });

  it('leaves alone what might be either of two words', () => {
    expect(new Vocabulary(['bonded', 'bonder']).correct('bondez')).toBeNull();
  });
});

describe('typoDistance', () => {
  it.each([
    ['breach', 'breach', 0],
    ['breach', 'braech', 1],
    ['breach', 'beach', 1],
    ['breach', 'breaches', 2],
    ['breach', 'duty', 3],
  ])('%s to %s: %i', (one, other, distance) => {
    expect(typoDistance(one, other, 2)).toBe(distance);
  });

  it('is the same both ways and never beyond the limit and one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(3), (one, other, limit) => {
        const distance = typoDistance(one, other, limit);
        expect(distance).toBe(typoDistance(other, one, limit));
        expect(distance).toBeLessThanOrEqual(limit + 1);
      }),
    );
  });
});
