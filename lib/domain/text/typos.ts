import { isFunctionWord } from './function-words';
import { stemOf } from './stem';

const ONE_TYPO_LENGTH = 5;
const TWO_TYPOS_LENGTH = 9;

/** Words a typing error away from one another that mean different things. */
const CONFUSABLE_WORDS = new Set(
  `affect effect accept except adverse averse advice advise assent ascent bail bale battery bailey bearing barring
  breach breech canon cannon capital capitol cede seed cite site sight compliment complement council counsel
  complaint compliant decent descent dissent defective detective device devise deceased diseased
  elicit illicit eminent imminent ensure insure exercise exorcise former formal foreword forward
  grand grant heard herd interment internment interstate intestate intrastate judicial judicious lease least leave
  libel liable label mandate mandatory marital martial material maternal mental metal motion notion
  offer offeree official officious parole patrol parol party parity perpetrate perpetuate personal personnel
  perspective prospective precede proceed prescribe proscribe presence presents principal principle probate private
  prosecute persecute real reel revision reversion recision decision resist desist rescind resend
  servient serving state statute estate stationary stationery statue stature tenant tenet tenor tender tortious tortuous
  trail trial trust thrust title tithe vendor vender venue value waive waiver wave waver will wills willful
  court count might right eight grate great public pubic united untied casual causal casualty causality
  condition rendition contract contrast contact conviction convection legal regal loyal lawyer layer
  mortgage mortgaged negotiate negate notice novice option opinion order older prior price prize
  reason treason season relation revelation remand demand remedy comedy search starch seize size seller cellar
  sever severe several slander slender standard standing statement settlement strict district tort torn
  trespass surpass trustee trusted union unison usual casual valid void weight eight witness fitness`.split(/\s+/),
);

/** The words that a text is expected to use, to which misspelt ones are led back. */
export class Vocabulary {
  private readonly words = new Set<string>();
  private readonly stems = new Set<string>();
  private readonly byInitial = new Map<string, Candidate[]>();
  private readonly corrections = new Map<string, string | null>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.words.has(word) || !/^[a-z]+$/.test(word)) continue;
      this.words.add(word);
      this.stems.add(stemOf(word));
      if (word.length < ONE_TYPO_LENGTH - 1 || isFunctionWord(word)) continue;
      const initial = word.slice(0, 1);
      const alike = this.byInitial.get(initial);
      const candidate = { word, letters: lettersOf(word) };
      if (alike) alike.push(candidate);
      else this.byInitial.set(initial, [candidate]);
    }
  }

  /**
   * The expected word that a misspelt one means: one slip in words of five letters or more, two in
   * words of nine or more, never in the first letter. Null when the word is known, might be another
   * word, or could mean several.
   */
  correct(word: string): string | null {
    if (word.length > LONGEST_WORD) return null;
    const known = this.corrections.get(word);
    if (known !== undefined) return known;
    const correction = this.isCorrectable(word) ? this.nearest(word) : null;
    if (this.corrections.size < MOST_CORRECTIONS) this.corrections.set(word, correction);
    return correction;
  }

  private isCorrectable(word: string): boolean {
    return (
      word.length >= ONE_TYPO_LENGTH &&
      /^[a-z]+$/.test(word) &&
      !isFunctionWord(word) &&
      !CONFUSABLE_WORDS.has(word) &&
      !this.words.has(word) &&
      !this.stems.has(stemOf(word))
    );
  }

  private nearest(word: string): string | null {
    let best: string | null = null;
    let bestDistance = (word.length >= TWO_TYPOS_LENGTH ? 2 : 1) + 1;
    let isAmbiguous = false;
    const letters = lettersOf(word);
    for (const { word: candidate, letters: own } of this.byInitial.get(word.slice(0, 1)) ?? []) {
      // As near as the best makes it ambiguous; while there is none, only what is near enough counts.
      const limit = best === null ? bestDistance - 1 : bestDistance;
      // One slip changes two letters of the set at most: no need to look closer at the others.
      if (bitCount(letters ^ own) > 2 * limit) continue;
      const distance = typoDistance(word, candidate, limit);
      if (distance > limit || areDistinct(word, candidate)) continue;
      if (distance === bestDistance) isAmbiguous ||= best !== null && stemOf(best) !== stemOf(candidate);
      else [best, bestDistance, isAmbiguous] = [candidate, distance, false];
    }
    return isAmbiguous ? null : best;
  }
}

type Candidate = { word: string; letters: number };

/** The set of letters of a word in lower-case ASCII, a bit for each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) - 97);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const MOST_CORRECTIONS = 2_000;
const LONGEST_WORD = 30;

const DISTINCT_PREFIXES = new Set(['in', 'un', 'im', 'ir', 'il', 'non', 'dis', 'a', 'de', 're']);

/** Whether two like words are different words of law: 'lessor' and 'lessee', 'valid' and 'invalid', 'affect' and 'effect'. */
export function areDistinct(one: string, other: string): boolean {
  if (CONFUSABLE_WORDS.has(one) && CONFUSABLE_WORDS.has(other) && stemOf(one) !== stemOf(other)) return true;
  const role = /(?:or|er|ee)s?$/;
  if (role.test(one) && role.test(other) && one.replace(role, '') === other.replace(role, '')) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long.endsWith(short) && DISTINCT_PREFIXES.has(long.slice(0, long.length - short.length));
}

/**
 * Damerau–Levenshtein distance (optimal string alignment: insertion, deletion, replacement,
 * transposition of neighbors); `limit` + 1 stands for everything beyond `limit`.
 */
export function typoDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return Math.min(previous[other.length] ?? 0, limit + 1);
}
