import 'server-only';
import { getServerSession } from 'next-auth';
import { cache } from 'react';
import { type SessionUser, type TokenClaims, toSessionUser } from '@/lib/domain/auth/token-claims';
import { nextAuthOptions } from './next-auth-options';
import { isSessionCurrent } from './session-version';

const readClaims = cache(async (): Promise<TokenClaims | null> => {
  const session = await getServerSession(nextAuthOptions());
  return session?.claims ?? null;
});

/**
 * Whose cookie this is, by its signature and expiry alone. For the navigation, which must stand
 * even while the database is away; never for showing what belongs to somebody.
 */
export async function readClaimedUser(): Promise<SessionUser | null> {
  const claims = await readClaims();
  return claims && toSessionUser(claims);
}

/** The signed-in user of a server component, null for a visitor or an ended session. */
export const readSession = cache(async (): Promise<SessionUser | null> => {
  const claims = await readClaims();
  if (!claims || !(await isSessionCurrent(claims, Date.now()))) return null;
  return readClaimedUser();
});
