import { findPhrase, type Phrase, type PhraseMatch } from './phrases';
import type { Sentence } from './read-text';

/** A phrase found, with the sentence (counted from 0) it stands in. */
export type SentenceMatch = PhraseMatch & { sentence: number };

/** Sentences by their stems, so that a phrase is looked for only where it can stand. */
export class SentenceIndex {
  private readonly byStem = new Map<string, Set<number>>();

  constructor(private readonly sentences: readonly Pick<Sentence, 'tokens'>[]) {
    sentences.forEach(({ tokens }, sentence) => {
      for (const { stem } of tokens) {
        const places = this.byStem.get(stem);
        if (places) places.add(sentence);
        else this.byStem.set(stem, new Set([sentence]));
      }
    });
  }

  /** The best place of a phrase in every sentence that holds it in at least the given quality, in their order. */
  find(phrase: Phrase, leastQuality: number): SentenceMatch[] {
    const matches: SentenceMatch[] = [];
    for (const sentence of this.candidates(phrase)) {
      const match = findPhrase(phrase, this.sentences[sentence] as Sentence);
      if (match && match.quality >= leastQuality) matches.push({ ...match, sentence });
    }
    return matches;
  }

  /** Sentences with all words of a wording but one, in their order. */
  private candidates({ variants }: Phrase): number[] {
    const found = new Set<number>();
    for (const variant of variants) {
      const stems = new Set(variant.map(({ stem }) => stem));
      for (const sentence of this.sharing(stems, Math.max(1, stems.size - 1))) found.add(sentence);
    }
    return [...found].sort((a, b) => a - b);
  }

  /** Sentences that hold at least so many of the stems. */
  sharing(stems: Iterable<string>, least: number): number[] {
    const counts = new Map<number, number>();
    for (const stem of stems) {
      for (const sentence of this.byStem.get(stem) ?? []) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    return [...counts].flatMap(([sentence, count]) => (count >= least ? [sentence] : []));
  }
}
