import { readRecord, recordKey, writeRecord } from './browser-store';

const MOST_SEARCHES = 8;

/** What the learner searched for on this device, the last first; forgotten with everything else that is kept of them. */
export function recentSearches(userId: string): string[] {
  const record = readRecord(recordKey('recent-search', userId));
  if (!Array.isArray(record)) return [];
  return record.filter((entry): entry is string => typeof entry === 'string').slice(0, MOST_SEARCHES);
}

/** Puts a search first. */
export function rememberSearch(userId: string, query: string): void {
  const others = recentSearches(userId).filter((entry) => entry.toLowerCase() !== query.toLowerCase());
  writeRecord(recordKey('recent-search', userId), [query, ...others].slice(0, MOST_SEARCHES));
}

/** Forgets all of them. */
export function forgetSearches(userId: string): void {
  writeRecord(recordKey('recent-search', userId), []);
}
