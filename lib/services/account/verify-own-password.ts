import 'server-only';
import { verifyPassword } from '@/lib/auth/password';
import { type Account, findAccount } from '@/lib/db/user-repository';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { usernameKey } from '@/lib/domain/auth/username';
import { AppError } from '@/lib/domain/errors/app-error';
import { countPasswordTry, type Place } from '@/lib/services/auth/password-tries';
import { forgiveTry } from '@/lib/services/auth/throttle';

export type Claim = Place & { user: Pick<SessionUser, 'id' | 'username'>; password: string; nowMs: number };

/**
 * Makes sure that the person at the keyboard knows the account's password, before something that a
 * borrowed session must not do. Throws 'invalid_input' for a wrong one (the session itself is fine,
 * so it is no 401), 'throttled' after too many, 'unauthenticated' when the account is gone. Answers
 * the account as it was verified: what follows holds only while its session version stands.
 */
export async function verifyOwnPassword({ user, password, ...place }: Claim): Promise<Account> {
  // Tries with a session are counted apart: strangers at the login have none, and use up none of them.
  const owner = `own:${user.id}`;
  const limits = await countPasswordTry({ ...place, usernameKey: usernameKey(user.username), owner });
  const account = await findAccount(user.id);
  if (!account) throw new AppError('unauthenticated', 'Please log in to continue.');
  if (account.passwordHash === null) {
    throw new AppError('invalid_input', 'A guest has no password. Choose a username and a password first.');
  }
  if (!(await verifyPassword(account.passwordHash, password, place.address))) {
    throw new AppError('invalid_input', 'The current password is wrong.');
  }
  await forgiveTry(limits);
  return account;
}
