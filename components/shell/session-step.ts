import { TOKEN_RENEWAL_WINDOW_SECONDS } from '@/lib/domain/auth/constants';
import type { TokenClaims } from '@/lib/domain/auth/token-claims';

/**
 * What a page does about the two copies of a token (specification 1.2):
 * - `stay`: both agree, or there is nobody;
 * - `exchange`: the token is alive and the cookie is missing or someone else's: set it from the token;
 * - `renew`: both agree and the token's life is nearly over: fetch a fresh one;
 * - `end`: a cookie without a live token behaves as signed out: clear it;
 * - `sign-in`: nobody, on a page that needs somebody.
 */
export type SessionStep = 'stay' | 'exchange' | 'renew' | 'end' | 'sign-in';

type Situation = {
  /** Whose session the server saw in the cookie. */
  cookieUserId: string | null;
  /** The live token of local storage. */
  claims: TokenClaims | null;
  isGuarded: boolean;
  nowMs: number;
};

export function sessionStep({ cookieUserId, claims, isGuarded, nowMs }: Situation): SessionStep {
  if (!claims) {
    if (cookieUserId) return 'end';
    return isGuarded ? 'sign-in' : 'stay';
  }
  if (claims.id !== cookieUserId) return 'exchange';
  return claims.exp - nowMs / 1000 < TOKEN_RENEWAL_WINDOW_SECONDS ? 'renew' : 'stay';
}
