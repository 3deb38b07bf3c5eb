import 'server-only';
import { verifyPassword } from '@/lib/auth/password';
import { findAccount } from '@/lib/db/user-repository';
import { ACCOUNT_FAILURE_LIMIT } from '@/lib/domain/auth/constants';
import { AppError } from '@/lib/domain/errors/app-error';
import { countTry, forgiveTry, type Limit } from '@/lib/services/auth/throttle';

/**
 * Makes sure that the person at the keyboard knows the account's password, before something that a
 * borrowed session must not do. Throws 'invalid_input' for a wrong one (the session itself is fine,
 * so it is no 401), 'throttled' after too many, 'unauthenticated' when the account is gone.
 */
export async function verifyOwnPassword(userId: string, password: string, nowMs: number): Promise<void> {
  const limits: Limit[] = [{ scope: 'account', subject: `own:${userId}`, max: ACCOUNT_FAILURE_LIMIT }];
  await countTry(limits, nowMs);
  const account = await findAccount(userId);
  if (!account) throw new AppError('unauthenticated', 'Please log in to continue.');
  if (!(await verifyPassword(account.passwordHash, password))) {
    throw new AppError('invalid_input', 'The current password is wrong.');
  }
  await forgiveTry(limits);
}
