import { DocumentProblem } from './document-problem';

/**
 * A strict reader of XML 1.0 that reports where everything stands, so that text can be exchanged and
 * all else stay byte for byte. What it accepts is well-formed; of what is allowed it refuses document
 * types (and so entities of one's own) and names beyond ASCII, which no Word document holds. It reads
 * bytes: one typographic quote would make a string of the same text twice as large and slower to compare.
 */

/** Real documents stay below 100. */
const MAX_DEPTH = 500;
const MAX_KNOWN_TAGS = 20_000;

const NAME = '[A-Za-z_:][-\\w.:]*';
const BLANK = '[ \\t\\r\\n]';
const ATTRIBUTE = `${BLANK}+(${NAME})${BLANK}*=${BLANK}*("[^"<]*"|'[^'<]*')`;
const TAG_NAME = new RegExp(NAME, 'y');
const NEXT_ATTRIBUTE = new RegExp(ATTRIBUTE, 'y');
const TAG_END = new RegExp(`${BLANK}*(/?)>$`, 'y');
const CLOSING_TAG = new RegExp(`^</(${NAME})${BLANK}*>$`);
const REFERENCE = /&(?:amp|lt|gt|quot|apos|#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6}));/y;
const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*["']1\.0["'](?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*["']utf-8["'])?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*["'](?:yes|no)["'])?[ \t\r\n]*\?>/i;
const MAX_DECLARATION_LENGTH = 200;
const INSTRUCTION = new RegExp(`^<\\?(?!xml${BLANK}|xml\\?)${NAME}(?:${BLANK}|\\?>)`, 'i');
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const ILLEGAL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;
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
const [ENDS_TEXT, REFERS, MAY_END_SECTION, IS_BEYOND_ASCII, IS_ILLEGAL] = [1, 2, 4, 8, 16] as const;
const TEXT_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80) return IS_BEYOND_ASCII;
  const char = String.fromCharCode(byte);
  if (ILLEGAL_CHARACTER.test(char)) return IS_ILLEGAL;
  return { '<': ENDS_TEXT, '&': REFERS, ']': MAY_END_SECTION }[char] ?? 0;
});

/** An opening tag; tags that are written alike share one. */
export type Tag = {
  /** As written, prefix included. */
  name: string;
  /** As written between the quotes. */
  attributes: ReadonlyMap<string, string>;
  /** Whether some of them declare namespaces. */
  hasNamespaces: boolean;
  /** What it says of blanks in it (xml:space), if anything. */
  space: string | undefined;
  isEmpty: boolean;
  /** Counted from 0 as they come; -1 is that of all that come after the first 20,000. */
  index: number;
};

/** A tag that was read before: where, and the one that followed it then, which mostly follows again. */
type KnownTag = { tag: Tag; start: number; length: number; follower: KnownTag | null };

/** Told of what the scanner meets, in order; offsets are bytes. */
export type XmlVisitor = {
  /** `end` lies after the tag. An empty element is opened and closed. */
  open(tag: Tag, end: number): void;
  /** `start` lies before the closing tag; for an empty element after its tag. */
  close(start: number): void;
  /** A piece of text, references decoded. */
  text(text: string): void;
};

function damaged(detail: string): DocumentProblem {
  return new DocumentProblem('damaged', `XML: ${detail}`);
}

function decodeReference(reference: string): string {
  REFERENCE.lastIndex = 0;
  const match = REFERENCE.exec(reference);
  const code = match?.[1] ? Number.parseInt(match[1], 10) : match?.[2] ? Number.parseInt(match[2], 16) : undefined;
  if (code !== undefined) return String.fromCodePoint(code);
  return { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }[reference] ?? reference;
}

/** A text or attribute as it is meant. */
export function decodeXml(raw: string): string {
  return raw.includes('&') ? raw.replace(/&[^;]*;/g, decodeReference) : raw;
}

function isLegalCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

function requireReferences(raw: string): void {
  for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', REFERENCE.lastIndex)) {
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(raw);
    if (!match) throw damaged('reference');
    const code = match[1] ? Number.parseInt(match[1], 10) : match[2] ? Number.parseInt(match[2], 16) : 0x20;
    if (!isLegalCharacter(code)) throw damaged('reference to an illegal character');
  }
}

function parseTag(written: string, index: number): Tag {
  TAG_NAME.lastIndex = 1;
  const name = TAG_NAME.exec(written)?.[0];
  if (name === undefined || ILLEGAL_CHARACTER.test(written)) throw damaged('tag');
  const attributes = new Map<string, string>();
  let at = TAG_NAME.lastIndex;
  for (;;) {
    NEXT_ATTRIBUTE.lastIndex = at;
    const match = NEXT_ATTRIBUTE.exec(written);
    if (!match?.[1] || match[2] === undefined) break;
    if (attributes.has(match[1])) throw damaged('attribute given twice');
    attributes.set(match[1], match[2].slice(1, -1));
    at = NEXT_ATTRIBUTE.lastIndex;
  }
  TAG_END.lastIndex = at;
  const end = TAG_END.exec(written);
  if (!end) throw damaged('tag');
  requireReferences(written);
  const hasNamespaces = [...attributes.keys()].some((attribute) => attribute.startsWith('xmlns'));
  return { name, attributes, hasNamespaces, space: attributes.get('xml:space'), isEmpty: end[1] === '/', index };
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
    const raw = xml.toString(asked & IS_BEYOND_ASCII ? 'utf8' : 'latin1', start, end);
    if (this.#open.length === 0) {
      if (NO_BLANK.test(raw)) throw damaged('text outside of the root');
      return;
    }
    if (asked & MAY_END_SECTION && raw.includes(']]>')) throw damaged(']]>');
    if (asked & REFERS) requireReferences(raw);
    this.visitor.text(asked & REFERS ? decodeXml(raw) : raw);
  }

  #readMarkup(start: number): void {
    const kind = this.xml[start + 1];
    if (kind === SLASH) this.#readClosingTag(start);
    else if (kind === QUESTION_MARK) {
      this.#at = this.#require('?>', start + 2) + 2;
      if (!INSTRUCTION.test(this.#legal(start, this.#at))) throw damaged('processing instruction');
    } else if (kind !== EXCLAMATION_MARK) this.#readOpeningTag(start);
    else if (this.#startsWith('<!--', start)) {
      const end = this.#require('--', start + 4);
      if (this.xml[end + 2] !== GREATER_THAN) throw damaged('comment');
      this.#at = end + 3;
      this.#legal(start, end);
    } else if (this.#startsWith('<![CDATA[', start) && this.#open.length > 0) {
      const end = this.#require(']]>', start + 9);
      this.#at = end + 3;
      if (end > start + 9) this.visitor.text(this.#legal(start + 9, end));
    } else {
      throw new DocumentProblem('unsafe', 'XML: document type');
    }
  }

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
      if (CLOSING_TAG.exec(this.#slice(start, this.#at))?.[1] !== open.name) throw damaged('closing tag');
    }
    this.visitor.close(start);
  }

  /** Whether the same bytes stand at both places; the first lies before the second. */
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
