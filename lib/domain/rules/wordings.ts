import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { lexemeOf } from '@/lib/domain/text/stem';
import { type Comparable, likeness } from './concepts';
import { stancesOf } from './stance';
import { readTerms, type Term } from './terms';
import { wordWeight } from './word-weights';

/** A word by which a wording is known again. */
export type Sign = Comparable & {
  /** How much it tells; 0 for grammar. */
  weight: number;
  /** Whether it denies ('not', 'without'), or is denied by its own beginning ('inadmissible'). */
  isDenial: boolean;
  term: Term;
};

/** A stretch of the answer that is worded like a wording. */
export type WordingMatch = {
  /** How much of the wording stands there, 0 to 1. */
  share: number;
  /** First and last sign of the answer. */
  from: number;
  to: number;
  terms: readonly Term[];
};

/** Words of grammar that decide what a rule says. */
const OPERATORS = new Set(
  'only must may can could cannot shall should if unless until before after both either and or all any every each more less most least within same other always never than'.split(
    ' ',
  ),
);
const OPERATOR_WEIGHT = 0.5;
const JOINT_WEIGHT = 0.2;
const NUMBER_WEIGHT = 2;
const DENIAL_WEIGHT = 0.9;
/** What a word of matter of the answer between two that match takes away. */
const GAP_COST = 0.12;
/** Words before a stretch in which a denial still belongs to it. */
const BEFORE = 2;

/** The words of a text as signs, in their order. */
export function readSigns(text: string, abbreviations: AbbreviationIndex): Sign[] {
  const { words, matter } = readTerms(text, abbreviations);
  return signsOf(words, matter, text);
}

/** The signs of a text that was read already: its written words, and what short forms stand for. */
export function signsOf(words: readonly Term[], matter: readonly Term[], text: string): Sign[] {
  const cues = new Set(stancesOf(words, text).map(({ cue }) => cue));
  const readings = matter.filter(({ reading }) => reading > 0);
  return words.flatMap((term, index) => [
    signOf(term, cues.has(index)),
    ...readings.filter((reading) => reading.index === index).map((reading) => signOf(reading, false)),
  ]);
}

function signOf(term: Term, isCue: boolean): Sign {
  const isDenial = isCue || lexemeOf(term.word).isReversed;
  const { word, stem, groups } = term;
  return { word, stem, groups, isDenial, weight: weightOf(term, isCue), term };
}

function weightOf({ word, stem, isFunction, isTail }: Term, isCue: boolean): number {
  if (/^\d/.test(word)) return NUMBER_WEIGHT;
  if (isCue && isFunction) return DENIAL_WEIGHT;
  if (word === 'and' || word === 'or') return JOINT_WEIGHT;
  if (OPERATORS.has(word)) return OPERATOR_WEIGHT;
  if (isFunction) return 0;
  return isTail ? 0.3 : wordWeight(stem);
}

/** An answer in which wordings are looked for. */
export class WordedAnswer {
  private readonly rows = new Map<string, readonly number[]>();

  constructor(readonly signs: readonly Sign[]) {}

  /** The stretch that is likest to a wording, its words in their order; null where less than `least` of it stands. */
  find(wording: readonly Sign[], least: number): WordingMatch | null {
    const told = wording.filter(({ weight }) => weight > 0);
    const total = told.reduce((sum, { weight }) => sum + weight, 0);
    const rows = told.map((sign) => this.rowOf(sign));
    const bound = told.reduce((sum, { weight }, at) => sum + weight * Math.max(0, ...(rows[at] ?? [])), 0);
    if (total === 0 || bound < least * total) return null;
    const found = this.alignInOrder(told, rows);
    if (!found) return null;
    const share = (found.worth - this.denialCost(wording, found)) / total;
    return share < least ? null : { ...found, share, terms: found.path.map((at) => (this.signs[at] as Sign).term) };
  }

  /** The sentence in which most of a wording stands, in whatever order; its share, less for a denial too many or too few. */
  gather(wording: readonly Sign[]): { share: number; isTurned: boolean; sentence: number } {
    const told = wording.filter(({ weight, isDenial, term }) => weight > 0 && !(isDenial && term.isFunction));
    const total = told.reduce((sum, { weight }) => sum + weight, 0);
    const bySentence = new Map<number, number>();
    for (const sign of told) {
      const row = this.rowOf(sign);
      const best = new Map<number, number>();
      row.forEach((like, at) => {
        const sentence = (this.signs[at] as Sign).term.sentence;
        if (like > (best.get(sentence) ?? 0)) best.set(sentence, like);
      });
      for (const [sentence, like] of best) {
        bySentence.set(sentence, (bySentence.get(sentence) ?? 0) + like * sign.weight);
      }
    }
    let found = { worth: 0, sentence: -1 };
    for (const [sentence, worth] of bySentence) if (worth > found.worth) found = { worth, sentence };
    const isTurned =
      (this.denialsNear(told, found.sentence) - wording.filter(({ isDenial }) => isDenial).length) % 2 !== 0;
    return { share: total === 0 ? 0 : found.worth / total, isTurned, sentence: found.sentence };
  }

  /** Denials between the first and the last word of a wording in a sentence, and just before. */
  private denialsNear(told: readonly Sign[], sentence: number): number {
    const places = this.signs.flatMap(({ term }, at) =>
      term.sentence === sentence && told.some((sign) => (this.rowOf(sign)[at] ?? 0) > 0) ? [at] : [],
    );
    if (places.length === 0) return 0;
    return this.signs
      .slice(Math.max(0, (places[0] ?? 0) - BEFORE), (places.at(-1) ?? 0) + 1)
      .filter(({ term, isDenial }) => isDenial && term.sentence === sentence).length;
  }

  /** How like each sign of the answer is to one of a wording. */
  private rowOf(sign: Sign): readonly number[] {
    const key = sign.isDenial && sign.term.isFunction ? '¬' : sign.word;
    const known = this.rows.get(key);
    if (known) return known;
    const row = this.signs.map((other) => {
      if (key === '¬') return other.isDenial && other.term.isFunction ? 1 : 0;
      return other.weight > 0 ? likeness(sign, other) : 0;
    });
    this.rows.set(key, row);
    return row;
  }

  /** The best local alignment; skipped words of a wording cost nothing but their own weight. */
  private alignInOrder(told: readonly Sign[], rows: readonly (readonly number[])[]) {
    type Cell = { worth: number; from: number; path: readonly number[] };
    const nothing: Cell = { worth: 0, from: -1, path: [] };
    let best: Cell & { to: number } = { ...nothing, to: -1 };
    // before[at]: the best that ends within the answer so far and has used no sign of the wording from `at` on.
    let before: Cell[] = Array.from({ length: told.length + 1 }, () => nothing);
    this.signs.forEach((sign, to) => {
      const isNewSentence = sign.term.sentence !== this.signs[to - 1]?.term.sentence;
      const cost = GAP_COST * (sign.term.isFunction ? 0 : 1);
      const after: Cell[] = [nothing];
      for (let at = 0; at < told.length; at += 1) {
        const stay = before[at + 1] as Cell;
        let cell = stay.worth > cost && !isNewSentence ? { ...stay, worth: stay.worth - cost } : nothing;
        const skipped = after[at] as Cell;
        if (skipped.worth > cell.worth) cell = skipped;
        const like = rows[at]?.[to] ?? 0;
        if (like > 0) {
          const previous = isNewSentence ? nothing : (before[at] as Cell);
          const worth = previous.worth + like * (told[at] as Sign).weight;
          if (worth > cell.worth) {
            cell = { worth, from: previous.from < 0 ? to : previous.from, path: [...previous.path, to] };
            if (worth > best.worth) best = { ...cell, to };
          }
        }
        after.push(cell);
      }
      before = after;
    });
    return best.to < 0 ? null : best;
  }

  /** A stretch that denies once more, or once less, than a wording does not say the same. */
  private denialCost(wording: readonly Sign[], { from, to }: { from: number; to: number }): number {
    const first = this.signs[from] as Sign;
    const stretch = this.signs
      .slice(Math.max(0, from - BEFORE), to + 1)
      .filter(({ term }) => term.sentence === first.term.sentence);
    const count = (signs: readonly Sign[]) => signs.filter(({ isDenial }) => isDenial).length;
    return (count(wording) - count(stretch)) % 2 === 0 ? 0 : DENIAL_WEIGHT;
  }
}
