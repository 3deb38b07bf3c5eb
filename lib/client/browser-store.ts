/**
 * JSON records in local storage, of one learner each. Storage may be refused (private windows), full
 * or edited by hand: reading then answers nothing, writing answers false, and neither throws.
 */

export type RecordKind =
  | 'quiz'
  | 'attempt'
  | 'review'
  | 'card-draft'
  | 'rule-quiz'
  | 'rule-selection'
  | 'rule-result'
  | 'essay-draft'
  | 'essay-clock'
  | 'essay-checklist'
  | 'transformer'
  | 'unsent-files'
  | 'rule-tick'
  | 'outline-quiz';

/** The key of a learner's record; `parts` name it within its kind. */
export function recordKey(kind: RecordKind, userId: string, ...parts: string[]): string {
  return ['barwright', kind, userId, ...parts].join(':');
}

/** The keys of the records whose key continues `prefix`. */
export function recordKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`));
  } catch {
    return [];
  }
}

/** What stands under a key, as JSON; null when nothing readable does. */
export function readRecord(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a record; false where the browser refuses to keep it. */
export function writeRecord(key: string, record: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a record. */
export function removeRecord(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that is refused holds nothing to forget.
  }
}
