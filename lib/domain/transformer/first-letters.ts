import type { TextOptions } from './options';
import { findPlainWords, type Word } from './plain-words';

/**
 * The text rule, stated whole in docs/transformer.md: each word becomes its first letter, everything
 * else stays. Converting what was converted changes nothing.
 */

/** Scripts that write words without blanks between them; their words are told apart by `Intl.Segmenter`. */
const UNSPACED =
  '(?=[\\p{L}\\p{M}\\p{Nl}])[\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]';
const LETTER = `(?!${UNSPACED})[\\p{L}\\p{Nl}]`;
/** Soft hyphens and joiners are no end of a word, nor are accents of their own and digits after a letter. */
const INNER = `(?!${UNSPACED})[\\p{L}\\p{Nl}\\p{Nd}\\p{M}\\u00AD\\u200C\\u200D\\u2060]`;

const UNICODE_WORD = new RegExp(
  [
    `(?<number>\\p{Nd}(?:${INNER})*(?:[.,]\\p{Nd}(?:${INNER})*)*)`,
    `(?<unspaced>(?:${UNSPACED}\\p{M}*)+)`,
    `${LETTER}(?:${INNER})*(?:['’·]${LETTER}(?:${INNER})*)*`,
  ].join('|'),
  'gu',
);

/** A letter with its accents; of Hangul taken apart, the whole syllable. */
const FIRST_LETTER =
  /^(?:[\u1100-\u115F\uA960-\uA97C][\u1160-\u11A7\uD7B0-\uD7C6]*[\u11A8-\u11FF\uD7CB-\uD7FB]*|.)\p{M}*/su;
const COUNTED = /[\p{L}\p{Nl}\p{Nd}]/gu;

/** Up to XXXIX, as articles, amendments and outlines are numbered; a single letter is a word. */
const ROMAN_NUMERAL = /^(?=..)X{0,3}(?:IX|IV|V?I{0,3})$/;

/** What stands between converted words of an unspaced script; it has no width. */
const GAP = '\u200B';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

let segmenter: Intl.Segmenter | undefined;

/** The words of a text, in order. Numbers are words. */
export function findWords(text: string): Word[] {
  const plainWords = findPlainWords(text);
  if (plainWords) return plainWords;
  const words: Word[] = [];
  for (const { 0: match, index: start, groups } of text.matchAll(UNICODE_WORD)) {
    if (groups?.unspaced === undefined) {
      const isNumber = groups?.number !== undefined;
      words.push({ start, end: start + match.length, isNumber, isAdjacent: false });
    } else {
      segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
      for (const { index, segment } of segmenter.segment(match)) {
        const at = start + index;
        words.push({ start: at, end: at + segment.length, isNumber: false, isAdjacent: index > 0 });
      }
    }
  }
  return words;
}

function isNumeral(text: string, { start, end, isNumber }: Word): boolean {
  if (isNumber) return true;
  if (end - start > 8) return false;
  const word = text.slice(start, end);
  // Small ones only as they number a list: '(ii)'.
  return ROMAN_NUMERAL.test(text[start - 1] === '(' && text[end] === ')' ? word.toUpperCase() : word);
}

function superscript(count: number): string {
  return String(count).replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '');
}

/**
 * How many units of a word stay where nothing takes the place of the others; 0 when that is not told
 * so easily.
 */
export function keptUnits(text: string, word: Word, { style, keepNumbers }: TextOptions): number {
  if (keepNumbers && isNumeral(text, word)) return word.end - word.start;
  // A plain letter before a plain character, or the end, has no accents.
  const isPlain = text.charCodeAt(word.start) < 0x80 && !(text.charCodeAt(word.start + 1) >= 0x80);
  return style === 'letters' && isPlain ? 1 : 0;
}

/** What a word of a text becomes. */
export function shortenWord(text: string, word: Word, options: TextOptions): string {
  const kept = keptUnits(text, word, options);
  if (kept > 0) return text.slice(word.start, word.start + kept);
  const { style } = options;
  const whole = text.slice(word.start, word.end);
  const letter = FIRST_LETTER.exec(whole)?.[0] ?? whole;
  const gap = word.isAdjacent ? GAP : '';
  if (style === 'letters') return gap + letter;

  const length = whole.match(COUNTED)?.length ?? 1;
  if (style === 'blanks') return gap + letter + '_'.repeat(Math.max(0, length - 1));
  // A single letter with a number above it says its length already.
  const isCounted = length === 1 && SUPERSCRIPTS.includes(text[word.end] ?? ' ');
  return gap + letter + (isCounted ? '' : superscript(length));
}

/** A text with each word shortened; what stands between the words stays. */
export function firstLetters(text: string, options: TextOptions): string {
  let shortened = '';
  let end = 0;
  for (const word of findWords(text)) {
    shortened += text.slice(end, word.start) + shortenWord(text, word, options);
    end = word.end;
  }
  return shortened + text.slice(end);
}
