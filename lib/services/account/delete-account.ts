import 'server-only';
import { forgetSessionVersion } from '@/lib/auth/session-version';
import { deleteUser } from '@/lib/db/user-repository';
import { type Claim, verifyOwnPassword } from './verify-own-password';

/** Deletes the account and everything that belongs to it, at once and for good. */
export async function deleteAccount(claim: Claim): Promise<void> {
  await verifyOwnPassword(claim);
  await deleteUser(claim.user.id);
  forgetSessionVersion(claim.user.id);
}
