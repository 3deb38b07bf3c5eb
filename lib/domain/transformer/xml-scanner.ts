import { DocumentProblem } from './document-problem';

/**
 * A strict reader of XML 1.0 that reports where everything stands, so that text can be exchanged and
 * all else stay byte for byte. What it accepts is well-formed; of what is allowed it refuses document
 * types (and so entities of one's own) and names beyond ASCII, which no Word document holds.
 */

/** Real documents stay below 100. */
const MAX_DEPTH = 500;
const MAX_KNOWN_TAGS = 20_000;
const MAX_KNOWN_TAG_LENGTH = 500;

/** A tag that was read before, and the one that followed it then: mostly it follows again. */
type KnownTag = { tag: Tag; written: string; follower: KnownTag | null };

const NAME = '[A-Za-z_:][-\\w.:]*';
const BLANK = '[ \\t\\r\\n]';
const ATTRIBUTE = `${BLANK}+(${NAME})${BLANK}*=${BLANK}*("[^"<]*"|'[^'<]*')`;
const TAG_NAME = new RegExp(NAME, 'y');
const NEXT_ATTRIBUTE = new RegExp(ATTRIBUTE, 'y');
const TAG_END = new RegExp(`${BLANK}*(/?)>`, 'y');
const CLOSING_TAG = new RegExp(`(${NAME})${BLANK}*>`, 'y');
const REFERENCE = /&(?:amp|lt|gt|quot|apos|#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6}));/y;
const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*["']1\.0["'](?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*["']utf-8["'])?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*["'](?:yes|no)["'])?[ \t\r\n]*\?>/i;
const INSTRUCTION_NAME = new RegExp(`(?!xml${BLANK}|xml\\?)(${NAME})(?=${BLANK}|\\?>)`, 'iy');
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const ILLEGAL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
const NO_BLANK = /[^ \t\r\n]/;

/** An opening tag; tags that are written alike share one. */
export type Tag = {
  /** As written, prefix included. */
  name: string;
  /** As written between the quotes. */
  attributes: ReadonlyMap<string, string>;
  /** Whether some of them declare namespaces. */
  hasNamespaces: boolean;
  isEmpty: boolean;
};

/** Told of what the scanner meets, in order; offsets are those of the text, in UTF-16 units. */
export type XmlVisitor = {
  /** `end` lies after the tag. An empty element is opened and closed. */
  open(tag: Tag, start: number, end: number): void;
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

/** A text as it is written between tags. */
export function encodeXml(text: string): string {
  return text.replace(/[&<>\r]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? '&#13;');
}

function isLegalCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

class XmlScanner {
  /** Most tags of a document are written many times; each is read once. */
  readonly #knownTags = new Map<string, KnownTag>();
  #lastKnown: KnownTag | null = null;
  readonly #openNames: string[] = [];
  #at = 0;
  #nextAmpersand: number;
  #nextSectionEnd: number;
  #hasRoot = false;

  constructor(
    readonly xml: string,
    readonly visitor: XmlVisitor,
  ) {
    this.#nextAmpersand = this.#find('&', 0);
    this.#nextSectionEnd = this.#find(']]>', 0);
  }

  scan(): void {
    const { xml } = this;
    if (ILLEGAL_CHARACTER.test(xml)) throw damaged('illegal character');
    if (xml.charCodeAt(0) === 0xfeff) this.#at = 1;
    if (/^<\?xml[ \t\r\n]/.test(xml.slice(this.#at, this.#at + 6))) {
      const declaration = DECLARATION.exec(xml.slice(this.#at, this.#at + 200));
      if (!declaration) throw damaged('declaration');
      this.#at += declaration[0].length;
    }
    while (this.#at < xml.length) {
      const tagStart = this.#find('<', this.#at);
      if (tagStart > this.#at) this.#readText(tagStart);
      if (tagStart < xml.length) this.#readMarkup(tagStart);
    }
    if (!this.#hasRoot || this.#openNames.length > 0) throw damaged('ends too soon');
  }

  /** The next place, the end of the text when there is none. */
  #find(wanted: string, from: number): number {
    const found = this.xml.indexOf(wanted, from);
    return found < 0 ? this.xml.length : found;
  }

  #require(wanted: string, from: number): number {
    const found = this.xml.indexOf(wanted, from);
    if (found < 0) throw damaged(`no ${wanted}`);
    return found;
  }

  #readText(end: number): void {
    const raw = this.xml.slice(this.#at, end);
    if (this.#openNames.length === 0) {
      if (NO_BLANK.test(raw)) throw damaged('text outside of the root');
    } else {
      if (this.#nextSectionEnd < this.#at) this.#nextSectionEnd = this.#find(']]>', this.#at);
      if (this.#nextSectionEnd < end) throw damaged(']]>');
      const hasReferences = this.#checkReferences(this.#at, end);
      this.visitor.text(hasReferences ? decodeXml(raw) : raw);
    }
    this.#at = end;
  }

  /** Whether there are references; throws when one is not. */
  #checkReferences(start: number, end: number): boolean {
    if (this.#nextAmpersand < start) this.#nextAmpersand = this.#find('&', start);
    if (this.#nextAmpersand >= end) return false;
    while (this.#nextAmpersand < end) {
      REFERENCE.lastIndex = this.#nextAmpersand;
      const match = REFERENCE.exec(this.xml);
      if (!match || REFERENCE.lastIndex > end) throw damaged('reference');
      const code = match[1] ? Number.parseInt(match[1], 10) : match[2] ? Number.parseInt(match[2], 16) : 0x20;
      if (!isLegalCharacter(code)) throw damaged('reference to an illegal character');
      this.#nextAmpersand = this.#find('&', REFERENCE.lastIndex);
    }
    return true;
  }

  #readMarkup(start: number): void {
    const { xml } = this;
    const kind = xml[start + 1];
    if (kind === '/') this.#readClosingTag(start);
    else if (kind === '?') {
      INSTRUCTION_NAME.lastIndex = start + 2;
      if (!INSTRUCTION_NAME.test(xml)) throw damaged('processing instruction');
      this.#at = this.#require('?>', start + 2) + 2;
    } else if (kind !== '!') this.#readOpeningTag(start);
    else if (xml.startsWith('<!--', start)) {
      const end = this.#require('--', start + 4);
      if (xml[end + 2] !== '>') throw damaged('comment');
      this.#at = end + 3;
    } else if (xml.startsWith('<![CDATA[', start) && this.#openNames.length > 0) {
      const end = this.#require(']]>', start + 9);
      if (end > start + 9) this.visitor.text(xml.slice(start + 9, end));
      this.#at = end + 3;
    } else {
      throw new DocumentProblem('unsafe', 'XML: document type');
    }
  }

  #readClosingTag(start: number): void {
    CLOSING_TAG.lastIndex = start + 2;
    const open = this.#openNames.pop();
    if (open === undefined) throw damaged('closing tag without opening tag');
    // The usual case without a pattern: it is the costliest step for a tag so short.
    const quickEnd = start + 2 + open.length;
    if (this.xml[quickEnd] === '>' && this.xml.startsWith(open, start + 2)) this.#at = quickEnd + 1;
    else {
      if (CLOSING_TAG.exec(this.xml)?.[1] !== open) throw damaged('closing tag');
      this.#at = CLOSING_TAG.lastIndex;
    }
    this.visitor.close(start);
  }

  #readOpeningTag(start: number): void {
    if (this.#openNames.length === 0) {
      if (this.#hasRoot) throw damaged('second root');
      this.#hasRoot = true;
    }
    const tag = this.#readTag(start);
    if (this.#openNames.length >= MAX_DEPTH) throw new DocumentProblem('too-complex', 'XML: depth');
    this.visitor.open(tag, start, this.#at);
    if (tag.isEmpty) this.visitor.close(this.#at);
    else this.#openNames.push(tag.name);
  }

  #readTag(start: number): Tag {
    const follower = this.#lastKnown?.follower;
    if (follower && this.xml.startsWith(follower.written, start)) {
      this.#at = start + follower.written.length;
      this.#lastKnown = follower;
      return follower.tag;
    }
    const end = this.#find('>', start) + 1;
    if (end - start > MAX_KNOWN_TAG_LENGTH) return this.#parseTag(start);
    const written = this.xml.slice(start, end);
    let known = this.#knownTags.get(written);
    if (known) this.#at = end;
    else {
      const tag = this.#parseTag(start);
      // A tag with '>' in an attribute goes on after the first.
      if (this.#at !== end || this.#knownTags.size >= MAX_KNOWN_TAGS) return tag;
      known = { tag, written, follower: null };
      this.#knownTags.set(written, known);
    }
    if (this.#lastKnown) this.#lastKnown.follower = known;
    this.#lastKnown = known;
    return known.tag;
  }

  #parseTag(start: number): Tag {
    const { xml } = this;
    TAG_NAME.lastIndex = start + 1;
    const name = TAG_NAME.exec(xml)?.[0];
    if (name === undefined) throw damaged('tag');
    const attributes = new Map<string, string>();
    let at = TAG_NAME.lastIndex;
    for (;;) {
      NEXT_ATTRIBUTE.lastIndex = at;
      const match = NEXT_ATTRIBUTE.exec(xml);
      if (!match?.[1] || match[2] === undefined) break;
      if (attributes.has(match[1])) throw damaged('attribute given twice');
      attributes.set(match[1], match[2].slice(1, -1));
      at = NEXT_ATTRIBUTE.lastIndex;
    }
    TAG_END.lastIndex = at;
    const end = TAG_END.exec(xml);
    if (!end) throw damaged('tag');
    this.#at = TAG_END.lastIndex;
    this.#checkReferences(start, this.#at);
    const hasNamespaces = [...attributes.keys()].some((attribute) => attribute.startsWith('xmlns'));
    return { name, attributes, hasNamespaces, isEmpty: end[1] === '/' };
  }
}

/**
 * Reads a whole XML text and tells the visitor what is in it.
 * Throws DocumentProblem when it is not well-formed, has a document type, or is nested too deeply.
 */
export function scanXml(xml: string, visitor: XmlVisitor): void {
  new XmlScanner(xml, visitor).scan();
}
