import { groupsOf, kindredKey, likeness } from './concepts';
import { DENIAL_WEIGHT, type PlacedSign, type Sign } from './signs';

/** Where a text is worded like a wording. */
export type WordingMatch = {
  /** How much of the wording stands there, 0 to 1, less where one of the two denies what the other states. */
  share: number;
  /** First and last sign of the stretch; -1 for none. */
  from: number;
  to: number;
};

/** The sentence in which most of a wording stands. */
export type WordingSentence = { share: number; isTurned: boolean; sentence: number };

const NOTHING: WordingMatch = { share: 0, from: -1, to: -1 };
/** What a word of matter between two that match takes away. */
const GAP_COST = 0.12;
/** Words before a stretch in which a denial still belongs to it. */
const BEFORE = 2;
const DENIALS = Symbol('denials');

/** A text in which wordings are looked for: an answer, or a rule. */
export class WordedAnswer {
  private readonly rows = new Map<string | symbol, Float32Array>();
  private readonly places = new Map<string | number, number[]>();

  constructor(readonly signs: readonly PlacedSign[]) {
    signs.forEach(({ stem, groups, weight }, place) => {
      if (weight === 0) return;
      for (const key of [stem, `${kindredKey(stem)}…`, ...groups]) {
        const places = this.places.get(key);
        if (places) places.push(place);
        else this.places.set(key, [place]);
      }
    });
  }

  /** The stretch likest to a wording whose words stand there in their order; nothing where less than `least` can be. */
  find(wording: readonly Sign[], least = 0): WordingMatch {
    const told = wording.filter(({ weight }) => weight > 0);
    const rows = told.map((sign) => this.rowOf(sign));
    const total = told.reduce((sum, { weight }) => sum + weight, 0);
    const most = told.reduce((sum, { weight }, at) => sum + (rows[at]?.some((like) => like > 0) ? weight : 0), 0);
    if (total === 0 || most < least * total) return NOTHING;
    const { worth, from, to } = this.alignInOrder(told, rows);
    if (to < 0) return NOTHING;
    const share = Math.max(0, worth - (this.isTurned(wording, from, to) ? DENIAL_WEIGHT : 0)) / total;
    return share < least ? NOTHING : { share, from, to };
  }

  /** The sentence that holds most of a wording, in whatever order; `worths` says how much each sign counts. */
  gather(wording: readonly Sign[], worths?: Float32Array): WordingSentence {
    const told = wording.filter(({ weight, isDenial, isGrammar }) => weight > 0 && !(isDenial && isGrammar));
    const total = told.reduce((sum, { weight }) => sum + weight, 0);
    const found = this.richestSentence(told, worths);
    if (total === 0 || found.sentence < 0) return { share: 0, isTurned: false, sentence: -1 };
    const isTurned = this.isTurned(wording, found.from, found.to);
    return { share: found.worth / total, isTurned, sentence: found.sentence };
  }

  private richestSentence(told: readonly Sign[], worths?: Float32Array) {
    const rows = told.map((sign) => this.rowOf(sign));
    let best = { worth: 0, sentence: -1, from: -1, to: -1 };
    for (let start = 0; start < this.signs.length; ) {
      const sentence = this.sentenceAt(start);
      let end = start;
      while (end < this.signs.length && this.sentenceAt(end) === sentence) end += 1;
      let [worth, from, to] = [0, -1, -1];
      for (let at = 0; at < told.length; at += 1) {
        const row = rows[at] as Float32Array;
        let most = 0;
        for (let place = start; place < end; place += 1) {
          const like = (row[place] as number) * (worths ? (worths[place] as number) : 1);
          if (like === 0) continue;
          if (from < 0 || place < from) from = place;
          if (place > to) to = place;
          if (like > most) most = like;
        }
        worth += most * (told[at] as Sign).weight;
      }
      if (worth > best.worth) best = { worth, sentence, from, to };
      start = end;
    }
    return best;
  }

  private sentenceAt(place: number): number {
    return this.signs[place]?.term.sentence ?? -1;
  }

  /** How like each sign is to one of a wording; all denials are alike. */
  private rowOf(sign: Sign): Float32Array {
    const key = rowKeyOf(sign);
    const known = this.rows.get(key);
    if (known) return known;
    const row = new Float32Array(this.signs.length);
    if (key === DENIALS) {
      this.signs.forEach(({ isDenial, isGrammar }, place) => {
        if (isDenial && isGrammar) row[place] = 1;
      });
    } else {
      for (const one of [sign.stem, `${kindredKey(sign.stem)}…`, ...sign.groups]) {
        for (const place of this.places.get(one) ?? []) row[place] = likeness(sign, this.signs[place] as PlacedSign);
      }
    }
    this.rows.set(key, row);
    return row;
  }

  /** The best local alignment within a sentence; a word of the wording that is skipped costs its own weight alone. */
  private alignInOrder(told: readonly Sign[], rows: readonly Float32Array[]) {
    // By how many signs of the wording are used up: the best that ends so far, and where it began.
    const worths = new Float64Array(told.length + 1);
    const starts = new Int32Array(told.length + 1).fill(-1);
    let best = { worth: 0, from: -1, to: -1 };
    this.signs.forEach((sign, place) => {
      if (sign.term.sentence !== this.sentenceAt(place - 1)) worths.fill(0);
      const cost = sign.isGrammar ? 0 : GAP_COST;
      // Backwards, so that a sign of the text stands for one of the wording only.
      for (let at = told.length; at > 0; at -= 1) {
        const like = rows[at - 1]?.[place] as number;
        const stay = Math.max(0, (worths[at] as number) - cost);
        const before = worths[at - 1] as number;
        const joined = like > 0 ? before + like * (told[at - 1] as Sign).weight : 0;
        if (joined > stay) {
          worths[at] = joined;
          starts[at] = before > 0 ? (starts[at - 1] as number) : place;
          if (joined > best.worth) best = { worth: joined, from: starts[at] as number, to: place };
        } else worths[at] = stay;
      }
      for (let at = 1; at <= told.length; at += 1) {
        if ((worths[at - 1] as number) <= (worths[at] as number)) continue;
        worths[at] = worths[at - 1] as number;
        starts[at] = starts[at - 1] as number;
      }
    });
    return best;
  }

  /** Whether a stretch denies once more, or once less, than a wording: then they do not say the same. */
  private isTurned(wording: readonly Sign[], from: number, to: number): boolean {
    const sentence = this.sentenceAt(from);
    let denials = wording.reduce((sum, { isDenial }) => sum + (isDenial ? 1 : 0), 0);
    for (let place = Math.max(0, from - BEFORE); place <= to; place += 1) {
      if (this.signs[place]?.isDenial && this.sentenceAt(place) === sentence) denials += 1;
    }
    return denials % 2 !== 0;
  }
}

/** Signs of one key are like the same signs; a word in a run ('give up') belongs to more groups than by itself. */
function rowKeyOf({ word, stem, groups, isDenial, isGrammar }: Sign): string | symbol {
  if (isDenial && isGrammar) return DENIALS;
  return groups === groupsOf(stem) ? word : `${word} ${groups.join(' ')}`;
}
