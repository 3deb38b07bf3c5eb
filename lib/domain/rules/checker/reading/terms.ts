import type { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { correctText, type ReadText, readText, type Token } from '@/lib/domain/text/read-text';
import type { Vocabulary } from '@/lib/domain/text/typos';
import { groupsOf, runAt } from './concepts';

/** A word of a rule or an answer, or of what a short form in it stands for. */
export type Term = Token & {
  /** Groups of words that say the same (see concepts.ts). */
  groups: readonly number[];
  /** Content words before it in the whole text; a new sentence adds some. */
  place: number;
  sentence: number;
  /** Which of the written words it is, or stands in the place of. */
  index: number;
  /** Whether it belongs to an example, which neither states the rule nor denies it. */
  isExample: boolean;
  /** Whether it only completes the word before it ('away' in 'carry away'). */
  isTail: boolean;
};

/** A text taken apart for comparison. */
export type Terms = {
  text: string;
  /** Every word as written, grammar included. */
  words: readonly Term[];
  /** Content words, with those that short forms stand for. */
  content: readonly Term[];
};

/** Words of grammar by which an answer may say what the rule says in content words: 'just' for 'mere', 'only' for 'exclusive'. */
const TELLING = new Set(['only', 'just', 'more', 'less', 'all', 'same', 'both', 'most', 'within', 'without']);
const NONE: ReadonlySet<string> = new Set();

/** How far apart the last word of a sentence and the first of the next count. */
const SENTENCE_DISTANCE = 3;

/** Takes a text apart; with a vocabulary, misspelt words are read as the words that they mean. */
export function readTerms(text: string, abbreviations: AbbreviationIndex, vocabulary?: Vocabulary): Terms {
  const read = readText(text, abbreviations);
  return vocabulary ? termsOf(correctText(read, vocabulary), TELLING) : termsOf(read);
}

function termsOf({ text, sentences }: ReadText, telling: ReadonlySet<string> = NONE): Terms {
  const words: Term[] = [];
  const content: Term[] = [];
  const isInExample = examplesIn(text);
  let firstPlace = 0;
  sentences.forEach(({ tokens }, sentence) => {
    const stems = tokens.filter(({ reading }) => reading === 0).map(({ stem }) => stem);
    const firstIndex = words.length;
    let last = 0;
    let runEnd = -1;
    // Each part by its name: copying a token with its rest takes most of the time of reading.
    for (const { start, end, word, stem, isFunction, polarity, slot, reading, isCorrected } of tokens) {
      const index = reading === 0 ? words.length : words.length - 1;
      const run = reading === 0 ? runAt(stems, index - firstIndex) : null;
      const term = {
        start,
        end,
        word,
        stem,
        isFunction,
        polarity,
        slot,
        reading,
        isCorrected,
        groups: run ? [...groupsOf(stem), ...run.groups] : groupsOf(stem),
        place: firstPlace + slot,
        sentence,
        index,
        isExample: isInExample(start),
        isTail: reading === 0 && index < runEnd,
      };
      last = slot;
      if (reading === 0) words.push(term);
      // A run of grammar alone ('about to') counts as a content word where it begins.
      if (!isFunction || (run && index >= runEnd) || telling.has(word)) content.push(term);
      if (run) runEnd = index + run.length;
    }
    firstPlace += last + SENTENCE_DISTANCE;
  });
  return { text, words, content };
}

/** 'e.g. …', '(like …)', 'for example …': up to the bracket, dash or semicolon, or the end of the sentence. */
const EXAMPLE =
  /\((?:e\.?g\.?|i\.?e\.?|ex[.:]|like|such as|for example|for instance|as when|say)\b[^)]{0,400}\)|\b(?:e\.?g\b\.?|ex:|for example|for instance|such as(?: when| if)?)(?:[^.,;)–—]|\.(?!\s))*?(?=\s-\s|[.,;)–—]|$)/gi;

/** Tells whether a place of a text stands in an example. */
function examplesIn(text: string): (place: number) => boolean {
  const examples = [...text.matchAll(EXAMPLE)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
  return (place) => {
    let [from, to] = [0, examples.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((examples[middle]?.end ?? 0) <= place) from = middle + 1;
      else to = middle;
    }
    return (examples[from]?.start ?? Number.POSITIVE_INFINITY) <= place;
  };
}
