import 'server-only';
import { hashPassword } from '@/lib/auth/password';
import { forgetSessionVersion } from '@/lib/auth/session-version';
import { issueToken } from '@/lib/auth/token';
import { claimGuest, findAccount } from '@/lib/db/user-repository';
import { ADDRESS_REGISTRATION_LIMIT } from '@/lib/domain/auth/constants';
import { type SessionUser, toSessionUser } from '@/lib/domain/auth/token-claims';
import { usernameKey } from '@/lib/domain/auth/username';
import { AppError } from '@/lib/domain/errors/app-error';
import { type Place, welcome } from '@/lib/services/auth/password-tries';
import { countTry } from '@/lib/services/auth/throttle';

type Claim = Place & { userId: string; username: string; password: string; nowMs: number };

/**
 * Makes a guest an account that keeps everything, ends every session of theirs, and answers a token for
 * this one. Throws 'invalid_input' when it is an account already, 'taken' when the username is somebody's,
 * 'throttled' after too many from one address, 'unauthenticated' when the guest is gone or was claimed
 * meanwhile.
 */
export async function claimAccount({
  userId,
  username,
  password,
  ...place
}: Claim): Promise<{ token: string; user: SessionUser; browserToken: string }> {
  const { address, nowMs } = place;
  await countTry([{ scope: 'registration', subject: address, max: ADDRESS_REGISTRATION_LIMIT }], nowMs);
  const guest = await findAccount(userId);
  if (guest && guest.passwordHash !== null) throw new AppError('invalid_input', 'You already have an account.');

  const key = usernameKey(username);
  const passwordHash = guest && (await hashPassword(password, address));
  const account = passwordHash && (await claimGuest(guest, { username, usernameKey: key, passwordHash }));
  forgetSessionVersion(userId);
  if (!account) throw new AppError('unauthenticated', 'Please log in to continue.');
  return {
    token: await issueToken(account, nowMs),
    user: toSessionUser(account),
    browserToken: await welcome({ ...place, usernameKey: key }, []),
  };
}
