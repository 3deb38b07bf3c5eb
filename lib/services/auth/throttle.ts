import 'server-only';
import { createHash } from 'node:crypto';
import { countTries, forgetTries, removeEndedWindows, takeBackTries } from '@/lib/db/throttle-repository';
import { THROTTLE_WINDOW_SECONDS } from '@/lib/domain/auth/constants';
import { AppError } from '@/lib/domain/errors/app-error';

/** What tries are counted by, and how many a window allows. */
export type Limit = { scope: 'account' | 'address' | 'registration' | 'suggestions'; subject: string; max: number };

/** Hashed: neither names that somebody tried nor addresses are kept in the clear. */
function key({ scope, subject }: Limit): string {
  return `${scope}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** One try in this many also clears away the counters that have run out. */
const CLEANING_SHARE = 1 / 200;

/**
 * Counts a try against every limit before it is made. Throws 'throttled' with the seconds to wait
 * once one of them is used up; the try is counted all the same only until its window ends.
 */
export async function countTry(limits: readonly Limit[], nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  const max = new Map(limits.map((limit) => [key(limit), limit.max]));
  const counted = await countTries([...max.keys()], now, THROTTLE_WINDOW_SECONDS);
  if (Math.random() < CLEANING_SHARE) await removeEndedWindows(now);

  const waits = counted
    .filter(({ key, count }) => count > (max.get(key) ?? 0))
    .map(({ windowEnd }) => Math.max(1, Math.ceil((windowEnd.getTime() - nowMs) / 1000)));
  if (waits.length > 0) {
    throw new AppError('throttled', 'Too many attempts. Please wait a few minutes and try again.', {
      retryAfterSeconds: Math.max(...waits),
    });
  }
}

/**
 * After a success: the account starts afresh; an address only takes this one try back, so that
 * logging in to an account of one's own does not clear guesses at others.
 */
export async function forgiveTry(limits: readonly Limit[]): Promise<void> {
  await forgetTries(limits.filter(({ scope }) => scope === 'account').map(key));
  await takeBackTries(limits.filter(({ scope }) => scope === 'address').map(key));
}
