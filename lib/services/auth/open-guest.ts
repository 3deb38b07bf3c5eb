import 'server-only';
import { randomInt } from 'node:crypto';
import { issueToken } from '@/lib/auth/token';
import { createGuest, deleteExpiredGuests } from '@/lib/db/user-repository';
import { ADDRESS_GUEST_LIMIT, GUEST_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';
import { type SessionUser, toSessionUser } from '@/lib/domain/auth/token-claims';
import { countTry } from './throttle';

/** More than one, so that those who left go faster than new ones come; few, so that nobody waits for it. */
const REMOVED_AT_ONCE = 5;

/**
 * Opens a session for somebody without an account, and removes some guests whose time is over. Throws
 * 'throttled' after too many from one address.
 */
export async function openGuest(address: string, nowMs: number): Promise<{ token: string; user: SessionUser }> {
  await countTry([{ scope: 'guest', subject: address, max: ADDRESS_GUEST_LIMIT }], nowMs);
  await deleteExpiredGuests(new Date(nowMs - GUEST_LIFETIME_SECONDS * 1000), REMOVED_AT_ONCE);
  const account = await createGuest(`Guest ${randomInt(10_000, 100_000)}`, nowMs);
  const guest = { ...account, isGuest: true as const };
  return { token: await issueToken(guest, nowMs), user: toSessionUser(guest) };
}
