import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeCluster } from './database/cluster';
import { freePort } from './free-port';
import { PlainError } from './plain-error';
import { endProcess, waitUntil } from './processes';

const DATA_DIRECTORY = '.test/data';
const START_TIMEOUT_MS = 10 * 60_000;
const STOP_GRACE_MS = 60_000;

type TestServer = { origin: string; secret: string; stop: () => Promise<void> };

/** Starts Barwright as learners get it, from an empty data directory of its own beside `.data`. */
export async function startTestServer(): Promise<TestServer> {
  await removeCluster(join(DATA_DIRECTORY, 'postgres'));
  await rm(DATA_DIRECTORY, { recursive: true, force: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const secret = randomBytes(32).toString('hex');
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'scripts/start.ts'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      BARWRIGHT_DATA_DIRECTORY: DATA_DIRECTORY,
      NEXT_DIST_DIR: '.test/next',
      NEXTAUTH_URL: origin,
      AUTH_SECRET: secret,
      // A machine that is busy with other things is no outage.
      DATABASE_PATIENCE: '20',
      PORT: String(port),
      HOST: '127.0.0.1',
      // So that journeys can come from many addresses and none runs into the limit of one.
      TRUSTED_PROXIES: '1',
    },
    stdio: 'inherit',
  });
  const stop = async () => {
    if (child.pid !== undefined) await endProcess(child.pid, 'SIGTERM', STOP_GRACE_MS);
  };
  const isHealthy = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const isUp = await waitUntil(async () => child.exitCode !== null || (await isHealthy()), START_TIMEOUT_MS);
  if (isUp && child.exitCode === null) return { origin, secret, stop };
  await stop();
  throw new PlainError('The server for the journeys did not start.');
}
