import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeCluster } from '@/scripts/database/cluster';
import { freePort } from '@/scripts/free-port';
import { processIdentity, waitUntil } from '@/scripts/processes';
import { endLaunchers, type Launcher, readPids, startLauncher } from '../support/launcher';

let dataDirectory: string;
let port: number;

beforeAll(async () => {
  await mkdir('.test', { recursive: true });
  dataDirectory = await mkdtemp(join(process.cwd(), '.test', 'start-up-'));
  // Like a directory that a person makes; PostgreSQL's own user may pass.
  await chmod(dataDirectory, 0o755);
  port = await freePort();
});

afterAll(async () => {
  await endLaunchers();
  await removeCluster(join(dataDirectory, 'postgres'));
  await rm(dataDirectory, { recursive: true });
});

const start = (environment?: Record<string, string>) => startLauncher({ dataDirectory, port, environment });

async function startedLauncher(): Promise<Launcher> {
  const launcher = start();
  await launcher.ready();
  return launcher;
}

async function expectHealthy(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
}

async function expectGone(pids: Record<string, number>): Promise<void> {
  const isGone = await waitUntil(() => Object.values(pids).every((pid) => processIdentity(pid) === null), 10_000);
  expect(isGone, `still running of ${JSON.stringify(pids)}`).toBe(true);
}

/** A login whose body has not all been sent: the server is in the middle of it. */
async function openRequest(): Promise<{ finish: () => Promise<string> }> {
  const body = JSON.stringify({ username: 'nobody at all', password: 'correct horse' });
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json'];
  // "Expect" makes the server say that it has begun.
  head.push('Expect: 100-continue', `Content-Length: ${body.length}`, '', '');
  socket.write(head.join('\r\n'));
  await once(socket, 'data');
  socket.write(body.slice(0, 10));
  return {
    finish: () => {
      socket.write(body.slice(10));
      return text(socket);
    },
  };
}

describe('npm start', () => {
  it('does everything once, then ends open requests, the server and PostgreSQL on SIGTERM', async () => {
    const launcher = await startedLauncher();
    expect(launcher.output()).toMatch(/Database: embedded PostgreSQL in .+\nMigrations: \d+ applied.+\nContent: Done/);
    expect(launcher.output().trimEnd()).toMatch(new RegExp(`Barwright is ready at http://localhost:${port}$`));
    await expectHealthy();
    const secret = await stat(join(dataDirectory, 'auth-secret'));
    expect(secret.mode & 0o777).toBe(0o600);

    const pids = await readPids(dataDirectory);
    // A browser keeps connections open that carry nothing; they must not hold anything up.
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    const request = await openRequest();
    process.kill(launcher.pid, 'SIGTERM');
    await once(unused, 'close');
    expect(processIdentity(pids.postgres)).not.toBeNull();
    expect(await request.finish()).toMatch(/^HTTP\/1.1 401 /);
    expect(await launcher.exitCode()).toBe(0);
    await expectGone(pids);
  });

  it('finds everything up to date the next time, and stops on Ctrl-C', async () => {
    const secret = await readFile(join(dataDirectory, 'auth-secret'), 'utf8');
    const launcher = await startedLauncher();
    for (const step of ['Database client', 'Migrations', 'Content', 'Build']) {
      expect(launcher.output()).toContain(`${step}: up to date\n`);
    }
    expect(await readFile(join(dataDirectory, 'auth-secret'), 'utf8')).toBe(secret);
    const pids = await readPids(dataDirectory);
    process.kill(-launcher.pid, 'SIGINT');
    expect(await launcher.exitCode()).toBe(0);
    await expectGone(pids);
  });

  it('refuses a data directory that is in use, and leaves its user alone', async () => {
    const launcher = await startedLauncher();
    const second = startLauncher({ dataDirectory, port: await freePort() });
    expect(await second.exitCode()).toBe(1);
    expect(second.output()).toBe(
      `The data directory ${dataDirectory} is in use by another instance of Barwright (process ${launcher.pid}, http://localhost:${port}).\n`,
    );
    await expectHealthy();
    process.kill(launcher.pid, 'SIGTERM');
    expect(await launcher.exitCode()).toBe(0);
  });

  it('refuses a port that is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const launcher = start();
    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.output()).toBe(`Port ${port} is taken by another program; set PORT to a free one.\n`);
    other.close();
  });

  it('refuses a database that does not answer', async () => {
    const deadPort = await freePort();
    const launcher = start({ DATABASE_URL: `postgresql://somebody:hidden@127.0.0.1:${deadPort}/barwright` });
    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.output()).toMatch(
      new RegExp(`The database of DATABASE_URL \\(127.0.0.1:${deadPort}/barwright\\) does not answer: .+\\.\\n$`),
    );
    expect(launcher.output()).not.toContain('hidden');
  });

  it('recovers when the launcher was killed', async () => {
    const killed = await startedLauncher();
    const orphans = await readPids(dataDirectory);
    process.kill(killed.pid, 'SIGKILL');
    await killed.exitCode();
    const launcher = await startedLauncher();
    await expectHealthy();
    await expectGone(orphans);
    process.kill(launcher.pid, 'SIGTERM');
    expect(await launcher.exitCode()).toBe(0);
  });

  it.each([
    { victim: 'server', sentence: 'The server ended unexpectedly. Start Barwright again.' },
    { victim: 'postgres', sentence: 'PostgreSQL ended unexpectedly. Start Barwright again.' },
  ] as const)('ends in good order when the $victim was killed, and starts again', async ({ victim, sentence }) => {
    const launcher = await startedLauncher();
    const pids = await readPids(dataDirectory);
    process.kill(pids[victim], 'SIGKILL');
    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.output()).toContain(sentence);
    await expectGone(pids);

    const next = await startedLauncher();
    await expectHealthy();
    process.kill(next.pid, 'SIGTERM');
    expect(await next.exitCode()).toBe(0);
  });

  it('takes no process for its own that merely has the number of a dead one', async () => {
    const stale = { pid: process.pid, identity: 'another process', address: 'http://localhost:1' };
    await writeFile(join(dataDirectory, 'instance.json'), JSON.stringify(stale));
    await writeFile(join(dataDirectory, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n`);
    const launcher = await startedLauncher();
    process.kill(launcher.pid, 'SIGTERM');
    expect(await launcher.exitCode()).toBe(0);
  });
});
