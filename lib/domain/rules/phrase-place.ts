import { type Span, splitSentences } from '@/lib/domain/text/sentences';
import type { MarkedRun } from './marked-text';

/** A phrase with what stands around it in its sentence. */
export type PhraseInSentence = { before: string; phrase: string; after: string };

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

/** A phrase in its sentence of the rule, as the rule writes it; by itself where the rule does not hold it. */
export function phraseInSentence(text: string, phrase: string): PhraseInSentence {
  const place = findPhrase(text, phrase);
  const sentence = place && splitSentences(text).find(({ start, end }) => start <= place.start && place.end <= end);
  if (!place || !sentence) return { before: '', phrase, after: '' };
  return {
    before: text.slice(sentence.start, place.start),
    phrase: text.slice(place.start, place.end),
    after: text.slice(place.end, sentence.end),
  };
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
