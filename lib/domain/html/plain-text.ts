import { isBlock, readHtml } from './read-html';

/** Words on lines, put together piece by piece as a browser would show them. */
class Lines {
  private text = '';
  private breaks = 0;
  private hasSpace = false;

  /** Adds words; white space between them counts as one space, and at the ends of a line as none. */
  add(words: string): void {
    const parts = words.split(/[ \t\n\r\f]+/);
    parts.forEach((part, index) => {
      if (index > 0) this.hasSpace = true;
      if (part === '') return;
      if (this.text !== '') this.text += this.breaks > 0 ? '\n'.repeat(this.breaks) : this.hasSpace ? ' ' : '';
      this.text += part;
      this.breaks = 0;
      this.hasSpace = false;
    });
  }

  /** Ends a line, so many times over; there is never more than one blank line. */
  break(count: number): void {
    this.breaks = Math.min(2, this.breaks + count);
  }

  finish(): string {
    return this.text.trim();
  }
}

/** What is read of HTML from anywhere, without marks; a blank line stands between its blocks. */
export function textOfHtml(html: string): string {
  const lines = new Lines();
  const breakAround = (name: string) => {
    if (isBlock(name) || name === 'br') lines.break(2);
  };
  readHtml(html, { text: (text) => lines.add(text), openTag: breakAround, closeTag: breakAround });
  return lines.finish();
}

/** Blocks that break the line of a card where they begin and where they end. */
const CARD_BLOCKS = /^(?:div|p|ul|ol|table|tr|h[1-6]|blockquote|pre|hr)$/;

/**
 * The plain text of a small piece of HTML, such as the field of a card: lines where it breaks them, a
 * mark before each entry of a list. What comes out is text and may hold `<` again.
 */
export function linesOfHtml(html: string): string {
  const lines = new Lines();
  const breakAround = (name: string) => {
    if (CARD_BLOCKS.test(name) || name === 'br') lines.break(1);
  };
  readHtml(html, {
    text: (text) => lines.add(text.replaceAll('\u00a0', ' ')),
    openTag: (name) => {
      if (name === 'li') {
        lines.break(1);
        lines.add('• ');
      } else breakAround(name);
    },
    closeTag: breakAround,
  });
  return lines.finish();
}
