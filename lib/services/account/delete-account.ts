import 'server-only';
import { forgetSessionVersion } from '@/lib/auth/session-version';
import { type Account, deleteUser, findAccount } from '@/lib/db/user-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { type Claim, verifyOwnPassword } from './verify-own-password';

type Deletion = Omit<Claim, 'password'> & { password: string | undefined };

/**
 * Deletes the account and everything that belongs to it, at once and for good; a guest's without a
 * password. Throws as `verifyOwnPassword`, 'invalid_input' too when an account's password is missing,
 * 'unauthenticated' too when the password was changed meanwhile.
 */
export async function deleteAccount(claim: Deletion): Promise<void> {
  const isDeleted = await deleteUser(await verifyOwner(claim));
  forgetSessionVersion(claim.user.id);
  if (!isDeleted) throw new AppError('unauthenticated', 'Please log in to continue.');
}

async function verifyOwner({ password, ...claim }: Deletion): Promise<Pick<Account, 'id' | 'sessionVersion'>> {
  if (password !== undefined) return verifyOwnPassword({ ...claim, password });
  const account = await findAccount(claim.user.id);
  if (!account) throw new AppError('unauthenticated', 'Please log in to continue.');
  if (account.passwordHash !== null) throw new AppError('invalid_input', 'Password is required.');
  return account;
}
