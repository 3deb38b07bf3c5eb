import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { removeCluster } from '@/scripts/database/cluster';
import { freePort } from '@/scripts/free-port';
import { processIdentity, waitUntil } from '@/scripts/processes';
import { endLaunchers, type Launcher, startLauncher } from './launcher';

type Instance = {
  dataDirectory: string;
  port: number;
  start: (environment?: Record<string, string>) => Launcher;
  /** Starts and waits until it is ready. */
  started: (environment?: Record<string, string>) => Promise<Launcher>;
  /** Sends SIGTERM and waits for the good end. */
  stop: (launcher: Launcher) => Promise<void>;
};

/** A data directory and a port for the tests of a file, which start Barwright on them as a person would. */
export function prepareInstance(): Instance {
  const start: Instance['start'] = (environment) => startLauncher({ ...instance, environment });
  const instance: Instance = {
    dataDirectory: '',
    port: 0,
    start,
    started: async (environment) => {
      const launcher = start(environment);
      await launcher.ready();
      return launcher;
    },
    stop: async (launcher) => {
      process.kill(launcher.pid, 'SIGTERM');
      expect(await launcher.exitCode()).toBe(0);
    },
  };
  beforeAll(async () => {
    await mkdir('.test', { recursive: true });
    instance.dataDirectory = await mkdtemp(join(process.cwd(), '.test', 'start-up-'));
    // Like a directory that a person makes; PostgreSQL's own user may pass.
    await chmod(instance.dataDirectory, 0o755);
    instance.port = await freePort();
  });
  afterAll(async () => {
    await endLaunchers();
    await removeCluster(join(instance.dataDirectory, 'postgres'));
    await rm(instance.dataDirectory, { recursive: true });
  });
  return instance;
}

/** Asks the health endpoint until it says that all is well. */
export async function expectHealthy(port: number): Promise<void> {
  const isHealthy = await waitUntil(
    () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    60_000,
  );
  expect(isHealthy).toBe(true);
}

/** Waits until none of these processes runs any more. */
export async function expectGone(pids: Record<string, number>): Promise<void> {
  const isGone = await waitUntil(() => Object.values(pids).every((pid) => processIdentity(pid) === null), 60_000);
  expect(isGone, `still running of ${JSON.stringify(pids)}`).toBe(true);
}
