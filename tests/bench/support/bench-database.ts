import { join } from 'node:path';
import { startCluster, withClient } from '@/scripts/database/cluster';
import { migrate } from '@/scripts/database/migrations';
import { BENCH_DIRECTORY } from './next-app';

type BenchDatabases = {
  /** Makes an empty, migrated database and answers its address. */
  create: (name: string) => Promise<string>;
};

/**
 * Runs with a PostgreSQL of the benches' own, as the product starts it, or without durability where
 * that is not what is measured; stops it afterwards.
 */
export async function withBenchDatabases<T>(
  { isThrowAway }: { isThrowAway: boolean },
  use: (databases: BenchDatabases) => Promise<T>,
): Promise<T> {
  const cluster = await startCluster({ link: join(BENCH_DIRECTORY, 'postgres'), isThrowAway });
  try {
    return await use({
      create: async (name) => {
        await withClient(cluster.url('postgres'), async (client) => {
          await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
          await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
        });
        await migrate(cluster.url(name), 'prisma/migrations');
        return cluster.url(name);
      },
    });
  } finally {
    await cluster.stop();
  }
}
