import { type Span, splitSentences } from '@/lib/domain/text/sentences';
import { scanWords } from '@/lib/domain/text/words';
import type { MarkedRun } from './marked-text';

/** A phrase with what stands around it. */
export type PhraseInPassage = { before: string; phrase: string; after: string };

/** So much of the words of a sentence must stand in an answer that quotes it. */
const QUOTED = 0.8;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Where a phrase stands in a rule's text, as whole words in any case; null where it does not. */
export function findPhrase(text: string, phrase: string): Span | null {
  const [folded, wanted] = [text.toLowerCase(), phrase.toLowerCase()];
  if (wanted === '') return null;
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (!LETTER_OR_DIGIT.test(text.charAt(start - 1)) && !LETTER_OR_DIGIT.test(text.charAt(end))) return { start, end };
  }
  return null;
}

/**
 * A phrase in its sentence of the rule, as the rule writes it, with the sentences beside it that an answer of several
 * quotes too; by itself where the rule does not hold it.
 */
export function phraseInPassage(text: string, phrase: string, quote: string | null): PhraseInPassage {
  const place = findPhrase(text, phrase);
  const sentences = splitSentences(text);
  const own = place ? sentences.findIndex(({ start, end }) => start <= place.start && place.end <= end) : -1;
  if (!place || own < 0) return { before: '', phrase, after: '' };
  const [first, last] = [-1, 1].map((step) => sentences[lastQuoted(text, sentences, own, step, quote ?? '')]);
  return {
    before: text.slice(first?.start, place.start),
    phrase: text.slice(place.start, place.end),
    after: text.slice(place.end, last?.end),
  };
}

/** The furthest of the sentences on one side of one up to which all are quoted. */
function lastQuoted(text: string, sentences: readonly Span[], from: number, step: number, quote: string): number {
  if (splitSentences(quote).length < 2) return from;
  const said = new Set(scanWords(quote).map(({ word }) => word));
  const isQuoted = ({ start, end }: Span) => {
    const words = scanWords(text.slice(start, end));
    return words.filter(({ word }) => said.has(word)).length >= QUOTED * words.length;
  };
  let at = from;
  for (let next = sentences[at + step]; next && isQuoted(next); next = sentences[at + step]) at += step;
  return at;
}

/** The runs of a text with these phrases marked so, whatever marks they bore. */
export function markPhrases(
  runs: readonly MarkedRun[],
  marks: readonly { phrase: string; mark: string }[],
): MarkedRun[] {
  const whole = runs.map(({ text }) => text).join('');
  const spans = marks.flatMap(({ phrase, mark }) => {
    const place = findPhrase(whole, phrase);
    return place ? [{ ...place, mark }] : [];
  });
  const marked: MarkedRun[] = [];
  let at = 0;
  for (const { text, mark } of runs) {
    for (const character of text.split('')) {
      const span = spans.find(({ start, end }) => start <= at && at < end);
      const wanted = span ? span.mark : mark;
      const last = marked.at(-1);
      if (last && last.mark === wanted) last.text += character;
      else marked.push({ text: character, mark: wanted });
      at += 1;
    }
  }
  return marked;
}
