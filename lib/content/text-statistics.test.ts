import { describe, expect, test } from 'vitest';
import { fleschReadingEase, sentencesOf, wordsOf } from './text-statistics';

describe('wordsOf', () => {
  test('counts what stands between white space and holds a letter or digit', () => {
    expect(wordsOf('A buyer - not the seller -\n paid $500.')).toEqual([
      'A',
      'buyer',
      'not',
      'the',
      'seller',
      'paid',
      '$500.',
    ]);
    expect(wordsOf('  ')).toEqual([]);
  });
});

describe('sentencesOf', () => {
  test.each([
    ['One sentence', 1],
    ['He ran. She followed.', 2],
    ['Did he run? She thinks so! Nobody knows.', 3],
    ['In Smith v. Jones the court held for Dr. Brown at 5 p.m. on Monday.', 1],
    ['The U.S. Supreme Court spoke. Fed. R. Civ. P. 12 applies.', 2],
    ['She said, "I will pay you tomorrow." He left.', 2],
    ['The price was $4.50 per unit. The buyer refused.', 2],
    ['Rule 12(b)(6) applies (see below). It fails.', 2],
  ])('%s', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count);
  });
});

describe('fleschReadingEase', () => {
  test('is about 116 for a short plain sentence, as published', () => {
    expect(fleschReadingEase('The cat sat on the mat.')).toBeCloseTo(116.1, 0);
  });

  test('falls with long words and long sentences', () => {
    const plain = 'The truck hit the car. The driver ran away.';
    const heavy =
      'Notwithstanding jurisdictional considerations, administrative determinations necessitate particularized justification.';
    expect(fleschReadingEase(plain)).toBeGreaterThan(80);
    expect(fleschReadingEase(heavy)).toBeLessThan(0);
  });
});
