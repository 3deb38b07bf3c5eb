import { allowedLink } from './allowed-link';
import { BlockRow } from './block-row';
import { disarmHtml } from './disarm-html';
import { isHiddenStyle, styledFormat } from './inline-style';
import { type Block, type BlockKind, isListKind, MAX_DEPTH, normalizeBlocks } from './rich-text';
import { isMarkerOfWord, kindOfWordParagraph, wordListEntry } from './word-html';

/**
 * What is known of a place in the HTML: the block that text there belongs to and its look.
 */
type Place = {
  kind: BlockKind;
  depth: number;
  start?: number;
  format: number;
  href: string | null;
  isPreformatted: boolean;
  nesting: number;
};

/** Elements that take all they hold along when they are dropped. */
const DROPPED = new Set(
  (
    'script style template noscript iframe frame frameset object embed applet svg math head title meta link base xml ' +
    'img picture video audio source track canvas map area input button select textarea option datalist progress meter'
  ).split(' '),
);

const BLOCKS = new Set(
  (
    'p div section article header footer main nav aside address figure figcaption details summary dl dt dd fieldset ' +
    'form hr pre table caption thead tbody tfoot tr td th center h1 h2 h3 h4 h5 h6 blockquote li'
  ).split(' '),
);

const KINDS: Record<string, BlockKind> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  blockquote: 'quote',
};

/** Deeper than any browser lets its own parser nest. */
const MAX_NESTING = 512;

/** Blocks of HTML in our own vocabulary, every space kept; whatever else it holds is cleaned away. */
export function parseHtml(html: string): Block[] {
  return new HtmlReader(true).read(html);
}

/**
 * Blocks of HTML from elsewhere: Word, Google Docs, web pages. Headings, lists, quotations, links
 * and emphasis are kept, everything else loses its tags; white space counts as browsers show it.
 */
export function parseForeignHtml(html: string): Block[] {
  return new HtmlReader(false).read(html);
}

/** Walks through parsed HTML, which stays inert: nothing of it is ever put into a page. */
class HtmlReader {
  private readonly row: BlockRow;

  constructor(private readonly isOwn: boolean) {
    this.row = new BlockRow(isOwn);
  }

  read(html: string): Block[] {
    // Like any parsed document it is inert: nothing in it runs or loads. Unlike others, it takes the style
    // sheets that Word sends along without the content security policy complaining of them.
    const template = document.createElement('template');
    template.innerHTML = disarmHtml(html);
    const start: Place = {
      kind: 'paragraph',
      depth: 0,
      format: 0,
      href: null,
      isPreformatted: this.isOwn,
      nesting: 0,
    };
    this.readChildren(template.content, start);
    return normalizeBlocks(this.row.finish());
  }

  private readChildren(parent: Node, place: Place): void {
    if (place.nesting > MAX_NESTING) return;
    const inner = { ...place, nesting: place.nesting + 1 };
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.readText(node as Text, inner);
      else if (node.nodeType === Node.ELEMENT_NODE) this.readElement(node as Element, inner);
    }
  }

  private readText(node: Text, place: Place): void {
    const { data } = node;
    // White space that only sets the source out in lines.
    if (this.isOwn && !this.row.isOpen && /^\s*$/.test(data) && !isTextual(node.parentElement)) return;
    if (place.isPreformatted && !this.isOwn) {
      data.split(/\r\n?|\n/).forEach((line, index) => {
        if (index > 0) this.row.addBreak(place);
        this.row.addText(line, place, true);
      });
    } else this.row.addText(data, place, this.isOwn);
  }

  private readElement(element: Element, place: Place): void {
    const name = element.nodeName.toLowerCase();
    const style = (element.getAttribute('style') ?? '').toLowerCase();
    if (DROPPED.has(name) || name.startsWith('v:') || isHiddenStyle(style)) return;
    if (name === 'br') {
      this.row.addBreak(place);
      return;
    }
    const inner = this.styledPlace(element, name, style, place);
    if (name === 'ul' || name === 'ol') this.readList(element, name, inner);
    else if (BLOCKS.has(name)) this.readBlock(element, name, style, inner);
    else if (!isMarkerOfWord(style) || !isListKind(place.kind)) this.readChildren(element, inner);
  }

  private styledPlace(element: Element, name: string, style: string, place: Place): Place {
    const format = styledFormat(name, style, place.format, place.href !== null);
    const isPreformatted =
      place.isPreformatted || name === 'pre' || /white-space(-collapse)?:\s*(pre|break)/.test(style);
    const href = (name === 'a' && allowedLink(element.getAttribute('href') ?? '')) || place.href;
    return { ...place, format, href, isPreformatted };
  }

  private readList(list: Element, name: 'ul' | 'ol', place: Place): void {
    const isInside = isListKind(place.kind);
    this.row.close();
    const start = Number.parseInt(list.getAttribute('start') ?? '', 10);
    this.readChildren(list, {
      ...place,
      kind: name === 'ol' ? 'number' : 'bullet',
      depth: isInside ? place.depth + 1 : 0,
      start: Number.isSafeInteger(start) && start >= 0 ? start : 1,
    });
    this.row.close();
  }

  private readBlock(element: Element, name: string, style: string, place: Place): void {
    // What stands in blocks within an entry of a list are lines of that entry.
    if (isListKind(place.kind) && name !== 'li') {
      this.row.endLine();
      this.readChildren(element, place);
      this.row.endLine();
      return;
    }
    this.row.close();
    const block = this.blockPlace(element, name, style, place);
    const count = this.row.length;
    const isEmptyAbove = name === 'li' && /^[uo]l$/i.test(element.firstChild?.nodeName ?? '');
    if (this.isOwn && isEmptyAbove) this.row.addEmpty(block);
    this.readChildren(element, block);
    this.row.close();
    if (this.isOwn && this.row.length === count) this.row.addEmpty(block);
  }

  private blockPlace(element: Element, name: string, style: string, place: Place): Place {
    if (name === 'li') {
      const level = Number.parseInt(element.getAttribute('data-aria-level') ?? '', 10);
      const entry: Place = isListKind(place.kind) ? place : { ...place, kind: 'bullet', depth: 0 };
      return level >= 1 ? { ...entry, depth: Math.min(level, MAX_DEPTH) - 1 } : entry;
    }
    const entry = wordListEntry(element, name, style);
    if (entry) return { ...place, ...entry };
    const kind = KINDS[name] ?? kindOfWordParagraph(element) ?? place.kind;
    const indent = Number.parseInt(element.getAttribute('data-indent') ?? '', 10);
    return {
      ...place,
      kind,
      depth: indent >= 1 ? Math.min(indent, MAX_DEPTH) : 0,
    };
  }
}

function isTextual(element: Element | null): boolean {
  return element !== null && !/^[uo]l$/i.test(element.nodeName);
}
