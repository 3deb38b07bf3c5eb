import { type Steps, takeSteps } from '@/lib/domain/steps/steps';
import type { AbbreviationIndex } from './abbreviations';
import { isFunctionWord } from './function-words';
import { type Polarity, polaritiesOf, reversePolarity } from './polarity';
import { type SentenceSpan, splitSentences } from './sentences';
import { lexemeOf, stemOf } from './stem';
import type { Vocabulary } from './typos';
import { scanWords, type Word } from './words';

/** A word of a sentence, or one that a short form of it stands for, with the place in the original text. */
export type Token = Word & {
  /** What it shares with its inflections; of 'inadmissible' that of 'admissible', with the polarity reversed. */
  stem: string;
  isFunction: boolean;
  polarity: Polarity;
  /** Content words before it in the sentence: how far apart two words stand, whatever grammar is between. */
  slot: number;
  /** 0 for the text as written, n for the n-th full form of a short form. */
  reading: number;
  /** Whether a typing error was overlooked. */
  isCorrected: boolean;
};

export type Sentence = SentenceSpan & {
  tokens: Token[];
  /** Its words in one form of writing: equal for sentences that say the same in the same words. */
  wording: string;
};

/** A text taken apart: what every comparison works on. */
export type ReadText = { text: string; sentences: Sentence[] };

/** Takes a text apart into sentences and tokens; short forms are read as their full forms too. */
export function readText(text: string, abbreviations: AbbreviationIndex): ReadText {
  return takeSteps(readTextInSteps(text, abbreviations));
}

/** Characters that a step reads: sentences are no longer than 300 words, and most far shorter. */
const STEP_CHARACTERS = 4_000;

/** The same in steps, for texts as long as an essay. */
export function* readTextInSteps(text: string, abbreviations: AbbreviationIndex): Steps<ReadText> {
  const sentences: Sentence[] = [];
  let readTo = 0;
  for (const span of splitSentences(text)) {
    if (span.end - readTo > STEP_CHARACTERS) {
      yield;
      readTo = span.start;
    }
    const tokens = readTokens(text.slice(span.start, span.end), span.start, abbreviations);
    sentences.push({ ...span, tokens, wording: wordingOf(tokens) });
  }
  return { text, sentences };
}

function wordingOf(tokens: readonly Token[]): string {
  return tokens.flatMap(({ word, reading }) => (reading === 0 ? [word] : [])).join(' ');
}

/** The tokens of one sentence or phrase; `offset` is where it begins in the whole text. */
export function readTokens(text: string, offset: number, abbreviations: AbbreviationIndex): Token[] {
  const read = expand(scanWords(text), text, abbreviations);
  const written = read.filter(({ reading }) => reading === 0);
  const polarities = polaritiesOf(
    written.map(({ word, start }, index) => ({
      word,
      isFunction: lexemeOf(word).isFunction,
      gap: text.slice(written[index - 1]?.end ?? start, start),
    })),
  );
  let slot = -1;
  let writtenIndex = -1;
  return read.map(({ start, end, word, reading }) => {
    const { stem, isReversed, isFunction } = lexemeOf(word);
    if (reading === 0) writtenIndex += 1;
    if (reading === 0 && !isFunction) slot += 1;
    const polarity = polarities[writtenIndex] ?? 'affirmed';
    return {
      start: start + offset,
      end: end + offset,
      word,
      stem,
      isFunction,
      polarity: isReversed ? reversePolarity(polarity) : polarity,
      slot: Math.max(slot, 0),
      reading,
      isCorrected: false,
    };
  });
}

/** Puts behind each short form the words it stands for; a short form of one grammatical word is replaced. */
function expand(
  words: readonly Word[],
  text: string,
  abbreviations: AbbreviationIndex,
): (Word & { reading: number })[] {
  const read: (Word & { reading: number })[] = [];
  for (let index = 0; index < words.length; ) {
    const found = abbreviations.readingsAt(words, index, text);
    const run = words.slice(index, index + (found?.length ?? 1));
    const place = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
    const [only] = found?.readings ?? [];
    if (only?.length === 1 && isFunctionWord(only[0] ?? '')) read.push({ ...place, word: only[0] ?? '', reading: 0 });
    else {
      for (const { start, end, word } of run) read.push({ start, end, word, reading: 0 });
      found?.readings.forEach((reading, number) => {
        read.push(...reading.map((word) => ({ ...place, word, reading: number + 1 })));
      });
    }
    index += run.length;
  }
  return read;
}

/** The same text with misspelt words read as the words of the vocabulary that they mean. */
export function correctText({ text, sentences }: ReadText, vocabulary: Vocabulary): ReadText {
  const correct = (token: Token): Token => {
    const meant = token.isFunction || token.reading > 0 ? null : vocabulary.correct(token.word);
    return meant === null ? token : { ...token, word: meant, stem: stemOf(meant), isCorrected: true };
  };
  return { text, sentences: sentences.map((sentence) => ({ ...sentence, tokens: sentence.tokens.map(correct) })) };
}
