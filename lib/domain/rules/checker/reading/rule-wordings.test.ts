import { describe, expect, it } from 'vitest';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { stemOf } from '@/lib/domain/text/stem';
import type { RuleToCheck } from './rule-reading';
import { wordingsOf } from './rule-wordings';
import { readWordings } from './signs';

const ABBREVIATIONS = new AbbreviationIndex([{ abbr: 'K', full: 'contract' }]);

const larceny: RuleToCheck = {
  text: 'Larceny is the taking and carrying away of goods by trespass. The intent to steal must exist at the taking.',
  buzzwords: [
    {
      phrase: 'by trespass',
      synonyms: ['without permission'],
      paraphrases: ['owner never consented', 'taken unlawfully'],
      misstatements: ['the owner consented to it', 'The intent to steal', 'permission obtained through deceit'],
    },
    { phrase: 'intent to steal', synonyms: [] },
  ],
};
const [trespass, intent] = wordingsOf(larceny, ABBREVIATIONS);
const stems = (...words: string[]) => words.map(stemOf);

describe('wordingsOf', () => {
  it('reads phrase, synonyms and paraphrases of each element, in its order', () => {
    expect(trespass?.right.map(({ wording }) => wording)).toEqual(
      readWordings(['by trespass', 'without permission', 'owner never consented', 'taken unlawfully'], ABBREVIATIONS),
    );
    expect(trespass?.wrong.map(({ wording }) => wording)).toEqual(
      readWordings(larceny.buzzwords[0]?.misstatements ?? [], ABBREVIATIONS),
    );
  });

  it('takes an element without wordings', () => {
    expect(intent?.right).toEqual([
      { wording: readWordings(['intent to steal'], ABBREVIATIONS)[0], isDeniedInOrder: false },
    ]);
    expect(intent?.wrong).toEqual([]);
    expect([...(intent?.wrongStems ?? [])]).toEqual([]);
  });

  it('reads a rule once, another of the same words anew', () => {
    expect(wordingsOf(larceny, ABBREVIATIONS)).toBe(wordingsOf(larceny, ABBREVIATIONS));
    const copy = { ...larceny };
    expect(wordingsOf(copy, ABBREVIATIONS)).not.toBe(wordingsOf(larceny, ABBREVIATIONS));
    expect(wordingsOf(copy, ABBREVIATIONS)).toEqual(wordingsOf(larceny, ABBREVIATIONS));
  });

  it('lets phrase and synonyms take a denial from the sentence of the phrase, and paraphrases none', () => {
    const [element] = wordingsOf(
      {
        text: 'No writing is needed.',
        buzzwords: [{ phrase: 'writing is needed', synonyms: ['record'], paraphrases: ['oral will do'] }],
      },
      ABBREVIATIONS,
    );
    expect(element?.right.map(({ isDeniedInOrder }) => isDeniedInOrder)).toEqual([true, true, false]);
  });

  it('reads short forms as what they stand for', () => {
    const [element] = wordingsOf(
      { text: 'A contract binds.', buzzwords: [{ phrase: 'binds', synonyms: ['K is good'] }] },
      ABBREVIATIONS,
    );
    expect(element?.right[1]?.wording.weighted.map(({ word }) => word)).toContain('contract');
  });

  it('finds whole in the rule a misstatement that the rule holds, and of others what it holds', () => {
    const [owner, steal, deceit] = trespass?.wrong ?? [];
    expect(steal).toMatchObject({ foundInRule: 1, gatheredInRule: 1 });
    expect(owner?.foundInRule).toBeLessThan(0.5);
    expect(deceit).toMatchObject({ foundInRule: 0, gatheredInRule: 0 });
  });

  it('finds in order less than in any order', () => {
    const [element] = wordingsOf(
      {
        text: 'By trespass goods are carried away.',
        buzzwords: [{ phrase: 'trespass', synonyms: [], misstatements: ['goods carried away by trespass'] }],
      },
      ABBREVIATIONS,
    );
    expect(element?.wrong[0]?.gatheredInRule).toBe(1);
    expect(element?.wrong[0]?.foundInRule).toBeLessThan(1);
  });

  it('names as wrong stems those of misstatements that neither the rule nor a right wording has', () => {
    expect([...(trespass?.wrongStems ?? [])].toSorted()).toEqual(stems('obtained', 'deceit').toSorted());
  });
});
