import { escapeHtml } from '@/lib/domain/html/escape-html';

/** A part of a text to be marked: `start` included, `end` not. */
export type Mark = { start: number; end: number; className: string };

/**
 * A text as HTML with its marks as `<mark class="…">`; everything else is escaped. Where marks
 * overlap, the earlier in the list counts. Neighboring marks of one class with only white space
 * between them run together.
 */
export function highlight(text: string, marks: readonly Mark[]): string {
  const classes: (string | null)[] = Array.from({ length: text.length }, () => null);
  for (const { start, end, className } of marks) {
    for (let at = start; at < end; at += 1) classes[at] ??= className;
  }
  bridgeGaps(text, classes);
  let html = '';
  for (let from = 0; from < text.length; ) {
    const className = classes[from] ?? null;
    let to = from + 1;
    while (to < text.length && (classes[to] ?? null) === className) to += 1;
    const part = escapeHtml(text.slice(from, to));
    html += className === null ? part : `<mark class="${className}">${part}</mark>`;
    from = to;
  }
  return html;
}

function bridgeGaps(text: string, classes: (string | null)[]): void {
  for (const match of text.matchAll(/\s+/g)) {
    const before = classes[match.index - 1];
    const after = classes[match.index + match[0].length];
    if (before && before === after) classes.fill(before, match.index, match.index + match[0].length);
  }
}
