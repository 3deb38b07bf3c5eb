import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/free-port';
import { processIdentity } from '@/scripts/processes';
import { expectGone, expectHealthy, prepareInstance } from '../support/instance';
import { readPids, startLauncher } from '../support/launcher';
import { rawGet, rawPost, sendRaw } from '../support/raw-request';

const instance = prepareInstance();

/** A login whose body has not all been sent: the server is in the middle of it. */
async function openRequest(): Promise<{ finish: () => Promise<string> }> {
  const body = JSON.stringify({ username: 'nobody at all', password: 'correct horse' });
  const socket: Socket = connect(instance.port, '127.0.0.1');
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
    const launcher = await instance.started();
    expect(launcher.output()).toMatch(/Database: embedded PostgreSQL in .+\nMigrations: \d+ applied.+\nContent: Done/);
    expect(launcher.output().trimEnd()).toMatch(new RegExp(`Barwright is ready at http://localhost:${instance.port}$`));
    await expectHealthy(instance.port);
    const secret = await stat(join(instance.dataDirectory, 'auth-secret'));
    expect(secret.mode & 0o777).toBe(0o600);

    const pids = await readPids(instance.dataDirectory);
    // A browser keeps connections open that carry nothing; they must not hold anything up.
    const unused = connect(instance.port, '127.0.0.1');
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
    const secret = await readFile(join(instance.dataDirectory, 'auth-secret'), 'utf8');
    const launcher = await instance.started();
    for (const step of ['Database client', 'Migrations', 'Content', 'Build']) {
      expect(launcher.output()).toContain(`${step}: up to date\n`);
    }
    expect(await readFile(join(instance.dataDirectory, 'auth-secret'), 'utf8')).toBe(secret);
    const pids = await readPids(instance.dataDirectory);
    process.kill(-launcher.pid, 'SIGINT');
    expect(await launcher.exitCode()).toBe(0);
    await expectGone(pids);
  });

  it('writes nothing into the log about requests that nobody should send', async () => {
    const launcher = await instance.started();
    const before = launcher.output().length;
    const boundary = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4\r\n';
    for (const request of [
      'no HTTP\r\n\r\n',
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      rawGet('/api/health', '', 'TRACE'),
      rawGet('/nothing', 'RSC: 1\r\nNext-Router-State-Tree: nonsense\r\n'),
      rawGet('/api/performance', 'Cookie: next-auth.session-token=forged\r\n'),
      rawPost('/login', `Next-Action: ${'0'.repeat(42)}\r\nContent-Length: 2\r\n`, '[]'),
      rawPost('/login', 'Next-Action: x\r\nContent-Length: 2\r\n', '[]'),
      rawPost('/login', boundary, 'abcd'),
    ]) {
      const { status } = await sendRaw(`http://127.0.0.1:${instance.port}`, request);
      expect([request, status >= 400 && status < 500]).toEqual([request, true]);
    }
    await instance.stop(launcher);
    expect(launcher.output().slice(before)).toBe('Stopping: what has arrived is answered first\n');
  });

  it('refuses a data directory that is in use, and leaves its user alone', async () => {
    const launcher = await instance.started();
    const second = startLauncher({ dataDirectory: instance.dataDirectory, port: await freePort() });
    expect(await second.exitCode()).toBe(1);
    expect(second.output()).toBe(
      `The data directory ${instance.dataDirectory} is in use by another instance of Barwright (process ${launcher.pid}, http://localhost:${instance.port}).\n`,
    );
    await expectHealthy(instance.port);
    await instance.stop(launcher);
  });

  it('refuses a port that is taken', async () => {
    const other = createServer().listen(instance.port, '127.0.0.1');
    await once(other, 'listening');
    const launcher = instance.start();
    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.output()).toBe(`Port ${instance.port} is taken by another program; set PORT to a free one.\n`);
    other.close();
  });

  it('refuses a database that does not answer', async () => {
    const deadPort = await freePort();
    const launcher = instance.start({ DATABASE_URL: `postgresql://somebody:hidden@127.0.0.1:${deadPort}/barwright` });
    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.output()).toMatch(
      new RegExp(`The database of DATABASE_URL \\(127.0.0.1:${deadPort}/barwright\\) does not answer: .+\\.\\n$`),
    );
    expect(launcher.output()).not.toContain('hidden');
  });

  it('recovers when the launcher was killed', async () => {
    const killed = await instance.started();
    const orphans = await readPids(instance.dataDirectory);
    process.kill(killed.pid, 'SIGKILL');
    await killed.exitCode();
    const launcher = await instance.started();
    await expectHealthy(instance.port);
    await expectGone(orphans);
    await instance.stop(launcher);
  });

  it('takes no process for its own that merely has the number of a dead one', async () => {
    const stale = { pid: process.pid, identity: 'another process', address: 'http://localhost:1' };
    await writeFile(join(instance.dataDirectory, 'instance.json'), JSON.stringify(stale));
    await writeFile(join(instance.dataDirectory, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n`);
    const launcher = await instance.started();
    await instance.stop(launcher);
  });
});
