import { expect, it } from 'vitest';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { expectationOf, readRule } from './rule-reading';

const COMMON = new AbbreviationIndex([{ abbr: 'K', full: 'contract' }]);
const ruleOf = () => ({ text: 'A K binds a BFP.', buzzwords: [{ phrase: 'binds', synonyms: ['is good'] }] });

it('reads a rule once with the same short forms, whatever it was read with before', () => {
  const rule = ruleOf();
  const own = new AbbreviationIndex([{ abbr: 'BFP', full: 'bona fide purchaser' }], COMMON);
  const words = (abbreviations: AbbreviationIndex) => readRule(rule, abbreviations).signs.map(({ word }) => word);
  expect(words(own)).toEqual(['a', 'k', 'contract', 'binds', 'a', 'bfp', 'bona', 'fide', 'purchaser']);
  expect(words(COMMON)).toEqual(['a', 'k', 'contract', 'binds', 'a', 'bfp']);
  expect(readRule(rule, COMMON)).toBe(readRule(rule, COMMON));
  expect(readRule(ruleOf(), COMMON)).not.toBe(readRule(rule, COMMON));
});

it('expects of answers the words of the rule and of its synonyms', () => {
  const rule = ruleOf();
  expect(expectationOf(rule)).toBe(expectationOf(rule));
  expect(expectationOf(rule).vocabulary.correct('bindss')).toBe('binds');
});
