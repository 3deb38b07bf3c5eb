/** A run of plain text; `mark` holds the classes of the mark around it, null where there is none. */
export type MarkedRun = { text: string; mark: string | null };

const TAG = /<mark(?: class="([^"<>]*)")?>|<\/mark>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'" };

function unescapeText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/**
 * Reads highlighted text, which is escaped text and `<mark class="…">` alone, so that a page shows it
 * without ever treating it as HTML: any other tag comes out as the text that it is.
 */
export function readMarkedText(html: string): MarkedRun[] {
  const runs: MarkedRun[] = [];
  let mark: string | null = null;
  let place = 0;
  for (const { 0: tag, 1: classes, index } of html.matchAll(TAG)) {
    if (index > place) runs.push({ text: unescapeText(html.slice(place, index)), mark });
    mark = tag === '</mark>' ? null : (classes ?? '');
    place = index + tag.length;
  }
  if (place < html.length) runs.push({ text: unescapeText(html.slice(place)), mark });
  return runs;
}
