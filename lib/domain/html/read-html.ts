import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** What is told of HTML, in its order. */
export type HtmlHandler = {
  /** Words, character references decoded; one run of words may come in several pieces. */
  text: (text: string) => void;
  /** A tag, in lower case, with those of its attributes that anything here reads. */
  openTag: (name: string, attributes: ReadonlyMap<string, string>) => void;
  closeTag: (name: string) => void;
};

/** Attributes that anything here reads; all others are passed over. */
const READ_ATTRIBUTES = new Set(['href', 'start', 'data-indent']);

/** Elements that take all they hold along. */
const DROPPED = new Set('script style template noscript iframe title textarea select'.split(' '));

const BLOCKS = new Set(
  (
    'p div section article header footer main nav aside address figure figcaption hgroup search details summary dialog dl dt dd ' +
    'fieldset form hr pre listing xmp plaintext table caption thead tbody tfoot tr center menu dir ' +
    'h1 h2 h3 h4 h5 h6 blockquote ul ol li'
  ).split(' '),
);

/** Whether an element stands on its own lines. */
export function isBlock(name: string): boolean {
  return BLOCKS.has(name);
}

/** Whether an element is a heading. */
export function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

/**
 * Tells a handler of HTML from anywhere, as browsers cut it into tags and words. No tree is built: the
 * cost grows with the length alone, whatever is nested or left open in it. What nobody would read
 * (scripts, styles, comments, choices of a form) is passed over.
 */
export function readHtml(html: string, handler: HtmlHandler): void {
  const source = html.replace(/\r\n?/g, '\n');
  const tokenizer = new Tokenizer({}, new TagReader(source, handler));
  tokenizer.write(source);
  tokenizer.end();
}

/** Puts together what the tokenizer tells by its places in the source. */
class TagReader implements TokenizerCallbacks {
  private name = '';
  private attributes = new Map<string, string>();
  /** The attribute that is being read; null for one that is passed over. */
  private attribute: string | null = null;
  private value = '';
  /** The dropped element within which this stands, and how many of its name are open. */
  private dropped: { name: string; count: number } | null = null;
  /** Words that were told of and not passed on yet: of brackets that open nothing, each would come by itself. */
  private textStart = 0;
  private textEnd = 0;

  constructor(
    private readonly source: string,
    private readonly handler: HtmlHandler,
  ) {}

  ontext(start: number, end: number): void {
    if (this.dropped) return;
    if (start !== this.textEnd) {
      this.passText();
      this.textStart = start;
    }
    this.textEnd = end;
  }

  private passText(): void {
    if (this.textEnd > this.textStart) this.handler.text(this.source.slice(this.textStart, this.textEnd));
    this.textStart = this.textEnd;
  }

  ontextentity(codePoint: number): void {
    if (this.dropped) return;
    this.passText();
    this.handler.text(String.fromCodePoint(codePoint));
  }

  onopentagname(start: number, end: number): void {
    this.name = this.source.slice(start, end).toLowerCase();
    if (this.attributes.size > 0) this.attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    const name = this.source.slice(start, end).toLowerCase();
    // Of attributes of one name browsers take the first.
    this.attribute = READ_ATTRIBUTES.has(name) && !this.attributes.has(name) ? name : null;
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute !== null) this.value += this.source.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    if (this.attribute !== null) this.value += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    if (this.attribute !== null) this.attributes.set(this.attribute, this.value);
  }

  onopentagend(): void {
    this.passText();
    const { name, dropped } = this;
    if (dropped) {
      if (dropped.name === name) dropped.count += 1;
    } else if (DROPPED.has(name)) this.dropped = { name, count: 1 };
    else this.handler.openTag(name, this.attributes);
  }

  /** The slash means nothing in HTML. */
  onselfclosingtag(): void {
    this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    this.passText();
    const name = this.source.slice(start, end).toLowerCase();
    if (!this.dropped) this.handler.closeTag(name);
    else if (this.dropped.name === name) {
      this.dropped.count -= 1;
      if (this.dropped.count === 0) this.dropped = null;
    }
  }

  onend(): void {
    this.passText();
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
}
