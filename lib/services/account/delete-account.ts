import 'server-only';
import { forgetSessionVersion } from '@/lib/auth/session-version';
import { deleteUser } from '@/lib/db/user-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { type Claim, verifyOwnPassword } from './verify-own-password';

/**
 * Deletes the account and everything that belongs to it, at once and for good. Throws as
 * `verifyOwnPassword`; 'unauthenticated' too when the password was changed meanwhile.
 */
export async function deleteAccount(claim: Claim): Promise<void> {
  const isDeleted = await deleteUser(await verifyOwnPassword(claim));
  forgetSessionVersion(claim.user.id);
  if (!isDeleted) throw new AppError('unauthenticated', 'Please log in to continue.');
}
