import 'server-only';
import { jwtVerify, SignJWT } from 'jose';
import { BROWSER_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';
import { signingKey } from './token';

/** Keeps these tokens and those of sessions apart, which the same key signs. */
const AUDIENCE = 'browser';

/**
 * What a browser keeps of a login: that it is known to the account with this key. It opens nothing;
 * it only has tries of its own, which strangers cannot use up. `id` is that of an earlier token.
 */
export function issueBrowserToken(
  usernameKey: string,
  nowMs: number,
  id: string = crypto.randomUUID(),
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(AUDIENCE)
    .setSubject(usernameKey)
    .setJti(id)
    .setExpirationTime(Math.floor(nowMs / 1000) + BROWSER_LIFETIME_SECONDS)
    .sign(signingKey());
}

/** The id of a browser that is known to the account with this key; null for any other. */
export async function knownBrowser(
  token: string | undefined,
  usernameKey: string,
  nowMs: number,
): Promise<string | null> {
  if (token === undefined) return null;
  const options = { algorithms: ['HS256'], audience: AUDIENCE, subject: usernameKey, currentDate: new Date(nowMs) };
  const checked = await jwtVerify(token, signingKey(), options).catch(() => null);
  return checked?.payload.jti ?? null;
}
