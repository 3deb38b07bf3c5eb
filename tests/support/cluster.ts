import { mkdir, rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { ensureDatabase, startCluster, withClient } from '@/scripts/database/cluster';
import { migrate } from '@/scripts/database/migrations';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated, empty database that each test file's own is copied from. */
    templateUrl: string;
  }
}

const TEMPLATE = 'throwaway_template';

/** Once for all test files: a throw-away PostgreSQL of their own, far from `.data`, gone at the end. */
export default async function setUpCluster(project: TestProject): Promise<() => Promise<void>> {
  const directory = `.test/vitest-${process.pid}`;
  await mkdir('.test', { recursive: true });
  const cluster = await startCluster({ link: directory, isThrowAway: true });
  const templateUrl = cluster.url(TEMPLATE);
  await ensureDatabase(cluster, TEMPLATE);
  await migrate(templateUrl, 'prisma/migrations');
  // A database is copied only while nobody is connected to it; connections just closed may linger.
  await withClient(cluster.url('postgres'), async (client) => {
    await client.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`);
    await client.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [TEMPLATE]);
  });
  project.provide('templateUrl', templateUrl);

  return async () => {
    await cluster.stop();
    await rm(cluster.directory, { recursive: true, force: true });
    await rm(directory, { recursive: true, force: true });
  };
}
