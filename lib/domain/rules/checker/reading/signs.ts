import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { lexemeOf } from '@/lib/domain/text/stem';
import type { Comparable } from './concepts';
import { type NegationScope, negationScopesOf } from './negation-scope';
import { readTerms, type Term, type Terms } from './terms';
import { weightOf as wordWeightOf } from './word-weights';

/** A word by which a wording is known again. */
export type Sign = Comparable & {
  /** How much it tells; 0 for grammar. */
  weight: number;
  isGrammar: boolean;
  /** Whether it denies ('not', 'without'), or is denied by its own beginning ('inadmissible'). */
  isDenial: boolean;
};

/** A sign of an answer, with its place there. */
export type PlacedSign = Sign & { term: Term };

/** Words of grammar that decide what a rule says. */
const OPERATORS = new Set(
  `only must may can could cannot shall should if unless until before after both either and or all any every each more
  less most least within same other always never than`.split(/\s+/),
);
const OPERATOR_WEIGHT = 0.5;
const JOINT_WEIGHT = 0.2;
/** What a denial tells, where it stands and where it is wanting. */
export const DENIAL_WEIGHT = 0.9;

/** A wording by what of it is looked for, in its order. */
export type Wording = {
  /** Signs that tell something. */
  weighted: readonly Sign[];
  /** Those of them that are no words of denial. */
  content: readonly Sign[];
  totalWeight: number;
  contentWeight: number;
  denials: number;
};

const BETWEEN = '\n\n';

/** Reads wordings, all at once: to read many short texts one by one takes many times as long. */
export function readWordings(texts: readonly string[], abbreviations: AbbreviationIndex): Wording[] {
  const terms = readTerms(texts.join(BETWEEN), abbreviations);
  const signs = placedSigns(terms, negationScopesOf(terms.words, terms.text));
  let next = 0;
  let end = 0;
  return texts.map((text) => {
    const first = next;
    end += text.length;
    while ((signs[next]?.term.start ?? Number.POSITIVE_INFINITY) < end) next += 1;
    end += BETWEEN.length;
    return wordingOf(signs.slice(first, next));
  });
}

function wordingOf(placed: readonly PlacedSign[]): Wording {
  const signs = placed.map(({ word, stem, groups, weight, isGrammar, isDenial }) => {
    return { word, stem, groups, weight, isGrammar, isDenial };
  });
  const weighted = signs.filter(({ weight }) => weight > 0);
  const content = weighted.filter(({ isDenial, isGrammar }) => !(isDenial && isGrammar));
  return {
    weighted,
    content,
    totalWeight: weightSum(weighted),
    contentWeight: weightSum(content),
    denials: signs.filter(({ isDenial }) => isDenial).length,
  };
}

function weightSum(signs: readonly Sign[]): number {
  return signs.reduce((sum, { weight }) => sum + weight, 0);
}

/** The signs of a text that was read already: its written words, and what short forms stand for. */
export function placedSigns({ words, content }: Terms, scopes: readonly NegationScope[]): PlacedSign[] {
  const cues = new Set(scopes.map(({ cue }) => cue));
  const readings = new Map<number, Term[]>();
  for (const term of content) {
    if (term.reading > 0) readings.set(term.index, [...(readings.get(term.index) ?? []), term]);
  }
  return words.flatMap((term, index) => [
    signOf(term, cues.has(index)),
    ...(readings.get(index) ?? []).map((reading) => signOf(reading, false)),
  ]);
}

function signOf(term: Term, isCue: boolean): PlacedSign {
  const { word, stem, groups, isFunction } = term;
  const isDenial = isCue || lexemeOf(word).isReversed;
  return { word, stem, groups, isGrammar: isFunction, isDenial, weight: weightOf(term, isCue), term };
}

function weightOf(term: Term, isCue: boolean): number {
  const { word, isFunction } = term;
  if (/^\d/.test(word)) return wordWeightOf(term);
  if (isCue && isFunction) return DENIAL_WEIGHT;
  if (word === 'and' || word === 'or') return JOINT_WEIGHT;
  if (OPERATORS.has(word)) return OPERATOR_WEIGHT;
  return isFunction ? 0 : wordWeightOf(term);
}
