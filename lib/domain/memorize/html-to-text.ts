const NAMED_CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  sect: '§',
  para: '¶',
  bull: '•',
};

function character(reference: string, name: string): string {
  const named = NAMED_CHARACTERS[name];
  if (named !== undefined) return named;
  if (!name.startsWith('#')) return reference;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}

/**
 * The plain text of a small piece of HTML, such as the field of a card: lines where it breaks them,
 * everything else of its markup left out. What comes out is text and may hold `<` again.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<br\b[^>]*>|<\/?(?:div|p|ul|ol|table|tr|h[1-6]|blockquote|pre|hr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, character)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
