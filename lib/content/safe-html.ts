import { AppError } from '@/lib/domain/errors/app-error';
import { type HtmlHandler, isBlock, isHeading, readHtml } from '@/lib/domain/html/read-html';
import { serializeText } from '@/lib/domain/html/serialize-text';

/** Elements within elements that are kept at most; the editor nests some thirty. */
const MAX_DEPTH = 100;

const PROTOCOLS = ['http:', 'https:', 'mailto:'];

/** Elements that are kept, each with the attributes that it may have. */
type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** What learners may be shown, whatever the source says; everything else loses its tags. */
const STUDY_HTML: Vocabulary = new Map([
  ...'p br strong em h2 h3 h4 ul li blockquote'.split(' ').map((name) => [name, []] as [string, string[]]),
  ['a', ['href']],
  ['ol', ['start']],
]);

/** What the editor writes, and so all that a learner's answer may hold. */
const ANSWER_HTML: Vocabulary = new Map([
  ...'br strong em u s ul li'.split(' ').map((name) => [name, []] as [string, string[]]),
  ...'p h1 h2 h3 blockquote'.split(' ').map((name) => [name, ['data-indent']] as [string, string[]]),
  ['a', ['href']],
  ['ol', ['start']],
]);

/** What an attribute may say. */
const ALLOWED_VALUES: Record<string, (value: string) => boolean> = {
  href: isAllowedLink,
  start: (value) => /^\d{1,9}$/.test(value),
  'data-indent': (value) => /^[1-6]$/.test(value),
};

/** Whether a link may lead there. */
export function isAllowedLink(url: string): boolean {
  const beginning = url.slice(0, 10).toLowerCase();
  return PROTOCOLS.some((protocol) => beginning.startsWith(protocol));
}

/**
 * HTML from anywhere, safe to show: allowed tags and attributes alone; links to other places keep
 * their words. Throws 'invalid_input' when what is left is nested too deeply.
 */
export function sanitizeStudyHtml(html: string): string {
  return sanitize(html, STUDY_HTML);
}

/**
 * What is left of a learner's answer when all that the editor could not have written is gone; what
 * the editor wrote stays as it is, to the character. Throws 'invalid_input' when what is left is
 * nested too deeply.
 */
export function sanitizeAnswerHtml(html: string): string {
  return sanitize(html, ANSWER_HTML);
}

function sanitize(html: string, vocabulary: Vocabulary): string {
  const writer = new SafeWriter(vocabulary);
  readHtml(html, writer);
  return writer.finish();
}

/**
 * Writes allowed elements straight out, each closed in its place, so that a browser reads exactly what
 * was written: where its parser would end an element by itself, the end is written. Unlike browsers it
 * never opens an element anew in the next block, which would multiply tags by blocks.
 */
class SafeWriter implements HtmlHandler {
  private html = '';
  private readonly open: string[] = [];

  constructor(private readonly vocabulary: Vocabulary) {}

  text(text: string): void {
    this.html += writeText(text);
  }

  openTag(name: string, attributes: ReadonlyMap<string, string>): void {
    this.endBefore(name);
    const allowed = this.vocabulary.get(name);
    if (!allowed) return;
    const kept = allowed.flatMap((attribute) => {
      const value = attributes.get(attribute);
      return value !== undefined && ALLOWED_VALUES[attribute]?.(value) ? [[attribute, value] as const] : [];
    });
    // A link to nowhere is none.
    if (name === 'a' && kept.length === 0) return;
    this.html += `<${name}${kept.map(([attribute, value]) => ` ${attribute}="${writeText(value)}"`).join('')}>`;
    if (name === 'br') return;
    this.open.push(name);
    if (this.open.length > MAX_DEPTH) throw new AppError('invalid_input', 'That HTML is nested too deeply.');
  }

  closeTag(name: string): void {
    if (name === 'br') this.openTag(name, new Map());
    else this.closeFrom(this.placeOf(name));
  }

  finish(): string {
    this.closeFrom(0);
    return this.html;
  }

  /** Ends what a browser would end where this element begins. */
  private endBefore(name: string): void {
    if (name === 'li') this.closeFrom(this.entryAround());
    if (name === 'a') this.closeFrom(this.open.lastIndexOf('a'));
    if (isBlock(name)) this.closeFrom(this.open.lastIndexOf('p'));
    if (isHeading(name) && isHeading(this.open.at(-1) ?? '')) this.closeFrom(this.open.length - 1);
  }

  /** Where the entry of a list stands that ends where the next one begins; -1 for none. */
  private entryAround(): number {
    const place = this.open.findLastIndex((name) => name !== 'p' && isBlock(name));
    return this.open[place] === 'li' ? place : -1;
  }

  /** Where the element stands that an end tag ends; -1 for none. */
  private placeOf(name: string): number {
    if (isHeading(name)) return this.open.findLastIndex(isHeading);
    const place = this.open.lastIndexOf(name);
    // An entry ends within its own list alone.
    return name === 'li' && place < this.open.findLastIndex((one) => one === 'ul' || one === 'ol') ? -1 : place;
  }

  private closeFrom(place: number): void {
    if (place < 0) return;
    while (this.open.length > place) this.html += `</${this.open.pop()}>`;
  }
}

/** Text as HTML; control characters, which no text of ours holds, are left out. */
function writeText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: leaving them out is the purpose
  return serializeText(text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''));
}
