import { describe, expect, it } from 'vitest';
import { AbbreviationIndex } from './abbreviations';
import { readTokens } from './read-text';

const index = new AbbreviationIndex([
  { abbr: 'K', full: 'contract' },
  { abbr: 'S/F', full: 'statute of frauds' },
  { abbr: 'TOMA', full: 'truth of the matter asserted' },
  { abbr: 'PER', full: 'parol evidence rule' },
  { abbr: 'depo', full: 'deposition' },
  { abbr: 'b/c', full: 'because' },
  { abbr: 'PC', full: 'probable cause' },
  { abbr: 'PC', full: 'proximate cause' },
]);

/** What the short forms of a text stand for, each full form in brackets with its number. */
function expansions(text: string): string {
  return readTokens(text, 0, index)
    .filter(({ reading }) => reading > 0)
    .map(({ word, reading }) => `${word}${reading}`)
    .join(' ');
}

describe('AbbreviationIndex', () => {
  it.each([
    ['The K is void.', 'contract1'],
    ['two Ks', 'contract1'],
    ['k', ''],
    ['Under the S/F it fails.', 'statute1 of1 frauds1'],
    ['offered for its TOMA', 'truth1 of1 the1 matter1 asserted1'],
    ['offered for its toma', 'truth1 of1 the1 matter1 asserted1'],
    ['Toma spoke', ''],
    ['$5 per day under the PER', 'parol1 evidence1 rule1'],
    ['Depo of a witness', 'deposition1'],
    ['no PC', 'probable1 cause1 proximate2 cause2'],
    ['nothing', ''],
  ])('%j: %j', (text, expected) => {
    expect(expansions(text)).toBe(expected);
  });

  it('puts a word of grammar in the place of its short form', () => {
    const words = readTokens('void b/c late', 0, index).map(({ word, isFunction }) => [word, isFunction]);
    expect(words).toEqual([
      ['void', false],
      ['because', true],
      ['late', false],
    ]);
  });

  it('keeps the place of the short form for what it stands for', () => {
    const text = 'Under the S/F it fails.';
    const tokens = readTokens(text, 0, index).filter(({ reading }) => reading > 0);
    expect(new Set(tokens.map(({ start, end }) => text.slice(start, end)))).toEqual(new Set(['S/F']));
  });
});
