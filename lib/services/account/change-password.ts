import 'server-only';
import { hashPassword } from '@/lib/auth/password';
import { forgetSessionVersion } from '@/lib/auth/session-version';
import { issueToken } from '@/lib/auth/token';
import { replacePassword } from '@/lib/db/user-repository';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { AppError } from '@/lib/domain/errors/app-error';
import { type Claim, verifyOwnPassword } from './verify-own-password';

type Change = Omit<Claim, 'password'> & { currentPassword: string; newPassword: string };

/**
 * Sets a new password, ends every session, and answers a token for this one. Throws as
 * `verifyOwnPassword`; 'unauthenticated' too when the password was changed meanwhile.
 */
export async function changePassword({
  currentPassword,
  newPassword,
  ...claim
}: Change): Promise<{ token: string; user: SessionUser }> {
  const verified = await verifyOwnPassword({ ...claim, password: currentPassword });
  const account = await replacePassword(verified, await hashPassword(newPassword, claim.address));
  forgetSessionVersion(claim.user.id);
  if (!account) throw new AppError('unauthenticated', 'Please log in to continue.');
  return {
    token: await issueToken(account, claim.nowMs),
    user: { id: account.id, username: account.username, role: account.role },
  };
}
