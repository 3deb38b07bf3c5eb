import 'server-only';
import { createHash } from 'node:crypto';
import {
  countTry as countOne,
  forgetTries,
  isRemembered,
  remember,
  removeEndedWindows,
  takeBackTries,
} from '@/lib/db/throttle-repository';
import { THROTTLE_WINDOW_SECONDS } from '@/lib/domain/auth/constants';
import { AppError } from '@/lib/domain/errors/app-error';

type Scope =
  | 'place'
  | 'browser'
  | 'browsers'
  | 'account'
  | 'address'
  | 'registration'
  | 'guest'
  | 'suggestions'
  | 'readings'
  | 'known';

/** What tries are counted by, and how many a window allows. */
export type Limit = {
  scope: Scope;
  subject: string;
  max: number;
  /** 15 minutes unless said. */
  windowSeconds?: number;
};

/** Hashed: neither names that somebody tried nor addresses are kept in the clear. */
function key({ scope, subject }: Pick<Limit, 'scope' | 'subject'>): string {
  return `${scope}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** One try in this many also clears away the counters that have run out. */
const CLEANING_SHARE = 1 / 200;

/**
 * Counts a try against one limit after the other before it is made. Throws 'throttled' with the
 * seconds to wait at the first that is used up; those after it do not count the try, so that what is
 * refused from one place uses up nothing elsewhere.
 */
export async function countTry(limits: readonly Limit[], nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  if (Math.random() < CLEANING_SHARE) await removeEndedWindows(now);
  for (const limit of limits) {
    const { count, windowEnd } = await countOne(key(limit), now, limit.windowSeconds ?? THROTTLE_WINDOW_SECONDS);
    if (count <= limit.max) continue;
    throw new AppError('throttled', 'Too many attempts. Please wait a few minutes and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil((windowEnd.getTime() - nowMs) / 1000)),
    });
  }
}

/** What a success clears: it shows that the tries from there were its owner's. */
const CLEARED: readonly Scope[] = ['place', 'browser', 'browsers'];

/**
 * After a success: the place and the browser start afresh; an account and an address only take this
 * one try back, so that a login does not clear what others guess at it, or from there at others.
 */
export async function forgiveTry(limits: readonly Limit[]): Promise<void> {
  await forgetTries(limits.filter(({ scope }) => CLEARED.includes(scope)).map(key));
  await takeBackTries(limits.filter(({ scope }) => !CLEARED.includes(scope)).map(key));
}

/** Whether something was remembered that is not over yet. */
export function isKnown(subject: string, nowMs: number): Promise<boolean> {
  return isRemembered(key({ scope: 'known', subject }), new Date(nowMs));
}

/** Remembers something, hashed, for so long. */
export function makeKnown(subject: string, nowMs: number, seconds: number): Promise<void> {
  return remember(key({ scope: 'known', subject }), new Date(nowMs + seconds * 1000));
}
