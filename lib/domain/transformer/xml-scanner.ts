import { DocumentProblem } from './document-problem';
import {
  closingTagName,
  damaged,
  decodeXml,
  ILLEGAL_CHARACTER,
  isInstruction,
  parseTag,
  requireReferences,
  type Tag,
} from './xml-tag';

/**
 * A strict reader of XML 1.0 that reports where everything stands, so that text can be exchanged and
 * all else stay byte for byte. What it accepts is well-formed; of what is allowed it refuses document
 * types (and so entities of one's own) and names beyond ASCII, which no Word document holds. It reads
 * bytes: one typographic quote would make a string of the same text twice as large and slower to compare.
 */

/** Real documents stay below 100. */
const MAX_DEPTH = 500;
const MAX_KNOWN_TAGS = 20_000;

const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*["']1\.0["'](?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*["']utf-8["'])?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*["'](?:yes|no)["'])?[ \t\r\n]*\?>/i;
const MAX_DECLARATION_LENGTH = 200;
const NO_BLANK = /[^ \t\r\n]/;
const BYTE_ORDER_MARK = '\uFEFF';

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const EXCLAMATION_MARK = 0x21;
const QUESTION_MARK = 0x3f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

/** What a byte of a text asks for; most ask for nothing. */
const [ENDS_TEXT, REFERS, MAY_END_SECTION, IS_ILLEGAL] = [1, 2, 4, 8] as const;
const TEXT_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => {
  const char = String.fromCharCode(byte);
  if (ILLEGAL_CHARACTER.test(char)) return IS_ILLEGAL;
  return { '<': ENDS_TEXT, '&': REFERS, ']': MAY_END_SECTION }[char] ?? 0;
});

/** A tag that was read before: where, and the one that followed it then, which mostly follows again. */
type KnownTag = { tag: Tag; start: number; length: number; follower: KnownTag | null };

/** Told of what the scanner meets, in order; offsets are bytes. */
export type XmlVisitor = {
  /** `end` is after the tag. An empty element is opened and closed. */
  open(tag: Tag, end: number): void;
  /** `start` is before the closing tag; for an empty element after its tag. */
  close(start: number): void;
  /** A piece of text as it is written; `decodeText` says what it means. */
  text(start: number, end: number, hasReferences: boolean): void;
};

/** What a piece of text means: references are characters, and each end of a line is the same one. */
export function decodeText(xml: Buffer, start: number, end: number, hasReferences: boolean): string {
  const written = xml.toString('utf8', start, end);
  const text = written.includes('\r') ? written.replace(/\r\n?/g, '\n') : written;
  return hasReferences ? decodeXml(text) : text;
}

class XmlScanner {
  /** Most tags of a document are written many times; each is read once. By a hash of their bytes. */
  readonly #knownTags = new Map<number, KnownTag>();
  #lastKnown: KnownTag | null = null;
  readonly #open: Tag[] = [];
  readonly #openStarts: number[] = [];
  #at = 0;
  #hasRoot = false;

  readonly #view: DataView;

  constructor(
    readonly xml: Buffer,
    readonly visitor: XmlVisitor,
  ) {
    this.#view = new DataView(xml.buffer, xml.byteOffset, xml.length);
  }

  scan(): void {
    const { xml } = this;
    if (xml.includes('\uFFFE') || xml.includes('\uFFFF')) throw damaged('illegal character');
    if (this.#startsWith(BYTE_ORDER_MARK, 0)) this.#at = Buffer.byteLength(BYTE_ORDER_MARK);
    const beginning = this.#slice(this.#at, this.#at + MAX_DECLARATION_LENGTH);
    if (/^<\?xml[ \t\r\n]/.test(beginning)) {
      const declaration = DECLARATION.exec(beginning);
      if (!declaration) throw damaged('declaration');
      this.#at += declaration[0].length;
    }
    while (this.#at < xml.length) {
      if (xml[this.#at] === LESS_THAN) this.#readMarkup(this.#at);
      else this.#readText(this.#at);
    }
    if (!this.#hasRoot || this.#open.length > 0) throw damaged('ends too soon');
  }

  #slice(start: number, end: number): string {
    return this.xml.toString('utf8', start, end);
  }

  #startsWith(wanted: string, at: number): boolean {
    return this.#slice(at, at + Buffer.byteLength(wanted)) === wanted;
  }

  #require(wanted: string, from: number): number {
    const found = this.xml.indexOf(wanted, from);
    if (found < 0) throw damaged(`no ${wanted}`);
    return found;
  }

  #readText(start: number): void {
    const { xml } = this;
    let asked = 0;
    let end = start;
    for (; end < xml.length; end += 1) {
      const asks = TEXT_BYTES[xml[end] as number] as number;
      if (asks === ENDS_TEXT) break;
      asked |= asks;
    }
    this.#at = end;
    if (asked & IS_ILLEGAL) throw damaged('illegal character');
    if (this.#open.length === 0) {
      if (NO_BLANK.test(this.#slice(start, end))) throw damaged('text outside of the root');
      return;
    }
    if (asked & MAY_END_SECTION && this.#slice(start, end).includes(']]>')) throw damaged(']]>');
    if (asked & REFERS) requireReferences(this.#slice(start, end));
    this.visitor.text(start, end, (asked & REFERS) !== 0);
  }

  #readMarkup(start: number): void {
    const kind = this.xml[start + 1];
    if (kind === SLASH) this.#readClosingTag(start);
    else if (kind === QUESTION_MARK) {
      this.#at = this.#require('?>', start + 2) + 2;
      if (!isInstruction(this.#legal(start, this.#at))) throw damaged('processing instruction');
    } else if (kind !== EXCLAMATION_MARK) this.#readOpeningTag(start);
    else if (this.#startsWith('<!--', start)) {
      const end = this.#require('--', start + 4);
      if (this.xml[end + 2] !== GREATER_THAN) throw damaged('comment');
      this.#at = end + 3;
      this.#legal(start, end);
    } else if (this.#startsWith('<![CDATA[', start) && this.#open.length > 0) {
      const end = this.#require(']]>', start + 9);
      this.#at = end + 3;
      this.#legal(start + 9, end);
      if (end > start + 9) this.visitor.text(start + 9, end, false);
    } else {
      throw new DocumentProblem('unsafe', 'XML: document type');
    }
  }

  /** What is written there. Throws DocumentProblem when it holds what no XML may. */
  #legal(start: number, end: number): string {
    const text = this.#slice(start, end);
    if (ILLEGAL_CHARACTER.test(text)) throw damaged('illegal character');
    return text;
  }

  #readClosingTag(start: number): void {
    const open = this.#open.pop();
    const openStart = this.#openStarts.pop();
    if (open === undefined || openStart === undefined) throw damaged('closing tag without opening tag');
    // The usual case without a pattern: it is the costliest step for a tag so short.
    const { length } = open.name;
    if (this.#isAlike(openStart + 1, start + 2, length) && this.xml[start + 2 + length] === GREATER_THAN) {
      this.#at = start + 3 + length;
    } else {
      this.#at = this.#require('>', start) + 1;
      if (closingTagName(this.#slice(start, this.#at)) !== open.name) throw damaged('closing tag');
    }
    this.visitor.close(start);
  }

  /** Whether the same bytes stand at both places; the first is before the second. */
  #isAlike(one: number, other: number, length: number): boolean {
    if (other + length > this.xml.length) return false;
    const view = this.#view;
    let at = 0;
    // Four at a time: much of a document is tags that are written again and again.
    for (; at + 4 <= length; at += 4) {
      if (view.getInt32(one + at) !== view.getInt32(other + at)) return false;
    }
    for (; at < length; at += 1) {
      if (view.getUint8(one + at) !== view.getUint8(other + at)) return false;
    }
    return true;
  }

  #readOpeningTag(start: number): void {
    if (this.#open.length === 0) {
      if (this.#hasRoot) throw damaged('second root');
      this.#hasRoot = true;
    }
    const tag = this.#readTag(start);
    if (this.#open.length >= MAX_DEPTH) throw new DocumentProblem('too-complex', 'XML: depth');
    this.visitor.open(tag, this.#at);
    if (tag.isEmpty) this.visitor.close(this.#at);
    else {
      this.#open.push(tag);
      this.#openStarts.push(start);
    }
  }

  #readTag(start: number): Tag {
    const follower = this.#lastKnown?.follower;
    if (follower && this.#isAlike(follower.start, start, follower.length)) {
      this.#at = start + follower.length;
      this.#lastKnown = follower;
      return follower.tag;
    }
    const hash = this.#findTagEnd(start);
    const length = this.#at - start;
    let known = this.#knownTags.get(hash);
    if (!known || known.length !== length || !this.#isAlike(known.start, start, length)) {
      const isKept = !known && this.#knownTags.size < MAX_KNOWN_TAGS;
      const tag = parseTag(this.#slice(start, this.#at), isKept ? this.#knownTags.size : -1);
      if (!isKept) return tag;
      known = { tag, start, length, follower: null };
      this.#knownTags.set(hash, known);
    }
    if (this.#lastKnown) this.#lastKnown.follower = known;
    this.#lastKnown = known;
    return known.tag;
  }

  /** Goes behind the tag; answers a hash of its bytes. */
  #findTagEnd(start: number): number {
    const { xml } = this;
    let hash = 0;
    let quote = 0;
    for (let at = start + 1; at < xml.length; at += 1) {
      const byte = xml[at] as number;
      hash = (Math.imul(hash, 31) + byte) | 0;
      if (byte === LESS_THAN) break;
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === GREATER_THAN) {
        this.#at = at + 1;
        return hash;
      } else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    }
    throw damaged('tag');
  }
}

/**
 * Reads a whole XML text, which is valid UTF-8, and tells the visitor what is in it.
 * Throws DocumentProblem when it is not well-formed, has a document type, or is nested too deeply.
 */
export function scanXml(xml: Buffer, visitor: XmlVisitor): void {
  new XmlScanner(xml, visitor).scan();
}
