import 'server-only';
import { AppError } from '@/lib/domain/errors/app-error';
import { Prisma } from './generated/client';
import { database } from './prisma';
import { uuidV7 } from './uuid-v7';

const account = { id: true, username: true, role: true, sessionVersion: true, passwordHash: true } as const;
export type Account = Prisma.UserGetPayload<{ select: typeof account }>;

/** Stores a new learner. Throws 'taken' when the key is somebody's already. */
export async function createUser(data: {
  username: string;
  usernameKey: string;
  passwordHash: string;
}): Promise<Account> {
  return orTaken(database().user.create({ data, select: account }));
}

async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
      throw new AppError('taken', 'That username is already taken.', { cause: error });
    }
    throw error;
  }
}

/** What the keys of guests begin with: a capital, which the key of no name has. */
const GUEST_KEY = 'Guest:';

/** Stores a guest. Their keys sort by the moment they came. */
export function createGuest(username: string, nowMs: number): Promise<Account> {
  return database().user.create({
    data: { username, usernameKey: GUEST_KEY + uuidV7(nowMs), passwordHash: null, createdAt: new Date(nowMs) },
    select: account,
  });
}

/**
 * Gives a guest a name and a password, and ends every session issued before. Answers the account as it
 * then is; null when it is gone or was claimed meanwhile. Throws 'taken' as `createUser`.
 */
export async function claimGuest(
  { id, sessionVersion }: Verified,
  data: { username: string; usernameKey: string; passwordHash: string },
): Promise<Account | null> {
  const [claimed] = await orTaken(
    database().user.updateManyAndReturn({
      where: { id, sessionVersion, passwordHash: null },
      data: { ...data, sessionVersion: { increment: 1 } },
      select: account,
    }),
  );
  return claimed ?? null;
}

/** Deletes guests who came at `before` or earlier with all that is theirs, the oldest first, at most so many. */
export async function deleteExpiredGuests(before: Date, atMost: number): Promise<void> {
  const firstKept = GUEST_KEY + uuidV7(before.getTime() + 1).slice(0, UUID_TIME_LENGTH);
  // Whoever is being claimed or deleted is left for the next time.
  await database('long').$executeRaw`
    DELETE FROM "user" WHERE id IN (
      SELECT id FROM "user"
      WHERE username_key > ${GUEST_KEY} AND username_key < ${firstKept}
        AND password_hash IS NULL AND created_at <= ${before}
      ORDER BY username_key LIMIT ${atMost} FOR UPDATE SKIP LOCKED
    )`;
}

/** Of a UUID of version 7, as text: the part that is its moment. */
const UUID_TIME_LENGTH = 13;

/** The account that logs in under the first of these keys that is anybody's, null when none is. */
export async function findAccountByKeys(first: string, second: string): Promise<Account | null> {
  const find = (usernameKey: string) => database().user.findUnique({ where: { usernameKey }, select: account });
  const found = await find(first);
  return found || first === second ? found : find(second);
}

/** The account with this id, null when there is none. */
export function findAccount(id: string): Promise<Account | null> {
  return database().user.findUnique({ where: { id }, select: account });
}

/** The role of an account as it is now, null when the account is gone. */
export async function findRole(id: string): Promise<Account['role'] | null> {
  const user = await database().user.findUnique({ where: { id }, select: { role: true } });
  return user?.role ?? null;
}

/** Gives an account a role and ends every session issued before; false when it is gone. */
export async function replaceRole(id: string, role: Account['role']): Promise<boolean> {
  const { count } = await database().user.updateMany({
    where: { id },
    data: { role, sessionVersion: { increment: 1 } },
  });
  return count > 0;
}

/** The user's current session version, null when the account is gone. */
export async function findSessionVersion(id: string): Promise<number | null> {
  const user = await database().user.findUnique({ where: { id }, select: { sessionVersion: true } });
  return user?.sessionVersion ?? null;
}

/** The time zone that the learner set, null when they set none. */
export async function findSetTimeZone(id: string): Promise<string | null> {
  const user = await database().user.findUnique({ where: { id }, select: { timeZone: true } });
  return user?.timeZone ?? null;
}

/** Whether the database can tell the days of a time zone, whose rules it has of its own. */
export async function isDatabaseTimeZone(name: string): Promise<boolean> {
  const rows = await database().$queryRaw<unknown[]>`
    SELECT FROM pg_timezone_names WHERE lower(name) = lower(${name})`;
  return rows.length > 0;
}

/** An account as it was when its password was verified. */
type Verified = Pick<Account, 'id' | 'sessionVersion'>;

/**
 * Sets a new password and ends every session issued before. Answers the account as it then is; null
 * when it is gone, or another password was set since it was verified.
 */
export async function replacePassword({ id, sessionVersion }: Verified, passwordHash: string): Promise<Account | null> {
  const [replaced] = await database().user.updateManyAndReturn({
    where: { id, sessionVersion },
    data: { passwordHash, sessionVersion: { increment: 1 } },
    select: account,
  });
  return replaced ?? null;
}

/**
 * Deletes the user; every row that belongs to them goes with it (foreign keys cascade). False when
 * they are gone, or another password was set since it was verified.
 */
export async function deleteUser({ id, sessionVersion }: Verified): Promise<boolean> {
  const { count } = await database('long').user.deleteMany({ where: { id, sessionVersion } });
  return count > 0;
}
