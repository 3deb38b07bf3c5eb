import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isExpired, tokenClaims } from '@/lib/domain/auth/token-claims';

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

/**
 * The id of the account whose session a request shows, '' without one: by signature and expiry alone, at
 * once and without the database. Good for taking turns; whether the session still holds is asked later.
 */
export function sessionAccount(headers: IncomingHttpHeaders, secret: string, nowMs: number): string {
  for (const token of sentTokens(headers)) {
    const [head = '', payload = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !isSigned(`${head}.${payload}`, signature, secret)) continue;
    const claims = tokenClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    if (claims.success && !isExpired(claims.data, nowMs)) return claims.data.id;
  }
  return '';
}
