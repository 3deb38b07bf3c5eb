/**
 * The words of plain texts, which most are: ASCII, and signs such as § and ”. They need no pattern;
 * tests hold what is found here against what the patterns of first-letters.ts find.
 */

/** A word in its text: from `start` up to `end`, UTF-16 units. */
export type Word = {
  start: number;
  end: number;
  isNumber: boolean;
  /** Whether another word ends where it starts, with nothing between them. */
  isAdjacent: boolean;
};

const PLAIN_CHARACTER = /[\t\n\r -~\u00A0-\u00A9\u00AB\u00AC\u00AE-\u00B4\u00B6\u00B8\u00B9\u00BB-\u00BF\u2010-\u2027]/;
/** Kinds of units; a joint may stand within a word. */
export const [PLAIN_SIGN, ASCII_LETTER, ASCII_DIGIT, NOT_PLAIN, JOINT] = [0, 1, 2, 3, 4] as const;
/** By code, up to the last plain one. */
const PLAIN_KINDS = Uint8Array.from({ length: 0x2028 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[A-Za-z]/.test(char)) return ASCII_LETTER;
  if (/[0-9]/.test(char)) return ASCII_DIGIT;
  if (/['’,.]/.test(char)) return JOINT;
  return PLAIN_CHARACTER.test(char) ? PLAIN_SIGN : NOT_PLAIN;
});
const [COMMA, FULL_STOP] = [0x2c, 0x2e] as const;

/** The kind of a UTF-16 unit. */
export function plainKind(code: number): number {
  return code < PLAIN_KINDS.length ? (PLAIN_KINDS[code] as number) : NOT_PLAIN;
}

/** The end of a text is as good as a sign. */
function kindAt(text: string, at: number): number {
  return at < text.length ? plainKind(text.charCodeAt(at)) : PLAIN_SIGN;
}

/** Whether a joint stands within a word that began so, or a number: "don't", "1,000". */
export function joins(joint: number, firstKind: number, nextKind: number): boolean {
  return nextKind === firstKind && (joint === COMMA || joint === FULL_STOP) === (firstKind === ASCII_DIGIT);
}

/** The words of a plain text, found without a pattern; null when the text is not plain. */
export function findPlainWords(text: string): Word[] | null {
  const words: Word[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindAt(text, at);
    if (kind === PLAIN_SIGN || kind === JOINT) continue;
    if (kind === NOT_PLAIN) return null;
    const start = at;
    for (;;) {
      let next: number;
      do {
        at += 1;
        next = kindAt(text, at);
      } while (next === ASCII_LETTER || next === ASCII_DIGIT);
      if (next === NOT_PLAIN) return null;
      if (next !== JOINT || !joins(text.charCodeAt(at), kind, kindAt(text, at + 1))) break;
    }
    words.push({ start, end: at, isNumber: kind === ASCII_DIGIT, isAdjacent: false });
  }
  return words;
}
