import { isAuxiliary } from './function-words';
import { trimCharacters } from './trim-characters';
import { scanWords } from './words';

/** Written short forms that end in a full stop without ending a sentence. */
const ABBREVIATIONS = new Set(
  'v vs mr mrs ms dr jr sr st no nos inc co corp ltd e.g i.e etc cf al fed r civ crim p app evid art sec a.m p.m u.s.c'.split(
    ' ',
  ),
);

/** Whether a run of characters ends a sentence when a capital follows; short forms like 'v.' and 'U.S.' end none. */
export function endsSentence(token: string): boolean {
  const bare = trimCharacters(token, '"\'“‘([', '"\'”’)]');
  if (/[?!]$/.test(bare)) return true;
  if (!bare.endsWith('.')) return false;
  const word = bare.slice(0, -1);
  return !ABBREVIATIONS.has(word.toLowerCase()) && !/^(\p{Lu}\.)*\p{Lu}$/u.test(word);
}

/** Whether a run of characters can begin a sentence. */
export function beginsSentence(token: string): boolean {
  return /^["'“‘([$§]*[\p{Lu}\p{N}]/u.test(token);
}

/** A piece of a text with its place: `start` included, `end` not. */
export type Span = { start: number; end: number };

/** Part of a text: a sentence, or a heading or entry of a list that is none. */
export type SentenceSpan = Span & { isHeading: boolean /** Counted from 0. */; paragraph: number };

const HEADING_WORDS = 12;

/** A line of fewer characters was not broken at the margin. */
const MARGIN = 40;

/**
 * The sentences of a text in their order. A blank line ends a paragraph; a single line break does
 * not, because pasted texts are broken at the margin, unless the line is a heading or an entry of a
 * list: short, without a full stop and without an auxiliary verb. Questions are headings too: they
 * ask, and state nothing.
 */
export function splitSentences(text: string): SentenceSpan[] {
  const sentences: SentenceSpan[] = [];
  let paragraph = 0;
  for (const block of splitAt(text, /\n\s*\n/g, { start: 0, end: text.length })) {
    for (const piece of splitHeadings(text, block)) {
      if (piece.isHeading) sentences.push({ start: piece.start, end: piece.end, isHeading: true, paragraph });
      else for (const span of splitProse(text, piece)) sentences.push({ ...span, paragraph });
      paragraph += 1;
    }
  }
  return sentences;
}

/** The lines of a block, those between headings put together again. */
function splitHeadings(text: string, block: Span): (Span & { isHeading: boolean })[] {
  const pieces: (Span & { isHeading: boolean })[] = [];
  const lines = splitAt(text, /\n/g, block).map((span) => ({ ...span, line: text.slice(span.start, span.end) }));
  lines.forEach(({ start, end, line }, index) => {
    const isContinued = isOpenLine(lines[index - 1]?.line) || (isOpenLine(line) && index < lines.length - 1);
    const isHeading = !isContinued && isHeadingLine(line);
    const previous = pieces.at(-1);
    if (previous && !previous.isHeading && !isHeading) previous.end = end;
    else pieces.push({ start, end, isHeading });
  });
  return pieces;
}

const LINE_END = /[.!?;:]["'”’)\]]*$/;

/** Whether a line was broken at the margin in the middle of a sentence. */
function isOpenLine(line = ''): boolean {
  return line.length >= MARGIN && !LINE_END.test(line);
}

function isHeadingLine(line: string): boolean {
  if (/[.!;]["'”’)\]]*$/.test(line)) return false;
  const words = scanWords(line);
  return words.length <= HEADING_WORDS && (line.endsWith(':') || !words.some(({ word }) => isAuxiliary(word)));
}

/** No sentence is longer: what goes on is a text without full stops, and is cut. */
const MOST_WORDS = 300;
/** A longer run of characters is no word: it may hold many ('a/b/c/…'), and is cut too. */
const LONGEST_RUN = 40;
const RUN_WORDS = 20;
/** Enough of a run of characters to see how it ends. */
const ENDING = 40;

function splitProse(text: string, piece: Span): (Span & { isHeading: boolean })[] {
  const sentences: (Span & { isHeading: boolean })[] = [];
  const tokens = splitAt(text, /\s+/g, piece).flatMap(cutRun);
  let start = piece.start;
  let wordCount = 0;
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const ending = text.slice(Math.max(token.start, token.end - ENDING), token.end);
    wordCount += token.end - token.start < LONGEST_RUN ? 1 : RUN_WORDS;
    const isEnd = !next || (endsSentence(ending) && beginsSentence(text.slice(next.start, next.end)));
    if (isEnd || wordCount >= MOST_WORDS) {
      sentences.push({ start, end: token.end, isHeading: /\?["'”’)\]]*$/.test(ending) });
      start = next?.start ?? token.end;
      wordCount = 0;
    }
  });
  return sentences;
}

function cutRun({ start, end }: Span): Span[] {
  const parts: Span[] = [];
  for (let from = start; from < end; from += LONGEST_RUN)
    parts.push({ start: from, end: Math.min(from + LONGEST_RUN, end) });
  return parts;
}

/** The pieces of a span between separators, none empty, none with white space at its ends. */
function splitAt(text: string, separator: RegExp, span: Span): Span[] {
  const pieces: Span[] = [];
  const add = (from: number, to: number) => {
    const piece = text.slice(from, to);
    const trimmed = piece.trim();
    if (trimmed) {
      const start = from + piece.indexOf(trimmed);
      pieces.push({ start, end: start + trimmed.length });
    }
  };
  let from = span.start;
  for (const match of text.slice(span.start, span.end).matchAll(separator)) {
    add(from, span.start + match.index);
    from = span.start + match.index + match[0].length;
  }
  add(from, span.end);
  return pieces;
}
