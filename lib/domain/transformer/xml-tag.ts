import { DocumentProblem } from './document-problem';

/** Single tags and references of XML 1.0, each read from a string as it is written. */

const NAME = '[A-Za-z_:][-\\w.:]*';
const BLANK = '[ \\t\\r\\n]';
const ATTRIBUTE = `${BLANK}+(${NAME})${BLANK}*=${BLANK}*("[^"<]*"|'[^'<]*')`;
const TAG_NAME = new RegExp(NAME, 'y');
const NEXT_ATTRIBUTE = new RegExp(ATTRIBUTE, 'y');
const TAG_END = new RegExp(`${BLANK}*(/?)>$`, 'y');
const CLOSING_TAG = new RegExp(`^</(${NAME})${BLANK}*>$`);
const INSTRUCTION = new RegExp(`^<\\?(?!xml${BLANK}|xml\\?)${NAME}(?:${BLANK}|\\?>)`, 'i');
const REFERENCE = /&(?:amp|lt|gt|quot|apos|#([0-9]{1,7})|#x([0-9A-Fa-f]{1,6}));/y;
const NAMED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
export const ILLEGAL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

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

/** For what is no well-formed XML. */
export function damaged(detail: string): DocumentProblem {
  return new DocumentProblem('damaged', `XML: ${detail}`);
}

function decodeReference(reference: string): string {
  REFERENCE.lastIndex = 0;
  const match = REFERENCE.exec(reference);
  const code = match?.[1] ? Number.parseInt(match[1], 10) : match?.[2] ? Number.parseInt(match[2], 16) : undefined;
  if (code !== undefined) return String.fromCodePoint(code);
  return NAMED[reference] ?? reference;
}

/** A text or attribute as it is meant. */
export function decodeXml(raw: string): string {
  if (!raw.includes('&')) return raw;
  // Every reference that begins before the last semicolon ends there at the latest, so none is sought in vain.
  const end = raw.lastIndexOf(';') + 1;
  return raw.slice(0, end).replace(/&[^;]*;/g, decodeReference) + raw.slice(end);
}

function isLegalCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

/** Throws DocumentProblem for '&' that begins no reference to a character that XML may hold. */
export function requireReferences(raw: string): void {
  for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', REFERENCE.lastIndex)) {
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(raw);
    if (!match) throw damaged('reference');
    const code = match[1] ? Number.parseInt(match[1], 10) : match[2] ? Number.parseInt(match[2], 16) : 0x20;
    if (!isLegalCharacter(code)) throw damaged('reference to an illegal character');
  }
}

/** Reads an opening tag as it is written. Throws DocumentProblem. */
export function parseTag(written: string, index: number): Tag {
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

/** The name in a closing tag as it is written, undefined when it is none. */
export function closingTagName(written: string): string | undefined {
  return CLOSING_TAG.exec(written)?.[1];
}

/** Whether what begins so is a processing instruction, and no second declaration. */
export function isInstruction(written: string): boolean {
  return INSTRUCTION.test(written);
}
