import { groupsOf, kindredKey, likeness } from '@/lib/domain/rules/checker/reading/concepts';
import { DENIAL_WEIGHT, type PlacedSign, type Sign, type Wording } from '@/lib/domain/rules/checker/reading/signs';

/** Where a text is worded like a wording. */
export type WordingMatch = {
  /** How much of the wording stands there, 0 to 1, less where one of the two denies what the other states. */
  share: number;
  isContradicted: boolean;
  /** First and last sign of the stretch; -1 for none. */
  from: number;
  to: number;
};

/** The sentence in which most of a wording stands. */
export type WordingSentence = {
  share: number;
  /** The same by how much its signs count. */
  worth: number;
  isContradicted: boolean;
  /** -1 for none. */
  sentence: number;
};

/** How like each sign of a text is to one of a wording, 0 to 1. */
type Row = { likes: Float32Array; most: number };

const NOTHING: WordingMatch = { share: 0, isContradicted: false, from: -1, to: -1 };
/** What a content word between two that match takes away. */
const GAP_COST = 0.12;
/** Words before a stretch in which a denial still belongs to it. */
const BEFORE = 4;
const DENIALS = Symbol('denials');

/** A text in which wordings are looked for: an answer, or a rule. */
export class WordedAnswer {
  private readonly rows = new Map<string | symbol, Row>();
  private readonly places = new Map<string | number, number[]>();
  /** For each sign where its sentence ends. */
  private readonly ends: Int32Array;

  constructor(readonly signs: readonly PlacedSign[]) {
    this.ends = new Int32Array(signs.length);
    for (let place = signs.length - 1; place >= 0; place -= 1) {
      const isLast = this.sentenceAt(place) !== this.sentenceAt(place + 1);
      this.ends[place] = isLast ? place + 1 : (this.ends[place + 1] as number);
    }
    signs.forEach(({ stem, groups, weight }, place) => {
      if (weight === 0) return;
      for (const key of [stem, `${kindredKey(stem)}…`, ...groups]) {
        const places = this.places.get(key);
        if (places) places.push(place);
        else this.places.set(key, [place]);
      }
    });
  }

  /**
   * The stretch likest to a wording whose words stand there in their order; nothing where less than `least` can be.
   * `isDeniedAround` when the wording takes one more denial from what stands around it.
   */
  find({ weighted, totalWeight, denials }: Wording, least = 0, isDeniedAround = false): WordingMatch {
    if (weighted.length === 0) return NOTHING;
    const rows = this.rowsOf(weighted);
    let most = 0;
    for (let at = 0; at < weighted.length; at += 1) most += (rows[at] as Row).most * (weighted[at] as Sign).weight;
    if (most === 0 || most < least * totalWeight) return NOTHING;
    const { worth, from, to } = this.alignInOrder(weighted, rows);
    const isContradicted = this.isContradicted(denials, from, to) !== isDeniedAround;
    const share = Math.max(0, worth - (isContradicted ? DENIAL_WEIGHT : 0)) / totalWeight;
    return share < least ? NOTHING : { share, isContradicted, from, to };
  }

  /**
   * The sentence that holds most of a wording, in whatever order; `worths` says how much each sign counts for
   * `worth`.
   */
  gather({ content, contentWeight, denials }: Wording, worths?: Float32Array): WordingSentence {
    const rows = this.rowsOf(content);
    let best = { sum: 0, sentence: -1, from: -1, to: -1 };
    let mostWorth = 0;
    for (let start = 0; start < this.signs.length; ) {
      const end = this.ends[start] as number;
      let [sum, worth, from, to] = [0, 0, end, -1];
      for (let at = 0; at < content.length; at += 1) {
        const { likes, most: likest } = rows[at] as Row;
        if (likest === 0) continue;
        let [most, worthiest] = [0, 0];
        for (let place = start; place < end; place += 1) {
          const like = likes[place] as number;
          if (like === 0) continue;
          if (place < from) from = place;
          if (place > to) to = place;
          if (like > most) most = like;
          const counted = worths ? like * (worths[place] as number) : like;
          if (counted > worthiest) worthiest = counted;
        }
        sum += most * (content[at] as Sign).weight;
        worth += worthiest * (content[at] as Sign).weight;
      }
      if (sum > best.sum) best = { sum, sentence: this.sentenceAt(start), from, to };
      if (worth > mostWorth) mostWorth = worth;
      start = end;
    }
    if (best.sum === 0) return { share: 0, worth: 0, isContradicted: false, sentence: -1 };
    const isContradicted = this.isContradicted(denials, best.from, best.to);
    return {
      share: best.sum / contentWeight,
      worth: mostWorth / contentWeight,
      isContradicted,
      sentence: best.sentence,
    };
  }

  private sentenceAt(place: number): number {
    return this.signs[place]?.term.sentence ?? -1;
  }

  private rowsOf(signs: readonly Sign[]): Row[] {
    return signs.map((sign) => this.rowOf(sign));
  }

  /** How like each sign is to one of a wording; all denials are alike. */
  private rowOf(sign: Sign): Row {
    const key = rowKeyOf(sign);
    const known = this.rows.get(key);
    if (known) return known;
    const likes = new Float32Array(this.signs.length);
    if (key === DENIALS) {
      this.signs.forEach(({ isDenial, isGrammar }, place) => {
        if (isDenial && isGrammar) likes[place] = 1;
      });
    } else {
      for (const one of [sign.stem, `${kindredKey(sign.stem)}…`, ...sign.groups]) {
        for (const place of this.places.get(one) ?? []) likes[place] = likeness(sign, this.signs[place] as PlacedSign);
      }
    }
    const row = { likes, most: likes.reduce((most, like) => Math.max(most, like), 0) };
    this.rows.set(key, row);
    return row;
  }

  /** The best local alignment within a sentence; a word of the wording that is skipped costs its own weight alone. */
  private alignInOrder(weighted: readonly Sign[], rows: readonly Row[]) {
    // By how many signs of the wording are used up: the best that ends so far, and where it began.
    const worths = new Float64Array(weighted.length + 1);
    const starts = new Int32Array(weighted.length + 1).fill(-1);
    let best = { worth: 0, from: -1, to: -1 };
    this.signs.forEach((sign, place) => {
      if (sign.term.sentence !== this.sentenceAt(place - 1)) worths.fill(0);
      const cost = sign.isGrammar ? 0 : GAP_COST;
      // Backwards, so that a sign of the text stands for one of the wording only.
      for (let at = weighted.length; at > 0; at -= 1) {
        const like = (rows[at - 1] as Row).likes[place] as number;
        const stay = Math.max(0, (worths[at] as number) - cost);
        const before = worths[at - 1] as number;
        const joined = like > 0 ? before + like * (weighted[at - 1] as Sign).weight : 0;
        if (joined > stay) {
          worths[at] = joined;
          starts[at] = before > 0 ? (starts[at - 1] as number) : place;
          if (joined > best.worth) best = { worth: joined, from: starts[at] as number, to: place };
        } else worths[at] = stay;
      }
      for (let at = 1; at <= weighted.length; at += 1) {
        if ((worths[at - 1] as number) <= (worths[at] as number)) continue;
        worths[at] = worths[at - 1] as number;
        starts[at] = starts[at - 1] as number;
      }
    });
    return best;
  }

  /** Whether a stretch denies again, or once less, than a wording does: then they do not say the same. */
  private isContradicted(denials: number, from: number, to: number): boolean {
    const sentence = this.sentenceAt(from);
    let count = denials;
    for (let place = Math.max(0, from - BEFORE); place <= to; place += 1) {
      if (this.signs[place]?.isDenial && this.sentenceAt(place) === sentence) count += 1;
    }
    return count % 2 !== 0;
  }
}

/** Signs of one key are like the same signs; a word in a run ('give up') belongs to more groups than by itself. */
function rowKeyOf({ word, stem, groups, isDenial, isGrammar }: Sign): string | symbol {
  if (isDenial && isGrammar) return DENIALS;
  return groups === groupsOf(stem) ? word : `${word} ${groups.join(' ')}`;
}
