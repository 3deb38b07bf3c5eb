import { ApiError } from './api-error';
import type { SentKind } from './outbox-database';
import { requestedWait } from './retry-after';
import { decodeToken, storedToken } from './token-store';
import { askToBeWoken, whenWoken } from './wake-up';

/** What everything has in common that is sent from an outbox. */

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 5 * 60_000;

export type TokenProblem = 'no-token' | 'other-user';

/**
 * Why nothing can be sent for this learner at the moment, null when it can. Someone else may have
 * logged in since; an expired token is the server's to refuse.
 */
export function tokenProblem(userId: string): TokenProblem | null {
  const token = storedToken();
  if (token === null) return 'no-token';
  return decodeToken(token)?.id === userId ? null : 'other-user';
}

/**
 * Whether the server will never take what was sent; otherwise another try may succeed. Only an error of
 * our own API (`{ code, msg }`) can say so: a page of a proxy passes, whatever its status.
 */
export function isRefusal(error: unknown): boolean {
  // No session, throttled, or the server's own trouble: these pass too.
  return (
    error instanceof ApiError &&
    error.isOurs &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 425, 429].includes(error.status)
  );
}

/** Whether nothing else could be sent now either: no network, no answer, no session. */
export function isEverybodysTrouble(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0 || error.status === 401;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Whether the server asked for patience, which it does for each kind of request apart. */
export function isThrottled(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** Why something could not be sent, as the end of a sentence. */
export function failureReason(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.msg) return error.msg.replace(/\.$/, '');
    return error.status === 0 ? 'the server cannot be reached' : `the server answered with status ${error.status}`;
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'the server took too long to answer';
  return 'the answer of the server could not be read';
}

/** How long to wait after `failures` tries in a row that left something waiting, where the server does not say. */
export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);
}

/** How long the server has asked to wait before any of these is sent again; null where it has not. */
function requestedDelayMs(kinds: readonly SentKind[]): number | null {
  const waits = kinds.map((kind) => requestedWait(kind)?.ms ?? 0);
  return waits.includes(0) ? null : Math.min(...waits);
}

export type Sending = {
  /** Settles with the try that is made at once. */
  firstTry: Promise<void>;
  /** Tries at once. */
  sendNow: () => Promise<void>;
  stop: () => void;
};

/**
 * Calls `send`, which answers what kinds of things still wait: now, when the network or the page comes
 * back, and else when the server has asked for it, or in growing intervals, for as long as something waits.
 */
export function keepSending(send: () => Promise<readonly SentKind[]>): Sending {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const sendNow = async () => {
    clearTimeout(retry);
    const waiting = await send();
    const isWaiting = waiting.length > 0;
    failures = isWaiting ? failures + 1 : 0;
    // A second call may have come and gone meanwhile.
    clearTimeout(retry);
    if (!isWaiting || isStopped) return;
    retry = setTimeout(sendNow, requestedDelayMs(waiting) ?? retryDelayMs(failures));
    askToBeWoken();
  };
  const sendWhenVisible = () => {
    if (document.visibilityState === 'visible') void sendNow();
  };

  const firstTry = sendNow();
  const stopHearing = whenWoken(() => void sendNow());
  window.addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', sendWhenVisible);
  return {
    firstTry,
    sendNow,
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
      stopHearing();
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendWhenVisible);
    },
  };
}
