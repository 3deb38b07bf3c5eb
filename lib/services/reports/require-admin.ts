import 'server-only';
import { findRole } from '@/lib/db/user-repository';
import { AppError } from '@/lib/domain/errors/app-error';

/**
 * Throws 'forbidden' unless the account has the role `admin` now, whatever its token says: the role may
 * have been taken away since.
 */
export async function requireAdmin(userId: string): Promise<void> {
  if ((await findRole(userId)) !== 'admin') {
    throw new AppError('forbidden', 'Only administrators can see reports about the content.');
  }
}
