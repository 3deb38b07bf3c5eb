import type { WordedBuzzword } from '@/lib/domain/rules/worded-buzzword';
import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { Vocabulary } from '@/lib/domain/text/typos';
import { readForms, type WrittenForms } from './initialisms';
import { type NegationScope, negationScopesOf } from './negation-scope';
import { type PlacedSign, placedSigns } from './signs';
import { readTerms, type Terms } from './terms';

export type RuleToCheck = { text: string; buzzwords: readonly WordedBuzzword[] };

/** A rule taken apart. */
export type RuleReading = {
  terms: Terms;
  /** By written words. */
  scopes: readonly NegationScope[];
  signs: readonly PlacedSign[];
};

/** What answers to a rule are expected to use. */
export type Expectation = {
  /** Of the rule's text, its phrases and their synonyms. */
  forms: WrittenForms;
  vocabulary: Vocabulary;
};

// A process checks many answers to one rule: what does not depend on the answer is made once.
const readings = new WeakMap<RuleToCheck, WeakMap<AbbreviationIndex, RuleReading>>();
const expectations = new WeakMap<RuleToCheck, Expectation>();

/** Takes a rule apart. */
export function readRule(rule: RuleToCheck, abbreviations: AbbreviationIndex): RuleReading {
  // Short forms of one answer alone are forgotten with it.
  const byAbbreviations = readings.get(rule) ?? new WeakMap<AbbreviationIndex, RuleReading>();
  const known = byAbbreviations.get(abbreviations);
  if (known) return known;
  const terms = readTerms(rule.text, abbreviations);
  const scopes = negationScopesOf(terms.words, terms.text);
  const reading = { terms, scopes, signs: placedSigns(terms, scopes) };
  byAbbreviations.set(abbreviations, reading);
  readings.set(rule, byAbbreviations);
  return reading;
}

/** The words that answers to a rule may use, and misspell. */
export function expectationOf(rule: RuleToCheck): Expectation {
  const known = expectations.get(rule);
  if (known) return known;
  const phrases = rule.buzzwords.flatMap(({ phrase, synonyms }) => [phrase, ...synonyms]);
  const forms = readForms([rule.text, ...phrases]);
  const expectation = { forms, vocabulary: new Vocabulary(forms.runs.flat()) };
  expectations.set(rule, expectation);
  return expectation;
}
