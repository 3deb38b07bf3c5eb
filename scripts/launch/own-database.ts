import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cluster, clusterUrl, ensureDatabase, startCluster } from '../database/cluster';
import { migrate } from '../database/migrations';
import { PlainError, reasonOf } from '../plain-error';
import { waitUntil } from '../processes';
import { lockDataDirectory, runningInstance } from './data-directory-lock';
import { prepareClient } from './prepare';
import { DATABASE, dataDirectoryOf } from './settings';

/** How long we wait for the database of an instance that is just starting. */
const START_MS = 60_000;

/**
 * Runs a command of ours with DATABASE_URL set: as it is given, else to the database that `npm start`
 * made in the data directory. One that is not running is started for as long as the command takes.
 * @throws PlainError where there is none.
 */
export async function withOwnDatabase(command: string, run: () => Promise<void>): Promise<void> {
  await prepareClient();
  if (process.env.DATABASE_URL) return run();
  const dataDirectory = dataDirectoryOf(process.env);
  const link = join(dataDirectory, 'postgres');
  if (!(await realpath(join(link, 'data')).catch(() => null))) {
    throw new PlainError(
      `There is no database in ${dataDirectory} yet: run \`npm start\` once, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  if (await runningInstance(dataDirectory)) {
    process.env.DATABASE_URL = await runningDatabase(link);
    return run();
  }
  const lock = await lockDataDirectory(dataDirectory, command);
  try {
    const cluster = await startCluster({ link });
    // PostgreSQL has a process group of its own, and would stay behind.
    const stopListening = onStop(cluster);
    try {
      await ensureDatabase(cluster, DATABASE);
      await migrate(cluster.url(DATABASE), 'prisma/migrations');
      process.env.DATABASE_URL = cluster.url(DATABASE);
      await run();
    } finally {
      stopListening();
      await cluster.stop();
    }
  } finally {
    await lock.release();
  }
}

/** Runs a whole command in this way; a failure is told in a sentence that begins with `failure`. */
export async function runWithOwnDatabase(command: string, failure: string, run: () => Promise<void>): Promise<void> {
  try {
    await withOwnDatabase(command, run);
  } catch (error) {
    process.stderr.write(`${failure}: ${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

async function runningDatabase(link: string): Promise<string> {
  let url: string | null = null;
  await waitUntil(async () => {
    url = await clusterUrl(link, DATABASE);
    return url !== null;
  }, START_MS);
  if (url === null) throw new PlainError(`The database in ${link} does not answer, or belongs to another user.`);
  return url;
}

/** On Ctrl-C and the like the work breaks off with its database, and the command fails by itself. */
function onStop(cluster: Cluster): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const stop = () => void cluster.stop();
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
