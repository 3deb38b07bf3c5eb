'use client';

import { attemptOutbox, type WaitingAttempt } from '@/lib/client/attempt-outbox';
import type { SendProblem } from '@/lib/client/sending-state';
import { type Unsent, useUnsent } from './use-unsent';

const NO_USER = 'Authentication error. Could not save quiz results.';
const NO_TOKEN = 'Authentication token not found...';

/** Finished quizzes that the server has not confirmed. */
export function useWaitingAttempts(userId: string): Unsent<WaitingAttempt> {
  return useUnsent(userId, attemptOutbox);
}

/** Why an attempt is not saved; null while it is on its way for the first time. */
export function failureOf({ refusal }: WaitingAttempt, problem: SendProblem | undefined): string | null {
  if (refusal !== null) return savingMessage({ reason: refusal, token: null });
  return problem ? savingMessage(problem) : null;
}

/** Why an attempt was not saved, as a sentence (specification 5.4). */
function savingMessage({ reason, token }: SendProblem): string {
  if (token) return { 'no-token': NO_TOKEN, 'other-user': NO_USER }[token];
  return `Failed to save quiz results: ${reason}. Please try again later.`;
}
