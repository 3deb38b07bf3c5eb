import 'server-only';
import { verifyPassword } from '@/lib/auth/password';
import { issueToken } from '@/lib/auth/token';
import { findAccountByKeys } from '@/lib/db/user-repository';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { earlierUsernameKey, usernameKey } from '@/lib/domain/auth/username';
import { AppError } from '@/lib/domain/errors/app-error';
import { countPasswordTry, type Place, welcome } from './password-tries';

type Credentials = Place & { username: string; password: string; nowMs: number };

type Session = {
  token: string;
  user: SessionUser;
  /** For the browser to keep, by which it is known to the account. */
  browserToken: string;
};

/**
 * Opens a session. Throws 'invalid_credentials' alike, and in the same time, for a wrong password
 * and an unknown user; 'throttled' after too many failures, see `countPasswordTry`.
 */
export async function logIn({ username, password, ...place }: Credentials): Promise<Session> {
  const attempt = { ...place, usernameKey: usernameKey(username) };
  const limits = await countPasswordTry(attempt);

  const account = await findAccountByKeys(earlierUsernameKey(username), attempt.usernameKey);
  const isPassword = await verifyPassword(account?.passwordHash ?? null, password, place.address);
  if (!account || !isPassword) throw new AppError('invalid_credentials', 'Wrong username or password.');

  const browserToken = await welcome(attempt, limits);
  const { id, username: name, role } = account;
  return { token: await issueToken(account, place.nowMs), user: { id, username: name, role }, browserToken };
}
