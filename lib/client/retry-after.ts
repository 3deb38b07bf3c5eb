import { ApiError } from './api-error';
import type { SentKind } from './outbox-database';

/**
 * What the server asks for with `Retry-After`: a throttled kind of request (429) waits by itself, with a
 * server that is unavailable (503) everything does. Known for as long as the document.
 */

/** No server is waited for longer, whatever it says. */
const LONGEST_WAIT_MS = 5 * 60_000;

type Wait = {
  /** By `performance.now()`: a clock that is set changes nothing. */
  untilMs: number;
  /** What the server said, as the end of a sentence. */
  reason: string;
};

const waits = new Map<SentKind | 'everything', Wait>();

/**
 * The seconds that a `Retry-After` names, in its two forms: a number, or a date, which is read by the
 * clock of the server where the answer says it (`Date`). Undefined where it names none.
 */
export function retryAfterSeconds(retryAfter: string | null, date: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter) || undefined;
  const untilMs = Date.parse(retryAfter);
  const sinceMs = Date.parse(date ?? '') || Date.now();
  const seconds = Math.ceil((untilMs - sinceMs) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** Notes what the server asked for when it did not take something of this kind. */
export function recordRetryAfter(kind: SentKind, error: unknown, reason: string): void {
  if (!(error instanceof ApiError) || error.retryAfterSeconds === undefined) return;
  if (error.status !== 429 && error.status !== 503) return;
  const waitMs = Math.min(error.retryAfterSeconds * 1000, LONGEST_WAIT_MS);
  waits.set(error.status === 503 ? 'everything' : kind, { untilMs: performance.now() + waitMs, reason });
}

/** How long nothing of this kind is to be sent, and why; null where it may be sent. */
export function requestedWait(kind: SentKind): { ms: number; reason: string } | null {
  let longest: { ms: number; reason: string } | null = null;
  for (const name of ['everything', kind] as const) {
    const wait = waits.get(name);
    if (!wait) continue;
    const ms = wait.untilMs - performance.now();
    if (ms <= 0) waits.delete(name);
    else if (!longest || ms > longest.ms) longest = { ms, reason: wait.reason };
  }
  return longest;
}
