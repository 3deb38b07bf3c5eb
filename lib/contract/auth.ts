import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/domain/auth/constants';
import { sessionUser } from '@/lib/domain/auth/token-claims';
import { claimedUsernameProblem, usernameProblem } from '@/lib/domain/auth/username';
import { defineEndpoint } from './endpoint-contract';

const username = (problemOf: (value: string) => string | null) =>
  z.pipe(
    z.string('Username is required.').check(z.trim()),
    z.string().check(
      z.refine((value) => problemOf(value) === null, {
        error: ({ input }) => problemOf(String(input)) ?? 'Invalid username.',
      }),
    ),
  );

const newPassword = z
  .string('Password is required.')
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`),
    z.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long.`),
  );

/** A password somebody claims to have: any that could ever have been set. */
const claimedPassword = z
  .string('Password is required.')
  .check(z.minLength(1, 'Password is required.'), z.maxLength(PASSWORD_MAX_LENGTH, 'Password is too long.'));

/** The longest name and password, each character escaped. */
const CREDENTIALS_BYTES = 4_000;

const signedIn = z.object({ token: z.string(), user: sessionUser });

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  auth: 'public',
  status: 201,
  body: z.strictObject({ username: username(usernameProblem), password: newPassword }),
  maxBodyBytes: CREDENTIALS_BYTES,
  response: z.object({ user: sessionUser }),
});

/** Opens a guest: a learner without a name or a password, removed after 30 days unless claimed. */
export const openGuest = defineEndpoint({
  method: 'POST',
  path: '/auth/guest',
  auth: 'public',
  status: 201,
  response: signedIn,
});

/** Makes the guest an account that keeps everything; ends every other session of theirs. */
export const claimAccount = defineEndpoint({
  method: 'POST',
  path: '/account/claim',
  auth: 'signed-in',
  body: z.strictObject({ username: username(usernameProblem), password: newPassword }),
  maxBodyBytes: CREDENTIALS_BYTES,
  response: signedIn,
});

/** Answers the token for local storage and sets it as the session cookie. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  body: z.strictObject({ username: username(claimedUsernameProblem), password: claimedPassword }),
  maxBodyBytes: CREDENTIALS_BYTES,
  response: signedIn,
});

/**
 * Sets the session cookie from the bearer token; answers the same token, or a fresh one when the
 * old one is within the last days of its life.
 */
export const renewSession = defineEndpoint({
  method: 'POST',
  path: '/auth/renew',
  auth: 'signed-in',
  response: signedIn,
});

/** Clears the session cookie. Public, because an expired session must be able to end too. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  auth: 'public',
  status: 204,
  response: z.undefined(),
});

/** Ends every other session; answers a token for this one. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/account/password',
  auth: 'signed-in',
  body: z.strictObject({ currentPassword: claimedPassword, newPassword }),
  response: signedIn,
});

/** Deletes the account and everything that belongs to it. A guest has no password to give. */
export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/account',
  auth: 'signed-in',
  status: 204,
  body: z.strictObject({ password: z.optional(claimedPassword) }),
  response: z.undefined(),
});

/** Everything that belongs to the learner, as one JSON document. */
export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/account/export',
  auth: 'signed-in',
  response: z.looseObject({ exportedAt: z.string(), user: z.looseObject({ username: z.string() }) }),
});
