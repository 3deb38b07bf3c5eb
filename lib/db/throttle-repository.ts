import 'server-only';
import { Prisma } from './generated/client';
import { database } from './prisma';

type Counted = { key: string; count: number; windowEnd: Date };

/**
 * Adds one to each counter, starting a new window where the old one has ended, and answers the
 * counts. One statement, so that parallel tries cannot slip past each other.
 */
export function countTries(keys: readonly string[], now: Date, windowSeconds: number): Promise<Counted[]> {
  const windowEnd = new Date(now.getTime() + windowSeconds * 1000);
  // Sorted, so that two requests with the same keys lock the rows in the same order.
  const rows = [...keys].sort().map((key) => Prisma.sql`(${key}, 1, ${windowEnd})`);
  return database().$queryRaw<Counted[]>`
    INSERT INTO login_throttle AS counter (key, failures, window_end)
    VALUES ${Prisma.join(rows)}
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN counter.window_end <= ${now} THEN 1 ELSE counter.failures + 1 END,
      window_end = CASE WHEN counter.window_end <= ${now} THEN EXCLUDED.window_end ELSE counter.window_end END
    RETURNING key, failures AS count, window_end AS "windowEnd"`;
}

/** Forgets the counters, after a success. */
export async function forgetTries(keys: readonly string[]): Promise<void> {
  await database().loginThrottle.deleteMany({ where: { key: { in: [...keys] } } });
}

/** Takes one try back from each counter: it turned out not to be a failure. */
export async function takeBackTries(keys: readonly string[]): Promise<void> {
  await database().loginThrottle.updateMany({
    where: { key: { in: [...keys] }, failures: { gt: 0 } },
    data: { failures: { decrement: 1 } },
  });
}

/** Removes counters whose window has ended. */
export async function removeEndedWindows(now: Date): Promise<void> {
  await database().loginThrottle.deleteMany({ where: { windowEnd: { lte: now } } });
}
