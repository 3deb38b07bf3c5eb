import 'server-only';
import { database } from './prisma';

type Counted = { count: number; windowEnd: Date };

/**
 * Adds one to a counter, starting a new window where the old one has ended, and answers the count.
 * One statement, so that parallel tries cannot slip past each other.
 */
export async function countTry(key: string, now: Date, windowSeconds: number): Promise<Counted> {
  const windowEnd = new Date(now.getTime() + windowSeconds * 1000);
  const rows = await database().$queryRaw<[Counted]>`
    INSERT INTO login_throttle AS counter (key, failures, window_end)
    VALUES (${key}, 1, ${windowEnd})
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN counter.window_end <= ${now} THEN 1 ELSE counter.failures + 1 END,
      window_end = CASE WHEN counter.window_end <= ${now} THEN EXCLUDED.window_end ELSE counter.window_end END
    RETURNING failures AS count, window_end AS "windowEnd"`;
  return rows[0];
}

/** Keeps a key until then; it counts nothing. */
export async function remember(key: string, until: Date): Promise<void> {
  await database().$executeRaw`
    INSERT INTO login_throttle (key, failures, window_end) VALUES (${key}, 0, ${until})
    ON CONFLICT (key) DO UPDATE SET window_end = EXCLUDED.window_end`;
}

/** Whether a key is kept now. */
export async function isRemembered(key: string, now: Date): Promise<boolean> {
  return (await database().loginThrottle.count({ where: { key, windowEnd: { gt: now } } })) > 0;
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

/** Removes what has ended: counters and keys. */
export async function removeEndedWindows(now: Date): Promise<void> {
  await database().loginThrottle.deleteMany({ where: { windowEnd: { lte: now } } });
}
