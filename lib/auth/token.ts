import 'server-only';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { GUEST_LIFETIME_SECONDS, TOKEN_LIFETIME_SECONDS } from '@/lib/domain/auth/constants';
import {
  isExpired,
  type SessionUser,
  type TokenClaims,
  tokenClaims,
  toSessionUser,
} from '@/lib/domain/auth/token-claims';

const MIN_SECRET_LENGTH = 32;
const REMEMBERED_TOKENS = 10_000;

type Signing = {
  secret: string;
  key: KeyObject;
  /** Tokens found to be ours: a learner sends the same one with every request. */
  verified: LRUCache<string, TokenClaims>;
};

let current: Signing | undefined;

function signing(): Signing {
  const secret = process.env.AUTH_SECRET ?? '';
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`AUTH_SECRET must be at least ${MIN_SECRET_LENGTH} characters long.`);
  }
  if (current?.secret !== secret) {
    current = { secret, key: createSecretKey(secret, 'utf8'), verified: new LRUCache({ max: REMEMBERED_TOKENS }) };
  }
  return current;
}

type TokenHolder = SessionUser & { sessionVersion: number };

/** What signs every token of ours. */
export function signingKey(): KeyObject {
  return signing().key;
}

/**
 * Issues a token that lives seven days from `nowMs`: a JWT, HS256. That of a guest, who could not log in
 * again, lives as long as the guest.
 */
export function issueToken({ sessionVersion, ...user }: TokenHolder, nowMs: number): Promise<string> {
  const lifetimeSeconds = user.isGuest ? GUEST_LIFETIME_SECONDS : TOKEN_LIFETIME_SECONDS;
  return signClaims({ ...toSessionUser(user), sv: sessionVersion, exp: Math.floor(nowMs / 1000) + lifetimeSeconds });
}

/** Signs claims as they are, expiry included. */
export function signClaims(claims: TokenClaims): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(signing().key);
}

/** The claims of a token that we signed and that has not expired; null for anything else. */
export async function verifyToken(token: string, nowMs = Date.now()): Promise<TokenClaims | null> {
  const { key, verified } = signing();
  const known = verified.get(token);
  if (known) return isExpired(known, nowMs) ? null : known;

  const checked = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(nowMs) }).catch(
    () => null,
  );
  const claims = tokenClaims.safeParse(checked?.payload);
  if (!claims.success) return null;
  verified.set(token, claims.data);
  return claims.data;
}
