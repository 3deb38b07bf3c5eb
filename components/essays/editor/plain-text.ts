import { trimCharacters } from '@/lib/domain/text/trim-characters';
import { type Block, cleanText, LINE_BREAK } from './rich-text';

/**
 * Blocks of plain text. Where blank lines part the paragraphs, a single line end is a break within
 * one; where there are none, every line is a paragraph.
 */
export function parsePlainText(text: string): Block[] {
  const lines = trimCharacters(text.replace(/\r\n?/g, '\n'), '\n');
  const separator = /\n[^\S\n]*\n/.test(lines) ? /\n(?:[^\S\n]*\n)+/ : '\n';
  return lines.split(separator).map((paragraph) => ({
    kind: 'paragraph',
    depth: 0,
    runs: paragraph.split('\n').flatMap((line, index) => {
      const run = { text: cleanText(line), format: 0, href: null };
      return index > 0 ? [LINE_BREAK, run] : [run];
    }),
  }));
}
