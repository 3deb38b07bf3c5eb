import 'server-only';
import { hashPassword } from '@/lib/auth/password';
import { createUser } from '@/lib/db/user-repository';
import { ADDRESS_REGISTRATION_LIMIT } from '@/lib/domain/auth/constants';
import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { usernameKey } from '@/lib/domain/auth/username';
import { countTry } from './throttle';

type Registration = { username: string; password: string; address: string; nowMs: number };

/** Opens an account. Throws 'taken' when the username is somebody's, 'throttled' after too many from one address. */
export async function registerUser({ username, password, address, nowMs }: Registration): Promise<SessionUser> {
  await countTry([{ scope: 'registration', subject: address, max: ADDRESS_REGISTRATION_LIMIT }], nowMs);
  const account = await createUser({
    username,
    usernameKey: usernameKey(username),
    passwordHash: await hashPassword(password, address),
  });
  return { id: account.id, username: account.username, role: account.role };
}
