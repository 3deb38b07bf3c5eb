import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isExpired, type TokenClaims, tokenClaims } from '@/lib/domain/auth/token-claims';

/** Names of the session cookie, over HTTP and over HTTPS; see lib/auth/next-auth-options.ts. */
const COOKIES = ['next-auth.session-token', '__Secure-next-auth.session-token'];

function* sentTokens({ authorization = '', cookie = '' }: IncomingHttpHeaders): Generator<string> {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1];
  if (bearer) yield bearer;
  for (const pair of cookie.split(';')) {
    const [name, value] = pair.trim().split('=');
    if (value && COOKIES.includes(name ?? '')) {
      yield value;
      return;
    }
  }
}

function isSigned(signed: string, signature: string, secret: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', secret).update(signed).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

/** What a session says that a request shows, by signature and expiry alone, at once and without the database. */
function sessionClaims(headers: IncomingHttpHeaders, secret: string, nowMs: number): TokenClaims | null {
  for (const token of sentTokens(headers)) {
    const [head = '', payload = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !isSigned(`${head}.${payload}`, signature, secret)) continue;
    const claims = tokenClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    if (claims.success && !isExpired(claims.data, nowMs)) return claims.data;
  }
  return null;
}

/**
 * The id of the account whose session a request shows, '' without one. Whether the session still holds is
 * asked later.
 */
export function sessionAccount(headers: IncomingHttpHeaders, secret: string, nowMs: number): string {
  return sessionClaims(headers, secret, nowMs)?.id ?? '';
}

/**
 * Who takes a turn among those who share an address: an account, or all visitors together, or all guests
 * together, since opening many guests costs nothing; `member` is the one among these.
 */
export function sessionPerson(
  headers: IncomingHttpHeaders,
  secret: string,
  nowMs: number,
): { person: string; member: string } {
  const { id = '', isGuest = false } = sessionClaims(headers, secret, nowMs) ?? {};
  return { person: isGuest ? 'guests' : id, member: id };
}
