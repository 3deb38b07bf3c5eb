import 'server-only';
import { LRUCache } from 'lru-cache';
import { findSessionVersion } from '@/lib/db/user-repository';
import type { TokenClaims } from '@/lib/domain/auth/token-claims';

/**
 * How long a session version may be trusted without asking the database again. Within this time a
 * session ended elsewhere may still be accepted by another process; the process that ended it
 * forgets at once. The price of asking on every request was a third of the throughput.
 */
const TRUST_MS = 5_000;
const MAX_ENTRIES = 10_000;

type Known = { version: Promise<number | null>; expiresAt: number };

// Pages and routes are bundled apart, each with its own modules: only the global object is one.
const kept = globalThis as typeof globalThis & { barwrightSessionVersions?: LRUCache<string, Known> };
kept.barwrightSessionVersions ??= new LRUCache({ max: MAX_ENTRIES });
const known = kept.barwrightSessionVersions;

/** Whether no password change and no deletion of the account has ended the session of these claims. */
export async function isSessionCurrent({ id, sv }: Pick<TokenClaims, 'id' | 'sv'>, nowMs: number): Promise<boolean> {
  const version = await currentSessionVersion(id, nowMs);
  if (version === null || version >= sv) return version === sv;
  // A token newer than what we know: the password was changed in another process a moment ago.
  forgetSessionVersion(id);
  return (await currentSessionVersion(id, nowMs)) === sv;
}

/** The user's session version, at most five seconds old; null when the account is gone. */
function currentSessionVersion(userId: string, nowMs: number): Promise<number | null> {
  const entry = known.get(userId);
  if (entry && nowMs < entry.expiresAt) return entry.version;

  const version = findSessionVersion(userId);
  known.set(userId, { version, expiresAt: nowMs + TRUST_MS });
  // A failed look-up must not be remembered as an answer.
  version.catch(() => forgetSessionVersion(userId));
  return version;
}

/** Called when a password changes or an account goes. */
export function forgetSessionVersion(userId: string): void {
  known.delete(userId);
}
