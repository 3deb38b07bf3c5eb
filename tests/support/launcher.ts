import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcess, waitUntil } from '@/scripts/processes';

/** For machines much slower than ours, which build in it; where all is well nothing waits that long. */
const START_TIMEOUT_MS = 600_000;
const STOP_GRACE_MS = 40_000;

export type Launcher = {
  pid: number;
  /** All that it and its server have printed so far. */
  output: () => string;
  /** Waits until it says that it is ready; throws with the output when it ends before. */
  ready: () => Promise<void>;
  /** Waits until it ends; answers its exit code, null when a signal ended it. */
  exitCode: () => Promise<number | null>;
};

type LauncherOptions = {
  dataDirectory: string;
  port: number;
  /** The clone to start. */
  cwd?: string;
  environment?: Record<string, string>;
};

const running = new Set<Launcher>();

/** Runs what `npm start` runs, on a data directory of the test's own. */
export function startLauncher({ dataDirectory, port, cwd = process.cwd(), environment }: LauncherOptions): Launcher {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(cwd, 'scripts', 'start.mjs')], {
    cwd,
    env: {
      NODE_ENV: 'production',
      PATH,
      HOME,
      BARWRIGHT_DATA_DIRECTORY: dataDirectory,
      NEXT_DIST_DIR: '.test/next',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A terminal would give it a process group too, and Ctrl-C goes to the group.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The launcher could not be started.');
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const launcher: Launcher = {
    pid,
    output: () => output,
    ready: async () => {
      const isReady = await waitUntil(() => hasEnded() || output.includes('Barwright is ready at'), START_TIMEOUT_MS);
      if (!isReady || hasEnded()) throw new Error(`Barwright did not become ready:\n${output}`);
    },
    exitCode: async () => {
      const [code] = (await ended) as [number | null];
      running.delete(launcher);
      return code;
    },
  };
  running.add(launcher);
  return launcher;
}

/** Ends whatever a failed test left running. */
export async function endLaunchers(): Promise<void> {
  for (const { pid } of running) await endProcess(pid, 'SIGTERM', STOP_GRACE_MS);
}

type Pids = { launcher: number; server: number; postgres: number };

/** The processes of the instance that runs on a data directory. */
export async function readPids(dataDirectory: string): Promise<Pids> {
  const holder = JSON.parse(await readFile(join(dataDirectory, 'instance.json'), 'utf8'));
  const { pid, server } = holder as { pid: number; server: { pid: number } };
  const mark = await readFile(join(dataDirectory, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  return { launcher: pid, server: server.pid, postgres: Number(mark.split('\n')[0]) };
}
