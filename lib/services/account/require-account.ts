import 'server-only';
import { findSessionVersion } from '@/lib/db/user-repository';
import { AppError } from '@/lib/domain/errors/app-error';

/**
 * Throws 'unauthenticated' when the account is gone. Asked again at the end of what is read piece by
 * piece: rows that went with the account are missing from it, and it must not pass for whole.
 */
export async function requireAccount(userId: string): Promise<void> {
  if ((await findSessionVersion(userId)) === null) {
    throw new AppError('unauthenticated', 'Please log in to continue.');
  }
}
