import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AbbreviationIndex } from './abbreviations';
import { compilePhrase, findPhrase, SAID_QUALITY } from './phrases';
import { correctText, readText, readTokens } from './read-text';
import { Vocabulary } from './typos';

const SHORT_FORMS = new AbbreviationIndex([
  { abbr: 'K', full: 'contract' },
  { abbr: 'SMJ', full: 'subject-matter jurisdiction' },
  { abbr: 'PR', full: 'personal representative' },
  { abbr: 'PR', full: 'professional responsibility' },
  { abbr: 'π', full: 'plaintiff' },
  { abbr: 'w/o', full: 'without' },
]);

function find(phrase: string, text: string) {
  return findPhrase(compilePhrase(phrase, SHORT_FORMS), { tokens: readTokens(text, 0, SHORT_FORMS) });
}

const isSaid = (phrase: string, text: string) => (find(phrase, text)?.quality ?? 0) >= SAID_QUALITY;

describe('findPhrase', () => {
  it.each([
    ['gross negligence', 'They were grossly negligent.'],
    ['reasonable alternative design', 'A design that is a reasonable alternative existed.'],
    ['notice to every director', 'Every director must get notice.'],
    ['held open', 'He promised to hold it open.'],
    ['within the scope of employment', 'It was in the scope of his employment.'],
    ['fair value of her shares', 'She may ask for the fair value of all 400 shares.'],
    ['gift of information to a trading relative', 'He made a gift of the information to a relative.'],
    ['so coercive', 'It is not so very coercive.'],
    ['$16,000', 'He owes sixteen thousand dollars.'],
    ['breach of contract', 'There was a breach of K.'],
    ['lack of SMJ', 'The court lacks subject matter jurisdiction.'],
    ['subject-matter jurisdiction', 'There is no SMJ.'],
    ['personal representative', 'The PR must account.'],
    ['professional responsibility', 'A PR essay.'],
    ["plaintiff's fault", "π's fault"],
  ])('finds %j in %j', (phrase, text) => {
    expect(isSaid(phrase, text)).toBe(true);
  });

  it.each([
    ['gross negligence', 'It was gross of him to laugh, and his boss later said that this showed negligence.'],
    ['gross negligence', 'This is negligence.'],
    ['personal responsibility', 'The PR must account.'],
    ['breach of contract', 'k is the constant of the breach.'],
    ['consideration', 'The court considered it.'],
    ['zone of danger', 'A danger.'],
    ['', 'Anything.'],
  ])('does not find %j in %j', (phrase, text) => {
    expect(isSaid(phrase, text)).toBe(false);
  });

  it.each([
    ['never collateral', 'Bias is never collateral.', false],
    ['never collateral', 'Bias is always collateral.', true],
    ['without balancing', 'It comes in w/o balancing.', false],
    ['without balancing', 'It comes in after balancing the two.', true],
    ['admissible', 'It is inadmissible.', true],
    ['inadmissible', 'It is not admissible.', false],
    ['notice is required', 'Notice is not required.', true],
    ['gross negligence', 'This was no gross negligence.', true],
  ])('of %j in %j tells whether it is contradicted', (phrase, text, isNegated) => {
    expect(find(phrase, text)?.isNegated).toBe(isNegated);
  });

  it('tells the place and prefers the closest wording', () => {
    const text = 'Notice was late, but a notice in writing came.';
    const match = find('written notice', text);
    expect(text.slice(match?.start, match?.end)).toBe('notice in writing');
  });

  it('rates order and closeness', () => {
    const [exact, wide, turned] = ['race notice act', 'race and pure notice act', 'notice race act'].map(
      (text) => find('race notice act', text)?.quality ?? 0,
    );
    expect(exact).toBe(1);
    expect(wide).toBeLessThan(1);
    expect(turned).toBeLessThan(1);
  });

  it('overlooks typing errors in words that it expects', () => {
    const read = correctText(readText('Gross neglignece is shown.', SHORT_FORMS), new Vocabulary(['negligence']));
    const [sentence] = read.sentences;
    expect(sentence && findPhrase(compilePhrase('gross negligence', SHORT_FORMS), sentence)?.quality).toBe(1);
    expect(sentence?.tokens.map(({ isCorrected }) => isCorrected)).toEqual([false, true, false, false]);
  });

  it('finds every phrase in itself', () => {
    const words = fc.constantFrom('notice', 'of', 'intent', 'the', 'not', 'waived', '14', 'days', 'without', 'duty');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (parts) => {
        const phrase = parts.join(' ');
        const match = find(phrase, phrase);
        if (compilePhrase(phrase, SHORT_FORMS).variants.length === 0) return;
        expect(match?.quality).toBeGreaterThan(0.99 - 0.06 * parts.length);
        expect(match?.isNegated).toBe(false);
      }),
    );
  });

  it('reads any text without failing, its tokens in their places', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { start, end, tokens } of readText(text, SHORT_FORMS).sentences) {
          for (const token of tokens) {
            expect(token.start).toBeGreaterThanOrEqual(start);
            expect(token.end).toBeLessThanOrEqual(end);
          }
        }
      }),
    );
  });
});
