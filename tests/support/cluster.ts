import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureDatabase, removeCluster, startCluster, withClient } from '@/scripts/database/cluster';
import { migrate } from '@/scripts/database/migrations';
import { processIdentity } from '@/scripts/processes';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated, empty database that each test file's own is copied from. */
    templateUrl: string;
  }
}

const PREFIX = 'vitest-';
const TEMPLATE = 'throwaway_template';

/** Once for all test files: a throw-away PostgreSQL of their own, far from `.data`, gone at the end. */
export default async function setUpCluster(project: TestProject): Promise<() => Promise<void>> {
  await mkdir('.test', { recursive: true });
  await removeStaleClusters();
  const directory = join('.test', `${PREFIX}${process.pid}`);
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
    await removeCluster(directory);
  };
}

/** Those of runs that were killed. */
async function removeStaleClusters(): Promise<void> {
  for (const name of await readdir('.test')) {
    const pid = Number(name.split(PREFIX)[1]);
    if (pid && processIdentity(pid) === null) await removeCluster(join('.test', name));
  }
}
