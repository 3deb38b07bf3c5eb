import { describe, expect, it } from 'vitest';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { negationScopesOf } from './negation-scope';
import { type PlacedSign, placedSigns, readWordings } from './signs';
import { readTerms } from './terms';

const ABBREVIATIONS = new AbbreviationIndex([
  { abbr: 'K', full: 'contract' },
  { abbr: 'SMJ', full: 'subject-matter jurisdiction' },
  { abbr: 'w/o', full: 'without' },
]);
const read = (text: string) => {
  const terms = readTerms(text, ABBREVIATIONS);
  return placedSigns(terms, negationScopesOf(terms.words, terms.text));
};
const signOf = (word: string, text: string): PlacedSign => {
  const found = read(text).find((sign) => sign.word === word);
  if (!found) throw new Error(`'${word}' is no sign of '${text}'.`);
  return found;
};
const denialsIn = (text: string) => read(text).flatMap(({ word, isDenial }) => (isDenial ? [word] : []));

describe('placedSigns', () => {
  it.each([
    ['the statement is not hearsay', ['not']],
    ['the statement isn’t hearsay', ['isnt']],
    ['no writing is needed', ['no']],
    ['liable without fault', ['without']],
    ['liable w/o fault', ['without']],
    ['the evidence is inadmissible', ['inadmissible']],
    ['the evidence is not inadmissible', ['not', 'inadmissible']],
    ['the statute bars the claim', ['bars']],
    ['everyone except the owner', ['except']],
    ['unless the owner sues', ['unless']],
    // What is said against the word or counts with it denies nothing.
    ['not only the owner', []],
    ['no later than Monday', []],
    ['the bar is personal', []],
    ['an independent counsel', []],
    ['the evidence is admissible', []],
  ])('finds in %j the denials %j', (text, denials) => {
    expect(denialsIn(text)).toEqual(denials);
  });

  it('reads a word and its reverse as one stem, of which the reverse is denied', () => {
    expect(signOf('inadmissible', 'it is inadmissible').stem).toBe(signOf('admissible', 'it is admissible').stem);
  });

  it.each([
    // word, text, weight, whether it is grammar
    ['14', 'within fourteen days', 2, false],
    ['75000', 'more than $75,000', 2, false],
    ['not', 'it is not hearsay', 0.9, true],
    ['without', 'liable without fault', 0.9, true],
    ['not', 'not only the owner', 0, true],
    ['or', 'service or receipt', 0.2, true],
    ['and', 'service and receipt', 0.2, true],
    ['only', 'the owner only', 0.5, true],
    ['must', 'the owner must sue', 0.5, true],
    ['may', 'the owner may sue', 0.5, true],
    ['unless', 'unless the owner sues', 0.9, true],
    ['if', 'if the owner sues', 0.5, true],
    ['within', 'within fourteen days', 0.5, true],
    ['before', 'before trial', 0.5, true],
    ['the', 'the owner may sue', 0, true],
    ['of', 'the breach of contract', 0, true],
    // By how few rules speak of it (word-weights.ts).
    ['party', 'the party may sue', 0.5, false],
    ['defendant', 'the defendant may sue', 0.75, false],
    ['owner', 'the owner may sue', 1, false],
    ['asportation', 'asportation of a thing', 1.25, false],
    // What only completes the word before it.
    ['away', 'carry away the goods', 0.3, false],
    // A verb that denies keeps what it says.
    ['bars', 'the statute bars the claim', 1, false],
  ])("weighs '%s' in %j at %f", (word, text, weight, isGrammar) => {
    expect(signOf(word, text)).toMatchObject({ weight, isGrammar });
  });

  it('puts behind a short form what it stands for, word by word', () => {
    expect(read('no SMJ over a K claim').map(({ word }) => word)).toEqual([
      'no',
      'smj',
      'subject',
      'matter',
      'jurisdiction',
      'over',
      'a',
      'k',
      'contract',
      'claim',
    ]);
  });

  it('reads a short form of one word of grammar as that word', () => {
    expect(read('w/o fault').map(({ word }) => word)).toEqual(['without', 'fault']);
  });

  it('knows by their groups words that say the same, also where several count as one', () => {
    const { groups } = signOf('abandon', 'abandon the claim');
    const [gives] = read('give up the claim');
    const [lone] = read('give notice of the claim');
    expect(groups.filter((group) => gives?.groups.includes(group))).not.toEqual([]);
    expect(groups.filter((group) => lone?.groups.includes(group))).toEqual([]);
  });

  it.each(['', '   ', '…', '—'])('reads no signs in %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('names the place of each sign, a short form and what it stands for at the same', () => {
    const signs = read('The K is void. It is not enforceable.');
    const placed = (word: string) => signs.find((sign) => sign.word === word)?.term;
    expect(placed('contract')).toMatchObject({ index: placed('k')?.index, sentence: 0, reading: 1 });
    expect(placed('enforceable')).toMatchObject({ sentence: 1 });
  });
});

describe('readWordings', () => {
  const TEXTS = ['no K of the owner', '', 'inadmissible', 'not, without SMJ.', 'of the', '  carry away\nthe goods '];

  it('reads all at once as it reads each by itself', () => {
    expect(readWordings(TEXTS, ABBREVIATIONS)).toEqual(TEXTS.flatMap((text) => readWordings([text], ABBREVIATIONS)));
    expect(readWordings([], ABBREVIATIONS)).toEqual([]);
  });

  it.each([
    // weighted, content, and what they weigh: 'no' and 'not' 0.9, owner 1, inadmissible 0.75
    ['no K of the owner', ['no', 'k', 'contract', 'owner'], ['k', 'contract', 'owner'], 1],
    ['not inadmissible', ['not', 'inadmissible'], ['inadmissible'], 2],
    ['of the', [], [], 0],
    ['', [], [], 0],
  ])('reads of %j what tells something', (text, weighted, content, denials) => {
    const [wording] = readWordings([text], ABBREVIATIONS);
    expect(wording?.weighted.map(({ word }) => word)).toEqual(weighted);
    expect(wording?.content.map(({ word }) => word)).toEqual(content);
    expect(wording?.denials).toBe(denials);
  });

  it('weighs what it reads', () => {
    const [wording] = readWordings(['not within 14 days of asportation by the owner'], ABBREVIATIONS);
    // not, within, 14, days, asportation, owner
    const days = signOf('days', '14 days').weight;
    expect(wording?.contentWeight).toBeCloseTo(0.5 + 2 + days + 1.25 + 1, 6);
    expect(wording?.totalWeight).toBeCloseTo(0.9 + 0.5 + 2 + days + 1.25 + 1, 6);
  });
});
