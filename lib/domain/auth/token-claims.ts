import * as z from 'zod/mini';

/** Who is signed in, as both sides speak of them. */
export const sessionUser = z.object({
  id: z.uuid(),
  username: z.string(),
  role: z.enum(['learner', 'admin']),
  /** A learner without a name and a password of their own. */
  isGuest: z.optional(z.literal(true)),
});
export type SessionUser = z.output<typeof sessionUser>;

/** What is said of a user, whatever else is known of them. */
export function toSessionUser({ id, username, role, isGuest }: SessionUser): SessionUser {
  return { id, username, role, ...(isGuest && { isGuest }) };
}

/** What the payload of a token holds (specification 1.2). */
export const tokenClaims = z.extend(sessionUser, {
  /** Expiry in seconds since 1970. */
  exp: z.number(),
  /** Session version of the user when it was issued; an older one than the user's is void. */
  sv: z.number(),
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** Whether a token with this expiry is void at `nowMs`. */
export function isExpired({ exp }: Pick<TokenClaims, 'exp'>, nowMs: number): boolean {
  return exp < nowMs / 1000;
}
