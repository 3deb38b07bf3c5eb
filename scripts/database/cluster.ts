import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chown, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port';
import { PlainError } from '../plain-error';
import { commandLine, describeExit, endProcess, processIdentity, waitUntil } from '../processes';
import { type Placement, placeCluster } from './placement';

const run = promisify(execFile);

const ROLE = 'barwright';
const START_ATTEMPTS = 5;
const START_TIMEOUT_MS = 60_000;
const STOP_GRACE_MS = 30_000;

/** What no clone of a cluster's data survives a power cut without, and a throw-away one does not need. */
const THROW_AWAY = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_wal_size=4GB',
  'autovacuum=off',
];

export type Cluster = {
  /** Connection string of a database of this cluster. */
  url: (database: string) => string;
  pid: number;
  /** Where the data lies; outside the clone when `isElsewhere`. */
  directory: string;
  isElsewhere: boolean;
  /** Its port of 127.0.0.1. */
  port: number;
  /** Resolves when PostgreSQL ends, for whatever reason, with how: 'exit code 1'. */
  ended: Promise<string>;
  /** Ends all connections and PostgreSQL with them. */
  stop: () => Promise<void>;
};

type ClusterOptions = {
  /** The cluster's directory, made when it is missing (see `placeCluster`). */
  link: string;
  /** Gives up durability for speed: for tests and benchmarks of nothing durable. */
  isThrowAway?: boolean;
  /** The port to listen on; a free one by default. */
  port?: number;
};

/**
 * Starts the embedded PostgreSQL on a port of 127.0.0.1, initialized when it is new; one that
 * a killed start left running is ended first. The caller makes sure that nobody else starts it.
 * @throws PlainError when it does not come up.
 */
export async function startCluster({ link, isThrowAway = false, port: wantedPort }: ClusterOptions): Promise<Cluster> {
  const placement = await placeCluster(link);
  const data = join(placement.directory, 'data');
  if (!(await exists(data))) await initialise(placement, data);
  await endOrphan(data);

  const url = await urlMaker(placement.directory);
  let log = '';
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    const port = wantedPort ?? (await freePort());
    const postgres = spawnPostgres(placement, data, port, isThrowAway);
    const isReady = await waitUntil(
      async () => postgres.hasEnded() || (await answers(url(port, 'postgres'))),
      START_TIMEOUT_MS,
    );
    if (isReady && !postgres.hasEnded()) {
      const { directory, isElsewhere } = placement;
      const stop = async () => {
        // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back.
        await endProcess(postgres.pid, 'SIGINT', STOP_GRACE_MS);
        await postgres.ended;
      };
      return {
        url: (database) => url(port, database),
        pid: postgres.pid,
        port,
        directory,
        isElsewhere,
        ended: postgres.ended,
        stop,
      };
    }
    await endProcess(postgres.pid, 'SIGQUIT', STOP_GRACE_MS);
    log = await readFile(logFile(placement), 'utf8');
    // The port was taken meanwhile, or the processes of a killed server are still on their way out.
    if (!/could not bind|pre-existing shared memory block/.test(log)) break;
  }
  const reason = /(?:FATAL|PANIC): +(.+)/.exec(log)?.[1] ?? 'it does not answer';
  throw new PlainError(`The embedded PostgreSQL did not start: ${reason} (see ${logFile(placement)}).`);
}

/** Connection string of a database of a cluster that somebody runs; null while it does not answer us. */
export async function clusterUrl(link: string, database: string): Promise<string | null> {
  const mark = await readFile(join(link, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(mark.split('\n')[3]);
  const url = await urlMaker(link).catch(() => null);
  if (!port || !url) return null;
  return (await answers(url(port, database))) ? url(port, database) : null;
}

async function urlMaker(directory: string): Promise<(port: number, database: string) => string> {
  const password = (await readFile(join(directory, 'password'), 'utf8')).trim();
  return (port, database) => `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
}

/** Deletes a cluster, wherever its data lies; a server that was left running on it is ended. */
export async function removeCluster(link: string): Promise<void> {
  const directory = await realpath(link).catch(() => null);
  if (directory) {
    await endOrphan(join(directory, 'data'));
    await rm(directory, { recursive: true });
  }
  await rm(link, { recursive: true, force: true });
}

/** Makes a database of this name unless there is one. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  await withClient(cluster.url('postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

/** Connects, runs, and disconnects whatever happens. */
export async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function initialise({ binaries, directory, owner }: Placement, data: string): Promise<void> {
  const passwordFile = join(directory, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (owner) await chown(passwordFile, owner.uid, owner.gid);
  // A start that was killed half-way leaves this behind; only a finished cluster gets its name.
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // One collation on every system: the order of code points, built into PostgreSQL.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${ROLE}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  try {
    await run(join(binaries.directory, 'bin', 'initdb'), [`--pgdata=${unfinished}`, ...locale, ...access], {
      ...owner,
      cwd: directory,
      env: environment(),
    });
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new PlainError(`The embedded PostgreSQL could not make its files in ${directory}: ${output || error}`);
  }
  await rename(unfinished, data);
}

type Postgres = { pid: number; hasEnded: () => boolean; ended: Promise<string> };

function spawnPostgres(placement: Placement, data: string, port: number, isThrowAway: boolean): Postgres {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(isThrowAway ? THROW_AWAY : []),
  ];
  const log = openSync(logFile(placement), 'w', 0o600);
  // Its own process group: Ctrl-C reaches the launcher alone, which ends PostgreSQL last.
  const child = spawn(
    join(placement.binaries.directory, 'bin', 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...placement.owner, cwd: placement.directory, env: environment(), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const ended = once(child, 'exit').then(describeExit);
  if (child.pid === undefined) throw new PlainError(`${child.spawnfile} could not be started.`);
  return { pid: child.pid, hasEnded: () => child.exitCode !== null || child.signalCode !== null, ended };
}

const logFile = ({ directory }: Placement) => join(directory, 'postgres.log');

/** PostgreSQL gets no variable of ours: some of them (PGDATA, PGOPTIONS) would change what it does. */
const environment = (): NodeJS.ProcessEnv => ({ ...pickPath(), LC_ALL: 'C', TZ: 'UTC' });
const pickPath = () => ({ NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH });

/** Ends a server that still runs on these files, and clears the mark of one that does not. */
async function endOrphan(data: string): Promise<void> {
  const mark = join(data, 'postmaster.pid');
  const pid = Number((await readFile(mark, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (processIdentity(pid) !== null && commandLine(pid)?.includes(data)) await endProcess(pid, 'SIGINT', STOP_GRACE_MS);
  // PostgreSQL takes any process that now carries the number for itself, and would not start.
  await rm(mark, { force: true });
}

async function answers(connectionString: string): Promise<boolean> {
  try {
    await withClient(connectionString, (client) => client.query('SELECT'));
    return true;
  } catch {
    return false;
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
