import { isFunctionWord } from '@/lib/domain/text/function-words';
import type { Span } from '@/lib/domain/text/sentences';
import { stemOf } from '@/lib/domain/text/stem';
import { scanWords } from '@/lib/domain/text/words';

/** A quotation of so many words is short enough to be shown whole. */
const SHORT = 16;
/** Words shown on either side of those that count. */
const CONTEXT = 4;

/**
 * The part of a quotation that has to do with an element: from the first word that they share, or that is in one
 * of these stretches, to the last, with a few words around. Null where there is no such word.
 */
export function quotedPart(quote: string, phrase: string, stretches: readonly Span[] = []): Span | null {
  const stems = new Set(scanWords(phrase).flatMap(({ word }) => (isFunctionWord(word) ? [] : [stemOf(word)])));
  const words = scanWords(quote);
  const hits = words.flatMap(({ word, start, end }, index) => {
    const isDifferent = stretches.some((stretch) => stretch.start < end && start < stretch.end);
    return isDifferent || stems.has(stemOf(word)) ? [index] : [];
  });
  const [first, last] = [hits[0], hits.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (words.length <= SHORT) return { start: 0, end: quote.length };
  const [from, to] = [Math.max(0, first - CONTEXT), last + CONTEXT];
  return {
    start: from === 0 ? 0 : (words[from]?.start ?? 0),
    end: words[to + 1] ? (words[to]?.end ?? 0) : quote.length,
  };
}
