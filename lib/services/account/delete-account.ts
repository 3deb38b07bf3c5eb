import 'server-only';
import { forgetSessionVersion } from '@/lib/auth/session-version';
import { deleteUser } from '@/lib/db/user-repository';
import { verifyOwnPassword } from './verify-own-password';

type Deletion = { userId: string; password: string; nowMs: number };

/** Deletes the account and everything that belongs to it, at once and for good. */
export async function deleteAccount({ userId, password, nowMs }: Deletion): Promise<void> {
  await verifyOwnPassword(userId, password, nowMs);
  await deleteUser(userId);
  forgetSessionVersion(userId);
}
