import 'server-only';
import { issueToken, signClaims } from '@/lib/auth/token';
import { TOKEN_RENEWAL_WINDOW_SECONDS } from '@/lib/domain/auth/constants';
import type { TokenClaims } from '@/lib/domain/auth/token-claims';

/**
 * The token to go on with: a fresh one within the last three days of the old one's life, else the
 * same claims with the same expiry. A guest's ends with the guest.
 */
export function renewSession(claims: TokenClaims, nowMs: number): Promise<string> {
  const secondsLeft = claims.exp - nowMs / 1000;
  return !claims.isGuest && secondsLeft < TOKEN_RENEWAL_WINDOW_SECONDS
    ? issueToken({ ...claims, sessionVersion: claims.sv }, nowMs)
    : signClaims(claims);
}
