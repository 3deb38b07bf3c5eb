import type { BlockKind } from './rich-text';

/**
 * Word writes no lists: each entry is a paragraph whose style names its level ('mso-list:l0 level2
 * lfo1'), with its number or bullet as text in a span of the style 'mso-list:Ignore'.
 */
export function wordListEntry(
  element: Element,
  tag: string,
  style: string,
): { kind: 'bullet' | 'number'; depth: number; start?: number } | null {
  const level = /mso-list\s*:[^;]*\blevel(\d+)/.exec(style)?.[1];
  if (!level || (tag !== 'p' && tag !== 'div')) return null;
  const marker =
    element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')?.textContent ?? '';
  const number = /^\s*\(?(\d{1,4}|[a-z]{1,4})[.)]/i.exec(marker)?.[1];
  return {
    kind: number === undefined ? 'bullet' : 'number',
    depth: Math.max(Number(level) - 1, 0),
    start: number !== undefined && /\d/.test(number) ? Number(number) : 1,
  };
}

/** Whether a style (lower case) is that of an entry's number or bullet. */
export function isMarkerOfWord(style: string): boolean {
  return /mso-list\s*:\s*ignore/.test(style);
}

/** What a paragraph of Word is by its class or its role, where the tag does not say it. */
export function kindOfWordParagraph(element: Element): BlockKind | null {
  if (element.getAttribute('role') === 'heading') {
    const level = Number(element.getAttribute('aria-level'));
    return level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
  }
  const name = /\bMso(Title|Subtitle|Quote|IntenseQuote)/.exec(element.className)?.[1];
  if (!name) return null;
  return name === 'Title' ? 'h1' : name === 'Subtitle' ? 'h2' : 'quote';
}
