import 'server-only';
import type { TokenClaims } from '@/lib/domain/auth/token-claims';
import { isSessionCurrent } from './session-version';
import { verifyToken } from './token';

/**
 * Who a token speaks for: its claims when we signed it, it has not expired, and neither a password
 * change nor the account's deletion has ended it; null otherwise.
 */
export async function authenticateToken(token: string, nowMs: number): Promise<TokenClaims | null> {
  const claims = await verifyToken(token, nowMs);
  if (!claims) return null;
  return (await isSessionCurrent(claims, nowMs)) ? claims : null;
}

/** The bearer token of an Authorization header, null when it holds none. */
export function bearerToken(authorization: string | null): string | null {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}
