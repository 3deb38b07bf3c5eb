import 'server-only';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { TOKEN_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';
import { type TokenClaims, tokenClaims } from '@/lib/domain/auth/token-claims';

const MIN_SECRET_LENGTH = 32;

let key: { secret: string; object: KeyObject } | undefined;

function signingKey(): KeyObject {
  const secret = process.env.AUTH_SECRET ?? '';
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`AUTH_SECRET must be at least ${MIN_SECRET_LENGTH} characters long.`);
  }
  if (key?.secret !== secret) key = { secret, object: createSecretKey(secret, 'utf8') };
  return key.object;
}

type TokenHolder = { id: string; username: string; role: TokenClaims['role']; sessionVersion: number };

/** Issues a token that lives seven days from `nowMs`: a JWT, HS256. */
export function issueToken({ id, username, role, sessionVersion }: TokenHolder, nowMs: number): Promise<string> {
  return signClaims({ id, username, role, sv: sessionVersion, exp: Math.floor(nowMs / 1000) + TOKEN_LIFETIME_SECONDS });
}

/** Signs claims as they are, expiry included. */
export function signClaims(claims: TokenClaims): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(signingKey());
}

/** The claims of a token that we signed and that has not expired; null for anything else. */
export async function verifyToken(token: string): Promise<TokenClaims | null> {
  const verified = await jwtVerify(token, signingKey(), { algorithms: ['HS256'] }).catch(() => null);
  const claims = tokenClaims.safeParse(verified?.payload);
  return claims.success ? claims.data : null;
}
