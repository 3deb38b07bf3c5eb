import type { TextOptions } from './options';

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

/** What most texts are made of: ASCII and signs such as § and ”. Their words are found without a pattern. */
const PLAIN_CHARACTER = /[\t\n\r -~\u00A0-\u00A9\u00AB\u00AC\u00AE-\u00B4\u00B6\u00B8\u00B9\u00BB-\u00BF\u2010-\u2027]/;
const [PLAIN_SIGN, ASCII_LETTER, ASCII_DIGIT, NOT_PLAIN, JOINT] = [0, 1, 2, 3, 4] as const;
/** By code, up to the last plain one. */
const PLAIN_KINDS = Uint8Array.from({ length: 0x2028 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[A-Za-z]/.test(char)) return ASCII_LETTER;
  if (/[0-9]/.test(char)) return ASCII_DIGIT;
  if (/['’,.]/.test(char)) return JOINT;
  return PLAIN_CHARACTER.test(char) ? PLAIN_SIGN : NOT_PLAIN;
});
const [COMMA, FULL_STOP] = [0x2c, 0x2e] as const;

/** A letter with its accents; of Hangul taken apart, the whole syllable. */
const FIRST_LETTER =
  /^(?:[\u1100-\u115F\uA960-\uA97C][\u1160-\u11A7\uD7B0-\uD7C6]*[\u11A8-\u11FF\uD7CB-\uD7FB]*|.)\p{M}*/su;
const COUNTED = /[\p{L}\p{Nl}\p{Nd}]/gu;

/** Up to XXXIX, as articles, amendments and outlines are numbered; a single letter is a word. */
const ROMAN_NUMERAL = /^(?=..)X{0,3}(?:IX|IV|V?I{0,3})$/;

/** What stands between converted words of an unspaced script; it has no width. */
const GAP = '\u200B';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A word in its text: from `start` up to `end`, UTF-16 units. */
export type Word = {
  start: number;
  end: number;
  isNumber: boolean;
  /** Whether another word ends where it starts, with nothing between them. */
  isAdjacent: boolean;
};

let segmenter: Intl.Segmenter | undefined;

/** The end of a text is as good as a sign. */
function plainKind(text: string, at: number): number {
  if (at >= text.length) return PLAIN_SIGN;
  const code = text.charCodeAt(at);
  return code < PLAIN_KINDS.length ? (PLAIN_KINDS[code] as number) : NOT_PLAIN;
}

/** Whether a sign stands within a word of letters, or a number: "don't", "1,000". */
function joins(text: string, at: number, kind: number): boolean {
  if (plainKind(text, at) !== JOINT || plainKind(text, at + 1) !== kind) return false;
  const sign = text.charCodeAt(at);
  return (sign === COMMA || sign === FULL_STOP) === (kind === ASCII_DIGIT);
}

/** What UNICODE_WORD finds in a plain text, many times faster; null when the text is not plain. */
function findPlainWords(text: string): Word[] | null {
  const words: Word[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const kind = plainKind(text, at);
    if (kind === PLAIN_SIGN || kind === JOINT) continue;
    if (kind === NOT_PLAIN) return null;
    const start = at;
    for (;;) {
      let next: number;
      do {
        at += 1;
        next = plainKind(text, at);
      } while (next === ASCII_LETTER || next === ASCII_DIGIT);
      if (next === NOT_PLAIN) return null;
      if (!joins(text, at, kind)) break;
    }
    words.push({ start, end: at, isNumber: kind === ASCII_DIGIT, isAdjacent: false });
  }
  return words;
}

/** Which units of a plain text stay when each word becomes its first letter, and how many words it has. */
export type LetterMask = { stays: Uint8Array; wordCount: number };

/** No word is open; where one is, the kind of its first unit says of which sort. */
const OUTSIDE = 0;
const KIND_BITS = 3;
const [STAYS, BEGINS, NEXT_STATE_SHIFT] = [1, 2, 2] as const;
/** By state and kind: whether the unit stays, whether it begins a word, and the state after it. */
const STEPS = Uint8Array.from({ length: (ASCII_DIGIT + 1) << KIND_BITS }, (_, index) => {
  const state = index >> KIND_BITS;
  const kind = index & ((1 << KIND_BITS) - 1);
  if (kind !== ASCII_LETTER && kind !== ASCII_DIGIT) return STAYS;
  return state === OUTSIDE ? STAYS | BEGINS | (kind << NEXT_STATE_SHIFT) : state << NEXT_STATE_SHIFT;
});

/**
 * The units that `shortenWord` leaves of the words of `findWords`, in one pass that asks next to
 * nothing: for plain texts in the style 'letters' with nothing kept. Null when the text is not plain.
 */
export function maskLetters(text: string): LetterMask | null {
  const stays = new Uint8Array(text.length);
  let wordCount = 0;
  let state = OUTSIDE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = code < PLAIN_KINDS.length ? (PLAIN_KINDS[code] as number) : NOT_PLAIN;
    if (kind >= NOT_PLAIN) {
      if (kind === NOT_PLAIN) return null;
      if (state !== OUTSIDE && joins(text, at, state)) continue;
    }
    const step = STEPS[(state << KIND_BITS) | kind] as number;
    stays[at] = step & STAYS;
    wordCount += (step & BEGINS) >> 1;
    state = step >> NEXT_STATE_SHIFT;
  }
  return { stays, wordCount };
}

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
