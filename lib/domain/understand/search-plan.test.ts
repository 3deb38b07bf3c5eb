import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planSearch } from './search-plan';

const AIDS = {
  abbreviations: [
    { abbr: 'SMJ', full: 'subject-matter jurisdiction' },
    { abbr: 'PJ', full: 'personal jurisdiction' },
    { abbr: 'P.J.', full: 'presiding judge' },
    { abbr: 'π', full: 'plaintiff' },
  ],
  words: [
    { word: 'negligence', stem: 'neglig' },
    { word: 'negligent', stem: 'neglig' },
    { word: 'negligible', stem: 'neglig' },
    { word: 'negotiated', stem: 'negoti' },
  ],
};

const plan = (typed: string) => planSearch(typed, AIDS);

describe('planSearch', () => {
  it('leaves plain words as they are', () => {
    expect(plan('  Dying   declarations ')).toEqual({
      texts: ['Dying declarations'],
      beginning: { beside: 'Dying', letters: 'declarations', stems: [] },
    });
  });

  it('looks for an abbreviation in full besides', () => {
    expect(plan('smj removal').texts).toEqual(['smj removal', '"subject matter jurisdiction" removal']);
    expect(plan('the π,').texts).toEqual(['the π,', 'the "plaintiff"']);
  });

  it('loosely looks for the words of the full form', () => {
    expect(planSearch('smj removal', AIDS, true).texts[1]).toBe('subject matter jurisdiction removal');
  });

  it('takes an abbreviation in capitals for complete', () => {
    expect(plan('the SMJ').beginning).toBeNull();
    expect(plan('smj').beginning).toMatchObject({ letters: 'smj' });
    expect(plan('SMJX').beginning).toMatchObject({ letters: 'smjx' });
  });

  it('tries every full form of an abbreviation that has several', () => {
    expect(plan('PJ').texts).toEqual(['PJ', '"personal jurisdiction"', '"presiding judge"']);
  });

  it('does not look into a phrase or behind a minus for abbreviations', () => {
    expect(plan('"SMJ and PJ" -SMJ').texts).toEqual(['"SMJ and PJ" -SMJ']);
  });

  it('keeps the alternatives few, however many abbreviations there are', () => {
    expect(plan('PJ '.repeat(60)).texts).toHaveLength(3);
    expect(plan('SMJ '.repeat(60)).texts).toHaveLength(8);
  });

  it('takes compound words apart and leaves exclusions alone', () => {
    expect(plan('subject-matter -co-op').texts).toEqual(['subject matter -co op']);
    expect(plan('subject-matt').beginning).toMatchObject({ beside: 'subject', letters: 'matt' });
  });

  it('adds the stems that are shorter than what was typed of a word', () => {
    expect(plan('negligenc').beginning).toEqual({ beside: '', letters: 'negligenc', stems: ['neglig'] });
    expect(plan('NEG').beginning).toEqual({ beside: '', letters: 'neg', stems: [] });
  });

  it('lets only what follows the last "or" stand beside the beginning', () => {
    expect(plan('a OR b jur').beginning).toMatchObject({ beside: 'b', letters: 'jur' });
    expect(plan('a or jur').beginning).toMatchObject({ beside: '', letters: 'jur' });
  });

  it.each(['', 'hearsay or', 'fre 80', '"dying decl"', 'dying -decl', 'rule 12(b)', 'ab', "it's"])(
    'takes the last word of %j for a whole one',
    (typed) => {
      expect(plan(typed).beginning).toBeNull();
    },
  );

  it('reads curly quotes as straight ones', () => {
    expect(plan('“excited utterance”').texts).toEqual(['"excited utterance"']);
  });

  it('plans anything, with few alternatives and without characters that no text holds', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('SMJ ', 'pj ', ' or ', '-', '"', '“', '\u0000', '\uD800', '\uE000', 'negligenc'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { texts, beginning } = plan(pieces.join(''));
        expect(texts.length).toBeGreaterThanOrEqual(1);
        expect(texts.length).toBeLessThanOrEqual(8);
        for (const text of [...texts, beginning?.beside ?? '']) expect(text).not.toMatch(/\p{C}/u);
        if (beginning) expect(beginning.letters).toMatch(/^[\p{L}\p{N}]{3,}$/u);
      }),
    );
  });
});
