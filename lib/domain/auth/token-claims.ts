import * as z from 'zod/mini';

/** Who is signed in, as both sides speak of them. */
export const sessionUser = z.object({
  id: z.uuid(),
  username: z.string(),
  role: z.enum(['learner', 'admin']),
});
export type SessionUser = z.output<typeof sessionUser>;

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
