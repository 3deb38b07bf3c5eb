import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { lexemeOf } from '@/lib/domain/text/stem';
import type { Comparable } from './concepts';
import { type Stance, stancesOf } from './stance';
import { readTerms, type Term, type Terms } from './terms';
import { wordWeight } from './word-weights';

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
const NUMBER_WEIGHT = 2;
const TAIL_WEIGHT = 0.3;
/** What a denial tells, where it stands and where it is wanting. */
export const DENIAL_WEIGHT = 0.9;

/** The words of a wording as signs, in their order. */
export function readWording(text: string, abbreviations: AbbreviationIndex): readonly Sign[] {
  return placedSigns(readTerms(text, abbreviations)).map(({ term: _, ...sign }) => sign);
}

/** The signs of a text that was read already: its written words, and what short forms stand for. */
export function placedSigns(
  { words, matter, text }: Terms,
  stances: readonly Stance[] = stancesOf(words, text),
): PlacedSign[] {
  const cues = new Set(stances.map(({ cue }) => cue));
  const readings = new Map<number, Term[]>();
  for (const term of matter) {
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

function weightOf({ word, stem, isFunction, isTail }: Term, isCue: boolean): number {
  if (/^\d/.test(word)) return NUMBER_WEIGHT;
  if (isCue && isFunction) return DENIAL_WEIGHT;
  if (word === 'and' || word === 'or') return JOINT_WEIGHT;
  if (OPERATORS.has(word)) return OPERATOR_WEIGHT;
  if (isFunction) return 0;
  return isTail ? TAIL_WEIGHT : wordWeight(stem);
}
