import { OpenFields } from './fields';
import type { ConversionOptions } from './options';
import { type Splice, splice } from './splice';
import { TextPiece } from './text-piece';
import { TextStream } from './text-stream';
import { isOn, WordNames } from './word-names';
import type { WordStyles } from './word-styles';
import { decodeText, scanXml, type XmlVisitor } from './xml-scanner';
import { decodeXml, type Tag } from './xml-tag';
import { XmlText } from './xml-text';

export type ConvertedPart = {
  /** The part with its text exchanged, and not a byte else. */
  xml: Buffer;
  /** Deleted text left out, each paragraph once. */
  wordCount: number;
};

/** A paragraph's text as it stands, deleted text left out. */
export type DocumentParagraph = { text: string; isHeading: boolean };

/** Elements within a run that end a word. */
const WORD_ENDS = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
  ['softHyphen', '\u00AD'],
  ...['footnoteReference', 'endnoteReference', 'drawing', 'pict', 'object', 'sym', 'pgNum', 'rt', 'rubyBase'].map(
    (name): [string, string] => [name, '\n'],
  ),
]);

/** The elements of Word that are told apart, and that of another's which is. */
const ELEMENTS = [
  ...['p', 'r', 't', 'delText', 'instrText', 'fldChar', 'fldSimple', 'del', 'moveFrom'],
  ...['pPr', 'rPr', 'tabs', 'pStyle', 'outlineLvl', 'rStyle', 'b'],
  ...WORD_ENDS.keys(),
];
const FALLBACK = 'mc:Fallback';

/** What a tracked deletion, or the place that text was moved from, stands in. */
const DELETIONS = new Set(['del', 'moveFrom']);

class Paragraph {
  /** The text as it stands, and that which is deleted but still shown struck through. */
  readonly current = new TextStream();
  readonly deleted = new TextStream();
  styleId: string | undefined;
  outlineLevel: number | undefined;
  run: { styleId?: string; isBold?: boolean } = {};

  add(piece: TextPiece, isDeleted: boolean): void {
    if (isDeleted) this.deleted.add(piece);
    else {
      this.current.add(piece);
      // Deletions with text between them are not one.
      if (!this.deleted.isEmpty) this.deleted.addMark('\n');
    }
  }

  addMark(mark: string): void {
    this.current.addMark(mark);
    if (!this.deleted.isEmpty) this.deleted.addMark(mark);
  }
}

const PRESERVE_BLANKS = ' xml:space="preserve"';

type OpenText = { piece: TextPiece; isDeleted: boolean };

class PartConverter implements XmlVisitor {
  readonly splices: Splice[] = [];
  readonly written = new XmlText();
  wordCount = 0;
  readonly #names = new WordNames(ELEMENTS);
  /** Local names of the open elements of Word, null for those of others. */
  readonly #path: (string | null)[] = [];
  /** Open elements that say something of the blanks in them, by how many are open around each. */
  readonly #spaces: { depth: number; keepsBlanks: boolean }[] = [];
  #keepsBlanks = false;
  /** The innermost open paragraph, and those around it. */
  #paragraph: Paragraph | undefined;
  readonly #outer: (Paragraph | undefined)[] = [];
  readonly #fields = new OpenFields();
  #deletions = 0;
  #fallbacks = 0;
  #openText: OpenText | null = null;
  #isCode = false;

  constructor(
    readonly xml: Buffer,
    readonly styles: WordStyles,
    readonly options: ConversionOptions,
    readonly onParagraph?: (paragraph: DocumentParagraph) => void,
  ) {}

  open(tag: Tag, end: number): void {
    const name = this.#names.localName(tag);
    // A text looks at its own.
    if (tag.space !== undefined && name !== 't') this.#beginSpace(tag.space);
    if (name === null) {
      if (tag.name === FALLBACK) this.#fallbacks += 1;
      else if (tag.name === 'm:oMath') this.#paragraph?.addMark('\n');
    } else if (name !== '') this.#openWord(name, tag, end);
    this.#path.push(name ?? (tag.name === FALLBACK ? FALLBACK : null));
  }

  #beginSpace(space: string): void {
    this.#keepsBlanks = space === 'preserve';
    this.#spaces.push({ depth: this.#path.length, keepsBlanks: this.#keepsBlanks });
  }

  #openWord(name: string, tag: Tag, end: number): void {
    const paragraph = this.#paragraph;
    switch (name) {
      case 'p':
        this.#outer.push(paragraph);
        this.#paragraph = new Paragraph();
        break;
      case 'r':
        if (paragraph) paragraph.run = {};
        break;
      case 't':
      case 'delText':
        if (paragraph && !tag.isEmpty) this.#openText = this.#beginText(paragraph, name, tag, end);
        break;
      case 'instrText':
        this.#isCode = true;
        break;
      case 'fldChar':
        this.#readFieldMark(this.#names.attribute(tag, 'fldCharType'));
        break;
      case 'fldSimple':
        this.#fields.beginSimple(decodeXml(this.#names.attribute(tag, 'instr') ?? ''));
        break;
      case 'del':
      case 'moveFrom':
        this.#deletions += 1;
        break;
      default: {
        const mark = WORD_ENDS.get(name);
        // Within properties a 'tab' is a tab stop.
        if (mark !== undefined && this.#parent(1) !== 'tabs') paragraph?.addMark(mark);
        else if (paragraph) this.#readProperty(paragraph, name, tag);
      }
    }
  }

  /** The name of the element that is open that many levels up. */
  #parent(levels: number): string | null | undefined {
    // Array.at is a call, this is none.
    return this.#path[this.#path.length - levels];
  }

  #readFieldMark(type: string | undefined): void {
    if (type === 'begin') this.#fields.begin();
    else if (type === 'separate') this.#fields.separate();
    else if (type === 'end') this.#fields.end();
  }

  /** Only properties in force: those before a tracked change stand one level deeper. */
  #readProperty(paragraph: Paragraph, name: string, tag: Tag): void {
    const owner = this.#parent(2);
    if (owner === 'p' && this.#parent(1) === 'pPr') {
      if (name === 'pStyle') paragraph.styleId = this.#names.attribute(tag, 'val');
      else if (name === 'outlineLvl') paragraph.outlineLevel = Number(this.#names.attribute(tag, 'val'));
    } else if (owner === 'r' && this.#parent(1) === 'rPr') {
      const value = this.#names.attribute(tag, 'val');
      if (name === 'rStyle' && value !== undefined) paragraph.run.styleId = value;
      else if (name === 'b') paragraph.run.isBold = isOn(value);
    }
  }

  #beginText(paragraph: Paragraph, name: string, tag: Tag, contentStart: number): OpenText {
    const { styleId, run } = paragraph;
    const isKept = this.options.keepBold && (run.isBold ?? this.styles.isBold(styleId, run.styleId));
    // One of its own is not given a second, whatever it says.
    const keepsBlanks = tag.space !== undefined || this.#keepsBlanks;
    const piece = new TextPiece(this.xml, contentStart, isKept, keepsBlanks);
    return { piece, isDeleted: name === 'delText' || this.#deletions > 0 };
  }

  text(start: number, end: number, hasReferences: boolean): void {
    if (this.#openText) this.#openText.piece.add(start, end, hasReferences);
    else if (this.#isCode) this.#fields.addCode(decodeText(this.xml, start, end, hasReferences));
  }

  close(start: number): void {
    const name = this.#path.pop();
    const paragraph = this.#paragraph;
    if (this.#spaces.length > 0) this.#endSpace();
    if (!name) return;
    if (name === 't' || name === 'delText') {
      if (this.#openText && paragraph) this.#endText(paragraph, this.#openText, start);
      this.#openText = null;
    } else if (name === 'p') {
      this.#paragraph = this.#outer.pop();
      if (paragraph) this.#endParagraph(paragraph);
    } else if (name === 'instrText') this.#isCode = false;
    else if (name === 'fldSimple') this.#fields.end();
    else if (name === FALLBACK) this.#fallbacks -= 1;
    else if (name === 'rt' || name === 'rubyBase') paragraph?.addMark('\n');
    else if (DELETIONS.has(name)) this.#deletions -= 1;
  }

  #endSpace(): void {
    const { length } = this.#spaces;
    if (this.#spaces[length - 1]?.depth !== this.#path.length) return;
    this.#spaces.pop();
    this.#keepsBlanks = this.#spaces[length - 2]?.keepsBlanks ?? false;
  }

  #endText(paragraph: Paragraph, { piece, isDeleted }: OpenText, contentEnd: number): void {
    piece.end(contentEnd);
    if (this.#fields.isFixed) paragraph.addMark('\n');
    else paragraph.add(piece, isDeleted);
  }

  #endParagraph(paragraph: Paragraph): void {
    const { current, deleted, styleId, outlineLevel } = paragraph;
    const isHeading = this.styles.isHeading(styleId, outlineLevel);
    if (!(isHeading && this.options.keepHeadings)) {
      for (const stream of [current, deleted]) stream.shorten(this.options, this.written, this.#exchange);
    }
    if (this.#fallbacks > 0) return;
    // Shortening has mostly counted them.
    this.wordCount += current.wordCount;
    this.onParagraph?.({ text: current.text, isHeading });
  }

  readonly #exchange = (
    { contentStart, contentEnd, keepsBlanks }: TextPiece,
    writtenStart: number,
    writtenEnd: number,
  ): void => {
    const { splices, written } = this;
    // Where a run now begins or ends with a blank that a word stood beside, the blank has to count.
    if (!keepsBlanks && written.hasOuterBlank(writtenStart, writtenEnd)) {
      const tagEnd = contentStart - 1;
      const preserveStart = written.length;
      written.add(PRESERVE_BLANKS);
      splices.push({ start: tagEnd, end: tagEnd, writtenStart: preserveStart, writtenEnd: written.length });
    }
    splices.push({ start: contentStart, end: contentEnd, writtenStart, writtenEnd });
  };
}

/**
 * Converts a part that holds paragraphs: the document itself, headers, footers, notes and comments.
 * `onParagraph` is told of each paragraph once, in order. Throws DocumentProblem when the part is no
 * well-formed XML.
 */
export function convertPart(
  xml: Buffer,
  styles: WordStyles,
  options: ConversionOptions,
  onParagraph?: (paragraph: DocumentParagraph) => void,
): ConvertedPart {
  const converter = new PartConverter(xml, styles, options, onParagraph);
  scanXml(xml, converter);
  return { xml: splice(xml, converter.splices, converter.written.bytes), wordCount: converter.wordCount };
}
