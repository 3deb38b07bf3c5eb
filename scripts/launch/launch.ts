import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { type Cluster, ensureDatabase, startCluster, withClient } from '../database/cluster';
import { migrate } from '../database/migrations';
import { PlainError, reasonOf } from '../plain-error';
import { readTrustedProxies } from './client-address';
import { type DataDirectoryLock, lockDataDirectory } from './data-directory-lock';
import { keepRunning } from './keep-running';
import { prepareBuild, prepareClient, prepareContent } from './prepare';
import { type ServerProcess, startServer } from './server-process';
import { DATABASE, dataDirectoryOf, describeDatabase, type Mode, readAuthSecret, readSettings } from './settings';

const PARENT_CHECK_MS = 250;

type Undo = () => Promise<void>;

/**
 * Does everything from the sources to a served application, each step in a line and only where
 * something changed, and serves until it is told to stop. Answers the exit code.
 */
export async function launch(mode: Mode): Promise<number> {
  const stopping = stopRequests();
  const undo: Undo[] = [];
  try {
    await prepareAndServe(mode, stopping, undo);
    return 0;
  } catch (error) {
    if (stopping.aborted) return 0;
    process.stderr.write(
      `${error instanceof PlainError ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    return 1;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

async function prepareAndServe(mode: Mode, stopping: AbortSignal, undo: Undo[]): Promise<void> {
  const settings = readSettings(process.env, mode);
  readTrustedProxies(process.env.TRUSTED_PROXIES);
  const { port, host } = settings;
  const address = `http://${!host || host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  const dataDirectory = dataDirectoryOf(process.env);
  const distDirectory = process.env.NEXT_DIST_DIR || '.next';

  await mkdir(dataDirectory, { recursive: true });
  // What is certain to fail fails before the long steps.
  const lock = settings.databaseUrl ? null : await lockDataDirectory(dataDirectory, address);
  if (lock) undo.push(lock.release);
  await requireFreePort(port, host);
  const secret = await readAuthSecret(process.env, dataDirectory);

  await step('Database client', prepareClient);
  const link = join(dataDirectory, 'postgres');
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, link, stopping, undo });
  stopping.throwIfAborted();
  await step('Migrations', async () => {
    const applied = await migrate(database.url, 'prisma/migrations');
    return applied.length > 0 ? `${applied.length} applied` : null;
  });
  stopping.throwIfAborted();
  await step('Content', () => prepareContent({ databaseUrl: database.url, signal: stopping }));
  if (mode === 'production') await step('Build', () => prepareBuild(distDirectory, stopping));
  stopping.throwIfAborted();

  const start = () =>
    startServer({
      NODE_ENV: mode,
      NEXT_DIST_DIR: distDirectory,
      PORT: String(port),
      HOST: host,
      DATABASE_URL: database.url,
      AUTH_SECRET: secret,
      NEXTAUTH_SECRET: secret,
      NEXTAUTH_URL: process.env.NEXTAUTH_URL ?? address,
    });
  await serveUntilStopped({
    start,
    noteServer: lock?.noteServer,
    databaseKept: database.kept,
    address,
    stopping,
    undo,
  });
}

type Serving = {
  start: () => ServerProcess;
  noteServer: DataDirectoryLock['noteServer'] | undefined;
  databaseKept: Promise<void>;
  address: string;
  stopping: AbortSignal;
  undo: Undo[];
};

/** @throws PlainError when the first server does not start, or a process cannot be started again. */
async function serveUntilStopped({ start, noteServer, databaseKept, address, stopping, undo }: Serving): Promise<void> {
  const stopped = once(stopping, 'abort');
  let server = start();
  const ending = new AbortController();
  let kept: Promise<void> | undefined;
  undo.push(async () => {
    ending.abort();
    await server.stop();
    await kept?.catch(() => undefined);
  });
  await noteServer?.(server.pid);
  await Promise.race([server.ready, databaseKept, stopped]);
  stopping.throwIfAborted();
  say(`Barwright is ready at ${address}`);
  kept = keepRunning({
    name: 'The server',
    ended: () => server.ended,
    startAgain: async () => {
      server = start();
      await noteServer?.(server.pid);
      await server.ready;
    },
    stopping: AbortSignal.any([stopping, ending.signal]),
    say,
  });
  await Promise.race([stopped, kept, databaseKept]);
  if (stopping.aborted) say('Stopping: what has arrived is answered first');
}

type Opening = { databaseUrl: string | undefined; link: string; stopping: AbortSignal; undo: Undo[] };

/** `kept` rejects when the database ended and cannot be started again. */
type OpenDatabase = { url: string; kept: Promise<void> };

async function openDatabase({ databaseUrl, link, stopping, undo }: Opening): Promise<OpenDatabase> {
  if (databaseUrl) {
    const where = describeDatabase(databaseUrl);
    try {
      await withClient(databaseUrl, (client) => client.query('SELECT'));
    } catch (error) {
      throw new PlainError(
        `The database of DATABASE_URL (${where}) does not answer: ${reasonOf(error) || 'no connection'}.`,
      );
    }
    say(`Database: ${where}`);
    return { url: databaseUrl, kept: new Promise(() => {}) };
  }
  const first = await startCluster({ link });
  const kept = keepCluster(first, { link, stopping, undo });
  await ensureDatabase(first, DATABASE);
  const place = first.isElsewhere
    ? `${first.directory}, because PostgreSQL's own user cannot reach this directory`
    : relative('', link);
  say(`Database: embedded PostgreSQL in ${place}`);
  return { url: first.url(DATABASE), kept };
}

/** Keeps PostgreSQL running at the address that the server knows, until it is PostgreSQL's turn to be stopped. */
function keepCluster(first: Cluster, { link, stopping, undo }: Omit<Opening, 'databaseUrl'>): Promise<void> {
  let cluster = first;
  const ending = new AbortController();
  const kept = keepRunning({
    name: 'PostgreSQL',
    ended: () => cluster.ended,
    startAgain: async () => {
      cluster = await startCluster({ link, port: first.port });
    },
    stopping: ending.signal,
    // Who stops everything at once stops PostgreSQL too; the server has it until its last answer all the same.
    say: (line) => stopping.aborted || say(line),
  });
  kept.catch(() => undefined);
  undo.push(async () => {
    ending.abort();
    await cluster.stop();
    await kept.catch(() => undefined);
    // One that was just being started.
    await cluster.stop();
  });
  return kept;
}

async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new PlainError(`Port ${port} is taken by another program; set PORT to a free one.`);
    throw new PlainError(`Port ${port} cannot be used${host ? ` on ${host}` : ''}: ${reasonOf(error)}.`);
  }
  probe.close();
  await once(probe, 'close');
}

async function step(name: string, run: () => Promise<string | null>): Promise<void> {
  const startedAt = performance.now();
  const result = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(result === null ? `${name}: up to date` : `${name}: ${result} (${seconds} s)`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Aborts on Ctrl-C, SIGTERM and the closing of the terminal, and when npm, which started us, is killed. */
function stopRequests(): AbortSignal {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) {
    // The scripts of package.json begin with exec, so our parent is npm and no shell between.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  }
  return stopping.signal;
}
