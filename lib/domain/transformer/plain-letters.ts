import { ASCII_DIGIT, ASCII_LETTER, JOINT, joins, NOT_PLAIN, PLAIN_SIGN, plainKind } from './plain-words';

/** No word is open; where one is, the kind of its first unit says of which sort. */
const OUTSIDE = 0;

/** The UTF-16 unit that is written there in UTF-8; of a character of two, one that is not plain. */
function unitAt(bytes: Buffer, at: number): number {
  const byte = bytes[at] as number;
  if (byte < 0x80) return byte;
  const second = (bytes[at + 1] as number) & 0x3f;
  if (byte < 0xe0) return ((byte & 0x1f) << 6) | second;
  return byte < 0xf0 ? ((byte & 0x0f) << 12) | (second << 6) | ((bytes[at + 2] as number) & 0x3f) : 0xffff;
}

/** The kind of the unit that is written there in UTF-8. */
export function writtenKind(bytes: Buffer, at: number): number {
  return plainKind(unitAt(bytes, at));
}

/** By byte: its kind, NOT_PLAIN for one that tells nothing by itself. */
const BYTE_KINDS = Uint8Array.from({ length: 0x100 }, (_, byte) => {
  const kind = plainKind(byte);
  return byte >= 0x80 || kind === JOINT ? NOT_PLAIN : kind;
});
const IS_IN_WORD = BYTE_KINDS.map((kind) => (kind === ASCII_LETTER || kind === ASCII_DIGIT ? 1 : 0));

/**
 * Shortens the words of a plain text to their first letters, in one pass over its bytes as they are
 * written. It comes piece by piece, and a word may reach over several.
 */
export class PlainLetters {
  wordCount = 0;
  #state: number = OUTSIDE;

  /** A sign between the pieces. */
  addSign(): void {
    this.#state = OUTSIDE;
  }

  /**
   * Writes what stays of the piece from `start` to `end` into `target`, from `length` on, which has
   * room for the whole; answers where it ends, or -1 when the piece is not plain. `nextKind` is the
   * kind of the unit that comes after the piece.
   */
  write(source: Buffer, start: number, end: number, nextKind: number, target: Buffer, length: number): number {
    let state = this.#state;
    let to = length;
    let at = start;
    while (at < end) {
      const byte = source[at] as number;
      const kind = BYTE_KINDS[byte] as number;
      if (kind === PLAIN_SIGN) {
        state = OUTSIDE;
        target[to++] = byte;
        at += 1;
      } else if (kind !== NOT_PLAIN) {
        if (state === OUTSIDE) {
          state = kind;
          this.wordCount += 1;
          target[to++] = byte;
        }
        do at += 1;
        while (at < end && IS_IN_WORD[source[at] as number]);
      } else {
        const unit = unitAt(source, at);
        const unitKind = plainKind(unit);
        if (unitKind === NOT_PLAIN) return -1;
        const next = at + (byte < 0x80 ? 1 : byte < 0xe0 ? 2 : 3);
        const kindAfter = next < end ? writtenKind(source, next) : nextKind;
        if (unitKind !== JOINT || state === OUTSIDE || !joins(unit, state, kindAfter)) {
          state = OUTSIDE;
          for (let one = at; one < next; one += 1) target[to++] = source[one] as number;
        }
        at = next;
      }
    }
    this.#state = state;
    return to;
  }
}
