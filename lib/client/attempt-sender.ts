import { saveQuizAttempt } from '@/lib/contract/quiz';
import { ApiError } from './api-error';
import { attemptOutbox, type WaitingAttempt } from './attempt-outbox';
import { call } from './call';
import { failureReason, isRefusal, SEND_TIMEOUT_MS, tokenProblem } from './sending';
import { withTabLock } from './tab-lock';

export const NO_USER = 'Authentication error. Could not save quiz results.';
export const NO_TOKEN = 'Authentication token not found...';

/** What became of one attempt. */
export type SendOutcome =
  | { status: 'sent' }
  /** It stays in the outbox; `message` says why, in a sentence for people. */
  | { status: 'waiting'; message: string }
  /** The server will never take it; it stays in the outbox until the learner discards it. */
  | { status: 'refused'; message: string };

/** Why nothing can be sent for this learner at the moment, null when it can (specification, section 8). */
export function savingProblem(userId: string): string | null {
  const problem = tokenProblem(userId);
  return problem && { 'no-token': NO_TOKEN, 'other-user': NO_USER }[problem];
}

async function sendAttempt(userId: string, attempt: WaitingAttempt): Promise<SendOutcome & { error?: unknown }> {
  try {
    await call(
      saveQuizAttempt,
      { body: attempt.payload, headers: { 'idempotency-key': attempt.key } },
      { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) },
    );
    attemptOutbox.remove(userId, attempt.key);
    return { status: 'sent' };
  } catch (error) {
    const message = `Failed to save quiz results: ${failureReason(error)}. Please try again later.`;
    if (!isRefusal(error)) return { status: 'waiting', message, error };
    attemptOutbox.put(userId, { ...attempt, refusal: failureReason(error) });
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
    const waiting = attemptOutbox.list(userId).filter(({ refusal }) => refusal === null);
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
