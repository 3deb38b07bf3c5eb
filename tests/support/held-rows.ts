import pg from 'pg';
import { waitUntil } from '@/scripts/processes';

const LONGEST_WAIT_MS = 30_000;

type Held = {
  /** Has all that waits go on, and keeps what the statement did. */
  release: () => Promise<void>;
  /** The same work as `run` does, up to where it ends or waits for a lock, after `before` others that wait. */
  upToLock: <T>(run: () => Promise<T>, before?: number) => Promise<{ answer: Promise<T>; hasWaited: boolean }>;
};

/** Runs a statement in a transaction that stays open, with its locks, for as long as `use` does not release them. */
export async function holdRows(statement: string, values: unknown[], use: (held: Held) => Promise<void>) {
  const connections = [new pg.Client(process.env.DATABASE_URL), new pg.Client(process.env.DATABASE_URL)] as const;
  const [holder, watcher] = connections;
  await Promise.all(connections.map((connection) => connection.connect()));
  const countWaiting = async () => {
    const { rowCount } = await watcher.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rowCount ?? 0;
  };
  try {
    await holder.query('BEGIN');
    await holder.query(statement, values);
    await use({
      release: async () => {
        await holder.query('COMMIT');
      },
      upToLock: async (run, before = 0) => {
        let hasEnded = false;
        let hasWaited = false;
        const answer = run().finally(() => {
          hasEnded = true;
        });
        // Whoever asks for the answer learns of a failure; until then it is no unhandled one.
        answer.catch(() => {});
        await waitUntil(async () => {
          hasWaited = (await countWaiting()) > before;
          return hasWaited || hasEnded;
        }, LONGEST_WAIT_MS);
        return { answer, hasWaited };
      },
    });
  } finally {
    await Promise.all(connections.map((connection) => connection.end()));
  }
}
