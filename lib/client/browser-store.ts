import { decodeToken, storedToken } from './token-store';

/**
 * JSON records in local storage, of one learner each. Storage may be refused (private windows), full
 * or edited by hand: reading then answers nothing, writing answers false, and neither throws.
 */

/** Every kind of record; what a browser keeps of a learner is kept as one of these. */
export const RECORD_KINDS = [
  'quiz',
  'attempt',
  'review',
  'card-draft',
  'rule-quiz',
  'rule-selection',
  'rule-result',
  'rule-answer',
  'essay-draft',
  'essay-clock',
  'essay-checklist',
  'essay-help',
  'essay-split',
  'exam-end',
  'exam-clock',
  'transformer',
  'unsent-files',
  'rule-tick',
  'draft-copy',
  'outline-quiz',
  'recent-search',
  'report-draft',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Tells the other tabs who is forgotten. Unlike a note in storage, nothing of it stays. */
const ENDED_CHANNEL = 'barwright:ended-learners';
/** Learners who were forgotten since this tab was opened. */
const ended = new Set<string>();
const forgetters = new Set<(userId: string) => Promise<void>>();
let channel: BroadcastChannel | undefined;

/** The key of a learner's record; `parts` name it within its kind. */
export function recordKey(kind: RecordKind, userId: string, ...parts: string[]): string {
  return ['barwright', kind, userId, ...parts].join(':');
}

/** Whether the learner of a key is gone, so that nothing is written under it unless they log in again. */
export function isForgotten(key: string): boolean {
  openChannel();
  const userId = learnerOf(key) ?? '';
  return ended.has(userId) && decodeToken(storedToken() ?? '')?.id !== userId;
}

/** The learner of a key that `recordKey` made; undefined for any other. */
function learnerOf(key: string): string | undefined {
  const [product, , userId] = key.split(':');
  return product === 'barwright' ? userId : undefined;
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

/**
 * Writes a record, in a full storage at the cost of the oldest finished quizzes; false where the browser
 * refuses to keep it.
 */
export function writeRecord(key: string, record: unknown): boolean {
  if (isForgotten(key)) return false;
  const text = JSON.stringify(record);
  if (setItem(key, text)) return true;
  for (const finished of finishedQuizzes()) {
    if (finished.some((part) => part === key)) continue;
    for (const part of finished) removeRecord(part);
    if (setItem(key, text)) return true;
  }
  return false;
}

function setItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The keys of each quiz of which only the summary is left, the oldest first; its attempt is kept apart. */
function finishedQuizzes(): string[][] {
  const progressKey = /^barwright:quiz:([^:]+):([^:]+):progress$/;
  return recordKeys('barwright:quiz')
    .flatMap((key) => {
      const [, userId = '', quizId = ''] = progressKey.exec(key) ?? [];
      const { isFinished, savedAtMs } = (readRecord(key) ?? {}) as { isFinished?: unknown; savedAtMs?: unknown };
      if (isFinished !== true) return [];
      return { savedAtMs: Number(savedAtMs), keys: [key, recordKey('quiz', userId, quizId, 'questions')] };
    })
    .sort((a, b) => a.savedAtMs - b.savedAtMs)
    .map(({ keys }) => keys);
}

/** Forgets a record. */
export function removeRecord(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that is refused holds nothing to forget.
  }
}

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(ENDED_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => void end(data));
  return channel;
}

async function end(userId: string): Promise<void> {
  ended.add(userId);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name];
      for (const key of Object.keys(storage)) if (learnerOf(key) === userId) storage.removeItem(key);
    } catch {
      // As above.
    }
  }
  await Promise.all([...forgetters].map((forget) => forget(userId)));
}

/** Has another store forget learners too. */
export function onForgotten(forget: (userId: string) => Promise<void>): void {
  openChannel();
  forgetters.add(forget);
}

/**
 * Forgets everything that this browser keeps of a learner whose session has ended. No open tab, this one
 * included, writes anything of theirs again until they log in.
 */
export async function forgetRecords(userId: string): Promise<void> {
  openChannel()?.postMessage(userId);
  await end(userId);
}
