import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { trackConnections } from './connections';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n';
const BODY = '0123456789';
const CLOSING = /^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[\s\S]*0123456789/;

/** Echoes bodies; `unauthorized` is answered before its body has come. */
async function listen(drainMs?: number): Promise<{ server: Server; port: number; drain: () => Promise<void> }> {
  const server = createServer();
  const { drain } = trackConnections(server, { hasUpgrades: false, ...(drainMs !== undefined && { drainMs }) });
  server.on('request', async (request, response) => {
    if (request.url === '/never') return;
    if (request.url === '/unauthorized') return void response.writeHead(401).end('no');
    // Of those that are cut off the rest never comes.
    response.end(await text(request).catch(() => undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, drain };
}

/** Everything that a connection receives until the server closes it. */
function received(socket: Socket): Promise<string> {
  return text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends a request on a connection and waits for its answer, after which it stays open. */
async function ask(socket: Socket): Promise<void> {
  socket.write(HEAD + BODY);
  let answer = '';
  while (!answer.includes(BODY)) answer += String((await once(socket, 'data'))[0]);
  expect(answer).toContain('Connection: keep-alive');
}

describe('draining connections', () => {
  it('answers what the system has accepted and the server has not read', async () => {
    const { port, drain } = await listen();
    const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.write(HEAD + BODY);
    const drained = drain();
    for (const answer of await Promise.all(sockets.map(received))) expect(answer).toMatch(CLOSING);
    await drained;
  });

  it('waits for half-sent heads and bodies', async () => {
    const { port, drain } = await listen();
    const whole = HEAD + BODY;
    const parts = [1, 20, HEAD.length, HEAD.length + 5];
    const sockets = await Promise.all(parts.map(() => connected(port)));
    for (const [index, socket] of sockets.entries()) socket.write(whole.slice(0, parts[index]));
    // One that is closed for its silence says that the others have been waited for.
    const silent = await connected(port);
    const drained = drain();
    expect(await received(silent)).toBe('');
    for (const [index, socket] of sockets.entries()) socket.write(whole.slice(parts[index]));
    for (const answer of await Promise.all(sockets.map(received))) expect(answer).toMatch(CLOSING);
    await drained;
  });

  it('answers one more request on a connection that was kept open', async () => {
    const { port, drain } = await listen();
    const sockets = await Promise.all(Array.from({ length: 30 }, () => connected(port)));
    await Promise.all(sockets.map(ask));
    const drained = drain();
    const answers = sockets.map(received);
    for (const socket of sockets) socket.write(HEAD + BODY);
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(CLOSING);
    await drained;
  });

  it('loses no early answer to a reset while the client still sends', async () => {
    const { port, drain } = await listen();
    const socket = await connected(port);
    socket.write(HEAD.replace('POST /', 'POST /unauthorized').slice(0, -2));
    const drained = drain();
    socket.write(`\r\n${BODY.slice(0, 5)}`);
    const answer = received(socket);
    await once(socket, 'end');
    socket.write(BODY.slice(5));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\nConnection: close\r\n/);
    await drained;
  });

  it('answers 503 at its end what has arrived and has no answer', async () => {
    const { port, drain } = await listen(1);
    const parts = [HEAD.slice(0, 5), HEAD, HEAD + BODY.slice(0, 5), HEAD.replace('POST /', 'POST /never') + BODY];
    const sockets = await Promise.all(parts.map(() => connected(port)));
    const silent = await connected(port);
    // An answer says that what was sent before it has been read.
    for (const [index, socket] of sockets.entries()) socket.write(parts[index] ?? '');
    await ask(await connected(port));
    await ask(await connected(port));
    const drained = drain();
    for (const answer of await Promise.all(sockets.map(received))) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n[\s\S]*Retry-After: \d[\s\S]*"code":"stopping"/);
    }
    expect(await received(silent)).toBe('');
    await drained;
  });

  it('refuses new connections when it is done', async () => {
    const { port, drain } = await listen();
    await drain();
    await expect(connected(port)).rejects.toThrow('ECONNREFUSED');
  });
});
