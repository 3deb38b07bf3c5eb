import { describe, expect, it } from 'vitest';
import { countWords } from './write-html';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    ['one  two\nthree\n\nfour', 4],
    ['a duty – owed — to Δ', 5],
    ['§ 2-207(1), 12(b)(6)', 2],
    ["defendant's well-being", 2],
  ])('of %j', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
