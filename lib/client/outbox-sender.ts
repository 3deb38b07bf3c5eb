import { saveQuizAttempt } from '@/lib/contract/quiz';
import { ApiError } from './api-error';
import { call } from './call';
import { listAttempts, putAttempt, removeAttempt, type WaitingAttempt } from './outbox';
import { withTabLock } from './tab-lock';
import { decodeToken, storedToken } from './token-store';

export const NO_USER = 'Authentication error. Could not save quiz results.';
export const NO_TOKEN = 'Authentication token not found...';

/** How long a try may take before it counts as failed. */
const SEND_TIMEOUT_MS = 20_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 5 * 60_000;

/** What became of one attempt. */
export type SendOutcome =
  | { status: 'sent' }
  /** It stays in the outbox; `message` says why, in a sentence for people. */
  | { status: 'waiting'; message: string }
  /** The server will never take it; it stays in the outbox until the learner discards it. */
  | { status: 'refused'; message: string };

/** Why nothing can be sent for this learner at the moment, null when it can (specification, section 8). */
export function savingProblem(userId: string): string | null {
  const token = storedToken();
  if (token === null) return NO_TOKEN;
  // Somebody else may have logged in since; an expired token is the server's to refuse.
  return decodeToken(token)?.id === userId ? null : NO_USER;
}

/** Whether another try may succeed: no answer, no session, throttled, or the server's own trouble. */
function isPassing({ status }: ApiError): boolean {
  return status === 0 || status >= 500 || [401, 408, 425, 429].includes(status);
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.msg) return error.msg.replace(/\.$/, '');
    return error.status === 0 ? 'the server cannot be reached' : `the server answered with status ${error.status}`;
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'the server took too long to answer';
  return 'the answer of the server could not be read';
}

async function sendAttempt(userId: string, attempt: WaitingAttempt): Promise<SendOutcome & { error?: unknown }> {
  try {
    await call(
      saveQuizAttempt,
      { body: attempt.payload, headers: { 'idempotency-key': attempt.key } },
      { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) },
    );
    removeAttempt(userId, attempt.key);
    return { status: 'sent' };
  } catch (error) {
    const message = `Failed to save quiz results: ${reasonOf(error)}. Please try again later.`;
    if (!(error instanceof ApiError) || isPassing(error)) return { status: 'waiting', message, error };
    putAttempt(userId, { ...attempt, refusal: reasonOf(error) });
    return { status: 'refused', message };
  }
}

/** Whether a failure says that sending the next attempt is pointless for now. */
function isEverybodysTrouble(error: unknown): boolean {
  return error instanceof ApiError ? error.status < 500 : error !== undefined;
}

/**
 * Sends the attempts that wait (those refused for good stay), one after another and in one tab at a
 * time. Answers what became of each, by key; an attempt that another tab has sent is not among them.
 */
export async function sendWaitingAttempts(userId: string): Promise<Map<string, SendOutcome>> {
  return await withTabLock(`barwright:outbox:${userId}`, async () => {
    const outcomes = new Map<string, SendOutcome>();
    const waiting = listAttempts(userId).filter(({ refusal }) => refusal === null);
    let trouble = savingProblem(userId);
    for (const attempt of waiting) {
      if (trouble !== null) {
        outcomes.set(attempt.key, { status: 'waiting', message: trouble });
        continue;
      }
      const { error, ...outcome } = await sendAttempt(userId, attempt);
      outcomes.set(attempt.key, outcome);
      if (outcome.status === 'waiting' && isEverybodysTrouble(error)) trouble = outcome.message;
    }
    return outcomes;
  });
}

/** How long to wait after `failures` tries in a row that left something waiting. */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);
}
