import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import { checkRuleAnswer } from './check-answer';
import type { RuleToCheck } from './reading/rule-reading';

const ABBREVIATIONS: readonly Abbreviation[] = [
  { abbr: 'K', full: 'contract' },
  { abbr: 'Δ', full: 'defendant' },
  { abbr: 'SMJ', full: 'subject-matter jurisdiction' },
  { abbr: 'w/o', full: 'without' },
];

const removal: RuleToCheck = {
  text: `A defendant's notice of removal must be filed within 14 days after service or receipt of the complaint. The notice is not effective unless all defendants join. The court may hear the case if the amount exceeds $75,000.`,
  buzzwords: [
    { phrase: 'within 14 days', synonyms: ['two-week limit'] },
    { phrase: 'service or receipt', synonyms: [] },
    { phrase: 'not effective', synonyms: ['of no effect'] },
    { phrase: 'all defendants join', synonyms: ['unanimity'] },
    { phrase: 'exceeds $75,000', synonyms: [] },
  ],
};

const mortgage: RuleToCheck = {
  text: 'The mortgagor may redeem the land before foreclosure. The mortgagee must give notice to the mortgagor.',
  buzzwords: [
    { phrase: 'redeem the land', synonyms: ['equity of redemption'] },
    { phrase: 'before foreclosure', synonyms: [] },
    { phrase: 'give notice', synonyms: [] },
  ],
};

const check = (answer: string, rule = removal) => checkRuleAnswer({ rule, answer, abbreviations: ABBREVIATIONS });
const states = (answer: string, rule = removal) => check(answer, rule).elements.map(({ state }) => state);
const without = (html: string) =>
  html
    .replace(/<mark class="[a-z]+">|<\/mark>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'");

describe('checkRuleAnswer', () => {
  it.each([
    [
      'other words and short forms',
      'Notice of removal has to be filed w/in two weeks after service or receipt of the complaint. It is of no effect unless all Δs join. Ct can hear it if the amount is over $75k.',
    ],
    [
      'another order',
      'If the amount exceeds seventy-five thousand dollars the court may hear the case. The notice is not effective unless all defendants join, and must be filed within fourteen days after service or receipt of the complaint.',
    ],
    [
      'misspelt words',
      'A defendants notice of removel must be filed within 14 days after servcie or reciept of the complaint. The notice isnt efective unless all defendents join. The court may hear it if the amount exceeds $75,000.',
    ],
  ])('accepts %s', (_, answer) => {
    expect(check(answer)).toMatchObject({ isCorrect: true, missing: [] });
  });

  it.each([
    ['another number', ['14 days', '21 days'], 0],
    ['another number in another unit', ['14 days', 'three weeks'], 0],
    ["'and' for 'or'", ['service or receipt', 'both service and receipt'], 1],
    ['a dropped not', ['is not effective', 'is effective'], 2],
    ["'if' for 'unless'", ['unless all', 'if all'], 3],
    ['another amount', ['$75,000', '$50,000'], 4],
    ['the bound the other way', ['exceeds $75,000', 'is less than $75,000'], 4],
  ])('calls %s contradicted', (_, [from = '', to = ''], element) => {
    const answer = removal.text.replace(from, to);
    expect(check(answer).isCorrect).toBe(false);
    expect(states(answer)[element]).toBe('contradicted');
  });

  it('never takes one party for the other', () => {
    const swapped =
      'The mortgagee may redeem the land before foreclosure. The mortgagor must give notice to the mortgagee.';
    expect(check(swapped, mortgage).isCorrect).toBe(false);
    expect(states(swapped, mortgage)).toContain('contradicted');
  });

  it('names what is missing', () => {
    const answer = removal.text.replace(' unless all defendants join', '');
    expect(check(answer)).toMatchObject({ isCorrect: false, missing: ['all defendants join'] });
  });

  it('wants a statement, not keywords', () => {
    const answer = 'exceeds $75,000, all defendants join, not effective, service or receipt, within 14 days';
    expect(check(answer).isCorrect).toBe(false);
  });

  it('finds everything missing in an empty answer', () => {
    expect(new Set(states(''))).toEqual(new Set(['missing']));
    expect(check('').isCorrect).toBe(false);
  });

  it('marks what matched and escapes the rest', () => {
    const { highlightedAnswer } = check('<img src=x onerror=alert(1)> within 14 days & more');
    expect(highlightedAnswer).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(highlightedAnswer).toContain('<mark class="element">');
  });

  it('accepts the text itself in any case, with any quotes, its sentences in any order', () => {
    const sentences = removal.text.match(/.*?\.(?: |$)/g) ?? [];
    const order = fc.shuffledSubarray(sentences, { minLength: sentences.length });
    fc.assert(
      fc.property(order, fc.boolean(), fc.boolean(), (shuffled, isLower, isCurly) => {
        const text = shuffled.map((sentence) => sentence.trim()).join(' ');
        const quoted = isCurly ? text.replaceAll("'", '’') : text;
        const verdict = check(isLower ? quoted.toLowerCase() : quoted);
        expect(verdict.isCorrect).toBe(true);
        expect(verdict.elements.every(({ state }) => state === 'present')).toBe(true);
      }),
    );
  });

  it('never throws, marks safely and always says the same', () => {
    const words = removal.text.split(' ').concat('not', 'unless', 'K', 'w/o', '≠', '<b>', '&', '½', 'K’s', '\n\n');
    const wordy = fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 300 }), wordy), (answer) => {
        const verdict = check(answer);
        expect(without(verdict.highlightedAnswer)).toBe(answer);
        expect(without(verdict.highlightedCorrectAnswer)).toBe(removal.text);
        expect(verdict.highlightedAnswer.replace(/<mark class="[a-z]+">|<\/mark>/g, '')).not.toMatch(/[<>]/);
        expect(check(answer)).toEqual(verdict);
      }),
      { numRuns: 200 },
    );
  });

  it('takes any rule', () => {
    const buzzwords = fc.array(fc.record({ phrase: fc.string(), synonyms: fc.array(fc.string(), { maxLength: 3 }) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.string(), buzzwords, fc.string(), (text, phrases, answer) => {
        const verdict = checkRuleAnswer({ rule: { text, buzzwords: phrases }, answer, abbreviations: [] });
        expect(verdict.elements).toHaveLength(phrases.length);
      }),
    );
  });
});
