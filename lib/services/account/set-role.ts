import 'server-only';
import { forgetSessionVersion } from '@/lib/auth/session-version';
import { findAccountByKeys, replaceRole } from '@/lib/db/user-repository';
import { earlierUsernameKey, usernameKey } from '@/lib/domain/auth/username';
import { AppError } from '@/lib/domain/errors/app-error';

/**
 * Gives the account of this name a role and ends its sessions, so that the next token names it. Throws
 * 'not_found' where nobody has the name.
 */
export async function setRole(username: string, role: 'learner' | 'admin'): Promise<void> {
  const account = await findAccountByKeys(earlierUsernameKey(username), usernameKey(username));
  if (!account || !(await replaceRole(account.id, role))) {
    throw new AppError('not_found', `There is no account called ${username}.`);
  }
  forgetSessionVersion(account.id);
}
