import * as z from 'zod/mini';
import { type QuizAttemptPayload, quizAttempt } from '@/lib/contract/quiz';
import { readRecord, recordKey, recordKeys, removeRecord, writeRecord } from './browser-store';

/**
 * Finished attempts that the server has not confirmed yet. An attempt is put here before the first
 * try to send it and leaves when the server has it, or when the learner discards it.
 */

const VERSION = 1;

const attemptRecord = z.object({
  version: z.literal(VERSION),
  /** Idempotency key: however often it is sent, it is stored once. */
  key: z.string(),
  finishedAtMs: z.number(),
  /** The server's sentence when it refused the attempt for good; null while it waits. */
  refusal: z.nullable(z.string()),
  payload: quizAttempt,
});

export type WaitingAttempt = {
  key: string;
  /** Milliseconds since 1970. */
  finishedAtMs: number;
  refusal: string | null;
  payload: QuizAttemptPayload;
};

/** Fired on `window` when this tab changes the outbox; other tabs hear the storage event. */
const CHANGE_EVENT = 'barwright:outbox';

/** Attempts that the browser refused to keep; they live as long as the page. */
const unstored = new Map<string, WaitingAttempt>();

function attemptKey(userId: string, key: string): string {
  return recordKey('attempt', userId, key);
}

/** Puts an attempt into the outbox, or replaces it; false when it only lives as long as the page. */
export function putAttempt(userId: string, attempt: WaitingAttempt): boolean {
  const storageKey = attemptKey(userId, attempt.key);
  const isStored = writeRecord(storageKey, { version: VERSION, ...attempt });
  if (isStored) unstored.delete(storageKey);
  else unstored.set(storageKey, attempt);
  window.dispatchEvent(new Event(CHANGE_EVENT));
  return isStored;
}

/** Takes an attempt out of the outbox. */
export function removeAttempt(userId: string, key: string): void {
  const storageKey = attemptKey(userId, key);
  unstored.delete(storageKey);
  removeRecord(storageKey);
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** The learner's attempts in the outbox, the first finished first; what cannot be read is left out. */
export function listAttempts(userId: string): WaitingAttempt[] {
  const prefix = recordKey('attempt', userId);
  const stored = recordKeys(prefix).flatMap((storageKey) => {
    const record = attemptRecord.safeParse(readRecord(storageKey));
    return record.success && !unstored.has(storageKey) ? [record.data] : [];
  });
  const kept = [...unstored]
    .filter(([storageKey]) => storageKey.startsWith(`${prefix}:`))
    .map(([, attempt]) => attempt);
  return [...stored, ...kept].sort((a, b) => a.finishedAtMs - b.finishedAtMs);
}

/** Calls back whenever any tab changes the outbox; answers how to stop. */
export function watchOutbox(onChange: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGE_EVENT, onChange);
    window.removeEventListener('storage', onChange);
  };
}
