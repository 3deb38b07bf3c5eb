import { decodeText } from './xml-scanner';

/** A piece of text within a paragraph that can be exchanged. */
export class TextPiece {
  /** Null as long as it is what is written from `contentStart` to `contentEnd`. */
  #text: string | null = null;
  /** Where what is written ends; it begins behind the opening tag. */
  contentEnd: number;

  constructor(
    readonly xml: Buffer,
    readonly contentStart: number,
    /** Words that begin here stay whole. */
    readonly isKept: boolean,
    /** Whether blanks at its ends count as they are written. */
    readonly keepsBlanks: boolean,
  ) {
    this.contentEnd = contentStart;
  }

  /** Whether it means what is written, byte for byte. */
  get isVerbatim(): boolean {
    return this.#text === null;
  }

  get text(): string {
    return this.#text ?? decodeText(this.xml, this.contentStart, this.contentEnd, false);
  }

  /** Adds text as the scanner tells of it. */
  add(start: number, end: number, hasReferences: boolean): void {
    if (start === this.contentStart && !hasReferences) this.contentEnd = end;
    else this.#text = this.text + decodeText(this.xml, start, end, hasReferences);
  }

  /** Ends it where its closing tag begins. */
  end(contentEnd: number): void {
    // A comment, say, stands within.
    if (this.contentEnd !== contentEnd) this.#text = this.text;
    this.contentEnd = contentEnd;
    if (!this.keepsBlanks) this.#dropOuterBlanks();
  }

  #dropOuterBlanks(): void {
    const { xml, contentStart, contentEnd } = this;
    if (this.isVerbatim && !isBlank(xml[contentStart]) && !isBlank(xml[contentEnd - 1])) return;
    this.#text = withoutOuterBlanks(this.text);
  }
}

/** Whether it is a blank of XML; other blanks are text. */
function isBlank(code: number | undefined): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

function withoutOuterBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
