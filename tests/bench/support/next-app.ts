import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { endProcess, waitUntil } from '@/scripts/processes';

const run = promisify(execFile);

const PROJECT = process.cwd();
const NEXT = join(PROJECT, 'node_modules', 'next', 'dist', 'bin', 'next');
const START_TIMEOUT_MS = 30_000;
const STOP_GRACE_MS = 10_000;

/** Where benches build: below the project, so that its `node_modules` is found. */
export const BENCH_DIRECTORY = join(PROJECT, '.test', 'bench');

/** Not part of the product, or made anew; without a lock file Next takes the project for the root of the copy. */
const LEFT_OUT = /^(node_modules|\.next.*|\.data|\.test|\.git|tests|docs|test-results|package-lock\.json)$/;

/** The files of a Next app, by path. */
type Files = Record<string, string>;

/** Copies this product, with some files added or replaced, and answers the directory. */
export async function copyProduct(name: string, files: Files = {}): Promise<string> {
  const directory = await emptyDirectory(name);
  for (const entry of await readdir(PROJECT)) {
    if (!LEFT_OUT.test(entry)) await cp(join(PROJECT, entry), join(directory, entry), { recursive: true });
  }
  await writeFiles(directory, files);
  return directory;
}

/** A Next app of these files alone; answers the directory. */
export async function makeApp(name: string, files: Files): Promise<string> {
  const directory = await emptyDirectory(name);
  await writeFiles(directory, files);
  return directory;
}

async function emptyDirectory(name: string): Promise<string> {
  const directory = join(BENCH_DIRECTORY, name);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  return directory;
}

async function writeFiles(directory: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
}

type Environment = Record<string, string | undefined>;

const environment = (added: Environment): NodeJS.ProcessEnv => ({
  ...process.env,
  ...added,
  // The benches run as a server component would; Next chooses its own conditions.
  NODE_OPTIONS: '',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});

/** A production build of the app. */
export async function buildApp(directory: string, added: Environment = {}): Promise<void> {
  try {
    await run(process.execPath, [NEXT, 'build'], { cwd: directory, env: environment(added), maxBuffer: 1e8 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`next build failed in ${directory}:\n${stdout}\n${stderr}`);
  }
}

type RunningApp = { origin: string; stop: () => Promise<void> };

/** Serves a built app on a free port. */
export async function startApp(directory: string, added: Environment = {}): Promise<RunningApp> {
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: directory,
    env: environment(added),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.pid !== undefined) await endProcess(child.pid, 'SIGTERM', STOP_GRACE_MS);
  };
  const isUp = await waitUntil(
    () =>
      child.exitCode !== null ||
      fetch(origin, { redirect: 'manual' }).then(
        () => true,
        () => false,
      ),
    START_TIMEOUT_MS,
  );
  if (!isUp || child.exitCode !== null) {
    await stop();
    throw new Error(`The app in ${directory} did not start.`);
  }
  return { origin, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port.');
  return address.port;
}
