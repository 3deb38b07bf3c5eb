import { serializeText } from '@/lib/domain/html/serialize-text';
import { type Block, isListKind, MARKS, type Run } from './rich-text';

const TAGS = { paragraph: 'p', h1: 'h1', h2: 'h2', h3: 'h3', quote: 'blockquote' } as const;

/**
 * HTML of normalized blocks in a fixed vocabulary: h1 to h3, p, br, strong, em, u, s, blockquote, ul,
 * ol, li and a, with the attributes `href` of a, `start` of ol and `data-indent` (1 to 6) of a block
 * that is indented. An answer without a character is ''.
 */
export function writeHtml(blocks: readonly Block[]): string {
  if (isBlank(blocks)) return '';
  let html = '';
  const open: ('ul' | 'ol')[] = [];
  const closeLists = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop()}>`;
  };
  for (const { kind, depth, start, runs } of blocks) {
    if (isListKind(kind)) {
      const tag = kind === 'number' ? 'ol' : 'ul';
      closeLists(depth + 1);
      if (open[depth] === tag) html += '</li>';
      else {
        closeLists(depth);
        html += start === undefined ? `<${tag}>` : `<${tag} start="${start}">`;
        open.push(tag);
      }
      html += `<li>${writeRuns(runs)}`;
    } else {
      closeLists(0);
      const tag = TAGS[kind];
      html += `<${tag}${depth > 0 ? ` data-indent="${depth}"` : ''}>${writeRuns(runs)}</${tag}>`;
    }
  }
  closeLists(0);
  return html;
}

function isBlank(blocks: readonly Block[]): boolean {
  return blocks.every(({ kind, depth, runs }) => kind === 'paragraph' && depth === 0 && runs.length === 0);
}

function writeRuns(runs: readonly Run[]): string {
  let html = '';
  let href: string | null = null;
  const open: string[] = [];
  const closeMarks = (kept: number) => {
    while (open.length > kept) html += `</${open.pop()}>`;
  };
  const moveToLink = (next: string | null) => {
    if (next === href) return;
    closeMarks(0);
    if (href !== null) html += '</a>';
    if (next !== null) html += `<a href="${serializeText(next)}">`;
    href = next;
  };
  for (const run of runs) {
    moveToLink(run.href);
    const tags = MARKS.filter(({ format }) => run.format & format).map(({ tag }) => tag);
    let shared = 0;
    while (shared < open.length && open[shared] === tags[shared]) shared += 1;
    closeMarks(shared);
    for (const tag of tags.slice(shared)) {
      html += `<${tag}>`;
      open.push(tag);
    }
    html += run.text === '\n' ? '<br>' : serializeText(run.text);
  }
  closeMarks(0);
  moveToLink(null);
  return html;
}

/**
 * The plain text of blocks, as the analysis reads it: a blank line between blocks, every heading and
 * every entry of a list a line of its own.
 */
export function writeText(blocks: readonly Block[]): string {
  let text = '';
  let isAfterEntry = false;
  for (const { kind, runs } of blocks) {
    const line = runs.map((run) => run.text).join('');
    if (line.trim() === '') continue;
    if (text !== '') text += isAfterEntry && isListKind(kind) ? '\n' : '\n\n';
    text += line;
    isAfterEntry = isListKind(kind);
  }
  return text;
}

/** A letter or a digit that can be seen: a Hangul filler counts as a letter, and shows nothing. */
const SIGN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** How many words a text holds; a dash or a bullet alone is none. */
export function countWords(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(/\S+/g)) if (SIGN.test(word)) count += 1;
  return count;
}
