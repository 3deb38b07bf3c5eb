import 'server-only';
import { hashPassword } from '@/lib/auth/password';
import { forgetSessionVersion } from '@/lib/auth/session-version';
import { issueToken } from '@/lib/auth/token';
import { replacePassword } from '@/lib/db/user-repository';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { verifyOwnPassword } from './verify-own-password';

type Change = { userId: string; currentPassword: string; newPassword: string; nowMs: number };

/** Sets a new password, ends every session, and answers a token for this one. */
export async function changePassword({
  userId,
  currentPassword,
  newPassword,
  nowMs,
}: Change): Promise<{ token: string; user: SessionUser }> {
  await verifyOwnPassword(userId, currentPassword, nowMs);
  const account = await replacePassword(userId, await hashPassword(newPassword));
  forgetSessionVersion(userId);
  return {
    token: await issueToken(account, nowMs),
    user: { id: account.id, username: account.username, role: account.role },
  };
}
