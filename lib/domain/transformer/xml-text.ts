import type { PlainLetters } from './plain-letters';

const FIRST_BYTES = 1 << 16;
/** Bytes that a UTF-16 unit can take: '&' is written '&amp;'. */
const MOST_BYTES_PER_UNIT = 5;

const ESCAPES = new Map(
  [...'&<>\r'].map((char, index) => [char.charCodeAt(0), ['&amp;', '&lt;', '&gt;', '&#13;'][index]]),
);
const IS_PLAIN = Uint8Array.from({ length: 128 }, (_, code) => (ESCAPES.has(code) ? 0 : 1));
const OUTER_BLANK = /^(?:[ \t\r\n]|&#13;)|(?:[ \t\r\n]|&#13;)$/;

/** Texts as they are written between tags of XML, one after the other, in UTF-8. */
export class XmlText {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #length = 0;

  /** What was written; good until the next is added. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a part of a text, from `start` up to `end`, UTF-16 units. */
  add(text: string, start = 0, end = text.length): void {
    this.#makeRoom((end - start) * MOST_BYTES_PER_UNIT);
    const bytes = this.#bytes;
    let length = this.#length;
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code < 0x80) {
        if (IS_PLAIN[code]) bytes[length++] = code;
        else length += bytes.write(ESCAPES.get(code) ?? '', length, 'latin1');
      } else if (code < 0x800) {
        bytes[length++] = 0xc0 | (code >> 6);
        bytes[length++] = 0x80 | (code & 0x3f);
      } else if (code < 0xd800 || code > 0xdfff) {
        bytes[length++] = 0xe0 | (code >> 12);
        bytes[length++] = 0x80 | ((code >> 6) & 0x3f);
        bytes[length++] = 0x80 | (code & 0x3f);
      } else {
        // Two units that are one character.
        length += bytes.write(text.slice(at, at + 2), length);
        at += 1;
      }
    }
    this.#length = length;
  }

  /**
   * Adds what stays of a piece of plain text that is written elsewhere (see PlainLetters); answers
   * whether it is plain.
   */
  addPlain(letters: PlainLetters, xml: Buffer, start: number, end: number, nextKind: number): boolean {
    this.#makeRoom(end - start);
    const length = letters.write(xml, start, end, nextKind, this.#bytes, this.#length);
    if (length < 0) return false;
    this.#length = length;
    return true;
  }

  /** Takes back what was added since it had this length. */
  cutBackTo(length: number): void {
    this.#length = length;
  }

  /** Whether what is written there begins or ends with a blank. */
  hasOuterBlank(start: number, end: number): boolean {
    return OUTER_BLANK.test(this.#bytes.toString('latin1', start, end));
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const roomier = Buffer.allocUnsafe(2 * this.#bytes.length + bytes);
    this.#bytes.copy(roomier, 0, 0, this.#length);
    this.#bytes = roomier;
  }
}
