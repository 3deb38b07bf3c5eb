import { stemOf } from '@/lib/domain/text/stem';
import { typoDistance } from '@/lib/domain/text/typos';
import type { StemmedWord } from './search-plan';

/** A word of the content. */
export type VocabularyWord = StemmedWord & {
  /** How many documents hold it. */
  documents: number;
};

const WORD = /[\p{L}\p{N}]+/gu;
const CORRECTABLE = /^[a-z]{4,30}$/;
const TWO_TYPOS_LENGTH = 6;
/** Each costs a look at every word of about its length. */
const MOST_CORRECTIONS = 6;

/**
 * Leads misspelt words of a search back to words of the content. It dares more than the correction of an
 * answer (two slips from six letters on, the first letter too): the learner sees what was searched for instead.
 */
export class SearchSpelling {
  private readonly known = new Set<string>();
  private readonly byLength = new Map<number, VocabularyWord[]>();

  constructor(words: readonly VocabularyWord[]) {
    for (const entry of words) {
      const { word } = entry;
      for (let end = 3; end <= word.length; end += 1) this.known.add(word.slice(0, end));
      this.known.add(word).add(stemOf(word));
      if (!CORRECTABLE.test(word)) continue;
      const alike = this.byLength.get(word.length);
      if (alike) alike.push(entry);
      else this.byLength.set(word.length, [entry]);
    }
  }

  /** The search with its unknown words replaced by the nearest known ones; null where there is nothing to replace. */
  correct(query: string): string | null {
    let tries = 0;
    let isChanged = false;
    const corrected = query.replace(WORD, (typed) => {
      const word = typed.toLowerCase();
      if (
        tries >= MOST_CORRECTIONS ||
        !CORRECTABLE.test(word) ||
        this.known.has(word) ||
        this.known.has(stemOf(word))
      ) {
        return typed;
      }
      tries += 1;
      const nearest = this.nearest(word);
      isChanged ||= nearest !== null;
      return nearest ?? typed;
    });
    return isChanged ? corrected : null;
  }

  /** By fewest slips, then with the same first letter, then the most frequent, then by the alphabet. */
  private nearest(word: string): string | null {
    const limit = word.length >= TWO_TYPOS_LENGTH ? 2 : 1;
    let best: { entry: VocabularyWord; distance: number } | null = null;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const entry of this.byLength.get(length) ?? []) {
        const distance = typoDistance(word, entry.word, best?.distance ?? limit);
        if (distance > (best?.distance ?? limit)) continue;
        if (!best || distance < best.distance || isLikelier(entry, best.entry, word)) best = { entry, distance };
      }
    }
    return best?.entry.word ?? null;
  }
}

function isLikelier(one: VocabularyWord, other: VocabularyWord, typed: string): boolean {
  const sameFirst = ({ word }: VocabularyWord) => Number(word[0] === typed[0]);
  const difference = sameFirst(one) - sameFirst(other) || one.documents - other.documents;
  return difference > 0 || (difference === 0 && one.word < other.word);
}
