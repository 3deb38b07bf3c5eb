import 'server-only';
import { limiterOf } from '@/lib/domain/limiter/limiter';
import { database, type Transaction } from './prisma';

/** How long a writer waits for those before it; whoever asked is still there. */
const PATIENCE_MS = 8_000;
const MOST_WAITING = 60;

const writers = () =>
  limiterOf('writers', {
    perOwner: 1,
    mostWaiting: MOST_WAITING,
    busy: 'Too many of your changes are being saved at once. Please try again in a moment.',
    retryAfterSeconds: 2,
    patience: () => AbortSignal.timeout(PATIENCE_MS),
  });

/**
 * Writes something of one learner's that locks their account, after what this process writes for them
 * already: whoever waits here holds no connection, so that nobody else waits for one. Throws
 * 'throttled' when too many wait. Must not be called while writing.
 */
export function writeInTurn<T>(userId: string, write: () => Promise<T>): Promise<T> {
  return writers().run(userId, write);
}

/**
 * Runs a transaction that holds the learner's account from its beginning, see `writeInTurn`; it is told
 * whether the account is there.
 */
export function transactAsUser<T>(
  userId: string,
  run: (transaction: Transaction, isUserKnown: boolean) => Promise<T>,
): Promise<T> {
  return writeInTurn(userId, () =>
    database().$transaction(async (transaction) => run(transaction, await lockUser(transaction, userId))),
  );
}

/**
 * Lets the writers of one learner's things, those of other processes among them, go one after the other
 * until the transaction ends; false when the account is gone.
 */
export async function lockUser(transaction: Transaction, userId: string): Promise<boolean> {
  const users = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  return users.length > 0;
}
