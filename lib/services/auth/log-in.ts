import 'server-only';
import { verifyPassword } from '@/lib/auth/password';
import { issueToken } from '@/lib/auth/token';
import { findAccountByKey } from '@/lib/db/user-repository';
import { ACCOUNT_FAILURE_LIMIT, ADDRESS_FAILURE_LIMIT } from '@/lib/domain/auth/constants';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { usernameKey } from '@/lib/domain/auth/username';
import { AppError } from '@/lib/domain/errors/app-error';
import { countTry, forgiveTry, type Limit } from './throttle';

type Credentials = { username: string; password: string; address: string; nowMs: number };

/**
 * Opens a session. Throws 'invalid_credentials' alike, and in the same time, for a wrong password
 * and an unknown user; 'throttled' after too many failures for the account or from the address.
 */
export async function logIn({
  username,
  password,
  address,
  nowMs,
}: Credentials): Promise<{ token: string; user: SessionUser }> {
  const key = usernameKey(username);
  const limits: Limit[] = [
    { scope: 'account', subject: key, max: ACCOUNT_FAILURE_LIMIT },
    { scope: 'address', subject: address, max: ADDRESS_FAILURE_LIMIT },
  ];
  await countTry(limits, nowMs);

  const account = await findAccountByKey(key);
  const isPassword = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !isPassword) throw new AppError('invalid_credentials', 'Wrong username or password.');

  await forgiveTry(limits);
  const { id, username: name, role } = account;
  return { token: await issueToken(account, nowMs), user: { id, username: name, role } };
}
