import { escapeHtml } from '@/lib/domain/html/escape-html';
import { markedTopicTitle } from '@/lib/domain/subjects/topic-title';

/**
 * Stand around a match in text from the database: private-use characters, which no search lets
 * through and no content needs.
 */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

/** Text as HTML in which each match is a `<mark>`: everything else is escaped, a lone marker is dropped. */
export function markedHtml(text: string): string {
  return escapeHtml(text)
    .replace(/\uE000([^\uE000\uE001]*)\uE001/g, '<mark>$1</mark>')
    .replace(/[\uE000\uE001]/g, '');
}

/** The same of the name of an issue, as its title. */
export function markedTopicHtml(name: string): string {
  return markedHtml(markedTopicTitle(name, [MATCH_START, MATCH_END]));
}

/** A piece of a text with '…' where it breaks off in the middle of a sentence. */
export function withEllipses(piece: string): string {
  const text = piece.trim();
  const isBegun = /^[\uE000"'(]*[\p{Lu}\p{N}]/u.test(text);
  const isEnded = /[.?!]["')]*\uE001?$/.test(text);
  return `${isBegun || text === '' ? '' : '… '}${text}${isEnded || text === '' ? '' : ' …'}`;
}
