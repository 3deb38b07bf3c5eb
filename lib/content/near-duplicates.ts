import { sentencesOf } from './text-statistics';

/** Length of a shingle: this many words in a row. */
const SHINGLE_WORDS = 3;

/** Texts that share at least this part of the shorter one's shingles are nearly alike. */
export const NEAR_DUPLICATE_SIMILARITY = 0.4;

export type NearDuplicate<Item> = { first: Item; second: Item; similarity: number };

/**
 * Finds pairs of texts that say nearly the same. The measure is containment over word 3-shingles:
 * shared shingles divided by the shingles of the shorter text (0 to 1). Proper names and numbers
 * count as equal, so that changing who sued whom for how much hides nothing. An index from shingle
 * to texts keeps the work far below comparing all pairs.
 */
export function findNearDuplicates<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  threshold: number = NEAR_DUPLICATE_SIMILARITY,
): NearDuplicate<Item>[] {
  const shingleSets = items.map((item) => shinglesOf(textOf(item)));
  const earlierWith = new Map<string, number[]>();
  const pairs: NearDuplicate<Item>[] = [];

  items.forEach((second, index) => {
    const shingles = shingleSets[index] ?? new Set();
    const shared = new Map<number, number>();
    for (const shingle of shingles) {
      const earlier = earlierWith.get(shingle);
      if (!earlier) {
        earlierWith.set(shingle, [index]);
        continue;
      }
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      earlier.push(index);
    }
    for (const [other, count] of shared) {
      const first = items[other];
      const similarity = count / Math.min(shingles.size, shingleSets[other]?.size ?? 0);
      if (first !== undefined && similarity >= threshold) pairs.push({ first, second, similarity });
    }
  });
  return pairs.toSorted((a, b) => b.similarity - a.similarity);
}

function shinglesOf(text: string): Set<string> {
  const words = maskNames(text).match(/[\p{L}\p{N}#]+/gu) ?? [];
  if (words.length < SHINGLE_WORDS) return new Set([words.join(' ')]);
  return new Set(words.slice(SHINGLE_WORDS - 1).map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(' ')));
}

/** Lower case, with one sign for every proper name and every number. */
function maskNames(text: string): string {
  const names = new Set(properNamesOf(text));
  return text
    .replace(/[\p{L}’']+/gu, (word) =>
      names.has(withoutPossessive(word)) ? '#' : word.toLowerCase().replace(/[’']/g, ''),
    )
    .replace(/\p{N}[\p{N}.,]*/gu, '0')
    .replace(/#(\s+#)+/g, '#');
}

/**
 * Words that are capitalised within a sentence, which in English are names; each once. The first
 * word of a sentence or of a quotation is one of them only if it also appears so elsewhere.
 */
export function properNamesOf(text: string): string[] {
  const laterTokens = sentencesOf(text).flatMap((sentence) => sentence.split(/\s+/).slice(1));
  const names = laterTokens.flatMap((token) => token.match(/^\(?(\p{Lu}[\p{L}’']+)/u)?.[1] ?? []);
  return [...new Set(names.map(withoutPossessive))];
}

function withoutPossessive(word: string): string {
  return word.replace(/[’'](s|S)?$/, '');
}
