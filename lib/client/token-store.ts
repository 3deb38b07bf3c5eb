import { TOKEN_STORAGE_KEY } from '@/lib/domain/auth/constants';
import { isExpired, type TokenClaims, tokenClaims } from '@/lib/domain/auth/token-claims';

/**
 * The token in local storage (specification 1.2): a string with at least a payload part,
 * decodable and valid JSON, not expired. Its signature is the server's business.
 */

/** The claims of a token without checking its signature; null when it cannot be read. */
export function decodeToken(token: string): TokenClaims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const claims = tokenClaims.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return claims.success ? claims.data : null;
  } catch {
    return null;
  }
}

/** The stored token, expired or not; null without one or where storage is refused. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Whose session this browser holds; null without one that can be read. */
export function storedUserId(): string | null {
  return decodeToken(storedToken() ?? '')?.id ?? null;
}

/** Keeps the token for the next requests and visits. */
export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
}

export function removeToken(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
}

/**
 * The claims of the stored token when it is readable and alive; otherwise removes it and answers
 * null.
 */
export function readSessionClaims(nowMs: number): TokenClaims | null {
  const token = storedToken();
  if (token === null) return null;
  const claims = decodeToken(token);
  if (claims && !isExpired(claims, nowMs)) return claims;
  removeToken();
  return null;
}
