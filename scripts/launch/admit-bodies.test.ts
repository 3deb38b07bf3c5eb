import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { answerOn, ended, expectRefusal, get, listen, post, sessionOf } from './admission.fixture';
import { ADMISSION_LIMITS, admitRequests } from './admit-requests';

describe('a body', () => {
  it('that stops coming is given up', async () => {
    const { send } = await listen({ bodySilenceMs: 5 });
    expect(await text(send(`${post('/1')}abc`))).toMatch(/^HTTP\/1\.1 408 [\s\S]+too long to arrive/);
  });

  it('that has come is no matter of time', async () => {
    const { send, untilStarted, answer } = await listen({ bodySilenceMs: 1 });
    const complete = send(`${post('/1')}0123456789`);
    await untilStarted('/1');
    await text(send(`${post('/2')}abc`));
    answer('/1');
    expect((await answerOn(complete)).status).toBe(200);
  });

  it('is refused while too many others of the client are still coming', async () => {
    const { send, started, settle } = await listen({ bodiesPerClient: 1, bodyGraceMs: 0 });
    const first = send(`${post('/1')}abc`);
    await settle();
    const second = send(`${post('/2')}abc`);
    await expectRefusal(second, 429, 'throttled');
    second.write('0123456');
    await settle();
    expect(started).toEqual([]);
    first.destroy();
    await once(first, 'close');
    const third = send(`${post('/3')}abc`);
    await settle();
    third.write('0123456');
    await vi.waitFor(() => expect(started).toEqual(['/3']));
  });

  it('that has come is let in, however many others of the client are still coming', async () => {
    const { send, untilStarted, settle } = await listen({ bodiesPerClient: 1, bodyGraceMs: 0 });
    send(`${post('/1')}abc`);
    await settle();
    send(`${post('/2')}0123456789`);
    await untilStarted('/2');
  });

  it('that has just begun to come is let in when it has come', async () => {
    const { send, untilStarted, settle } = await listen({ bodiesPerClient: 0, bodyGraceMs: 60_000 });
    const socket = send(`${post('/1')}abc`);
    await settle();
    socket.write('0123456');
    await untilStarted('/1');
  });

  it('longer than is read ahead is one that takes its time from then on', async () => {
    const { send } = await listen({ bodiesPerClient: 0, bodyGraceMs: 60_000 });
    await expectRefusal(send(post('/api/long', 1_000_000) + 'x'.repeat(100_000)), 429, 'throttled');
  });

  it('is let in beside those of another person who shares the client', async () => {
    const { send, untilStarted, settle } = await listen({ bodiesPerPerson: 1, bodyGraceMs: 0 });
    send(`${post('/1')}abc`);
    await settle();
    await expectRefusal(send(`${post('/2')}abc`), 429, 'throttled');
    const other = send(post('/3').replace('\r\n\r\n', `\r\n${await sessionOf(crypto.randomUUID())}\r\nabc`));
    await settle();
    other.write('0123456');
    await untilStarted('/3');
  });

  it('keeps no place from others until it has come', async () => {
    const { send, started, untilStarted, answer, settle } = await listen({
      others: { workingPerClient: 1, working: 1 },
    });
    const half = send(`${post('/api/half')}01234`);
    await settle();
    send(get('/api/whole'));
    await untilStarted('/api/whole');
    half.write('56789');
    await settle();
    expect(started).toEqual(['/api/whole']);
    answer('/api/whole');
    await untilStarted('/api/half');
    answer('/api/half');
    expect((await answerOn(half)).body).toBe('</api/half>');
  });

  it('longer than is read ahead begins before it has come, and keeps no place meanwhile', async () => {
    const { send, untilStarted } = await listen({ others: { workingPerClient: 1, working: 1 } });
    send(post('/api/long', 1_000_000) + 'x'.repeat(500_000));
    await untilStarted('/api/long');
    send(get('/api/other'));
    await untilStarted('/api/other');
  });

  it('that waits for its turn is handed on no further than it was read ahead, and whole when its turn comes', async () => {
    // No piece keeps a place, so that each needs its own turn.
    const { send, started, received, untilStarted, answer, settle } = await listen({
      others: { workingPerClient: 1, working: 2 },
      pieceMs: 0,
    });
    const long = send(post('/api/long', 1_000_000) + 'x'.repeat(100_000));
    await untilStarted('/api/long');
    await settle();
    send(get('/api/other'));
    await untilStarted('/api/other');
    const before = received.get('/api/long');
    long.write('x'.repeat(900_000));
    await settle();
    await settle();
    expect(received.get('/api/long')).toBe(before);
    send(get('/api/next'));
    await settle();
    expect(started).not.toContain('/api/next');
    answer('/api/other');
    await untilStarted('/api/next');
    answer('/api/next');
    await vi.waitFor(() => expect(received.get('/api/long')).toBe(Number.POSITIVE_INFINITY));
    answer('/api/long');
    expect((await answerOn(long)).body).toBe('</api/long>');
  });

  it('that waits for its turn when the server stops is read to its end', async () => {
    const { send, received, untilStarted, settle, stop } = await listen({
      others: { workingPerClient: 1, working: 2 },
      pieceMs: 0,
    });
    const long = send(post('/api/long', 500_000) + 'x'.repeat(100_000));
    await untilStarted('/api/long');
    await settle();
    send(get('/api/other'));
    await untilStarted('/api/other');
    long.write('x'.repeat(400_000));
    await settle();
    stop();
    await vi.waitFor(() => expect(received.get('/api/long')).toBe(Number.POSITIVE_INFINITY));
  });

  describe('that nobody reads', () => {
    const kept = (length: number) => post('/api/no', length).replace('Connection: close\r\n', '');
    const listening = () => listen({ bodiesPerClient: 0, bodySilenceMs: 60_000 }, 1, (url) => url !== '/api/no');

    it('is not waited for, and the connection ends with the answer', async () => {
      const { send, untilStarted, answer } = await listening();
      const half = send(`${kept(1_000)}abc`);
      await untilStarted('/api/no');
      answer('/api/no');
      expect(await text(half)).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[\s\S]+<\/api\/no>/);
    });

    it('lets the connection go on where it has come', async () => {
      const { send, untilStarted, answer } = await listening();
      const socket = send(`${kept(3)}abc`);
      await untilStarted('/api/no');
      answer('/api/no');
      expect((await answerOn(socket)).head).not.toMatch(/^Connection: close$/m);
      socket.write(get('/api/next'));
      await untilStarted('/api/next');
    });

    it('is thrown away for as long as it comes, so that its sender hears the answer', async () => {
      const { send, accepted, untilStarted, answer } = await listening();
      const socket = send(`${kept(2_000_000)}abc`);
      await untilStarted('/api/no');
      answer('/api/no');
      socket.write('x'.repeat(1_000_000));
      expect((await answerOn(socket)).body).toBe('</api/no>');
      socket.write('x'.repeat(1_000_000));
      await vi.waitFor(() => expect(accepted[0]?.bytesRead).toBeGreaterThan(2_000_000));
    });

    it('keeps no connection whose sender neither goes on nor closes', async () => {
      const { port, untilStarted, answer, accepted } = await listening();
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.write(`${kept(1_000)}abc`);
      await untilStarted('/api/no');
      answer('/api/no');
      socket.resume();
      await once(accepted[0] as Socket, 'close');
      socket.destroy();
    });
  });

  it('is refused while too many of all are still coming', async () => {
    const { send, settle } = await listen({ open: 1, bodyGraceMs: 0 });
    send(`${post('/1')}abc`);
    await settle();
    await expectRefusal(send(`${post('/2')}abc`), 503, 'unavailable');
  });

  it('that is empty, or comes in pieces, is read whole by whoever takes it later', async () => {
    const bodies: string[] = [];
    const server = createServer();
    const askers = { trustedProxies: 0, authSecret: '' };
    admitRequests(server, askers, ADMISSION_LIMITS, (request, response) => {
      // As late as a request that had to wait for its turn.
      setTimeout(async () => {
        bodies.push(await text(request));
        response.end('done');
      }, 1);
    });
    const socket = await connectedTo(server);
    const pieces = ['0\r\n\r\n', '3\r\nabc\r\n|2\r\nde\r\n|0\r\n\r\n', '|0\r\n\r\n', '1\r\nx|\r\n0\r\n\r\n'];
    for (const piece of pieces) {
      const answer = once(socket, 'data');
      const [first = '', ...later] = piece.split('|');
      socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${first}`);
      for (const next of later) {
        // Another connection's answer says that what was sent before has been read.
        await answerOf(server);
        socket.write(next);
      }
      expect(String(await answer)).toContain('done');
    }
    expect(bodies.filter((body) => body !== 'other')).toEqual(['', 'abcde', '', 'x']);
  });

  it('that nobody takes keeps no later request of its connection waiting', async () => {
    const server = createServer();
    admitRequests(server, { trustedProxies: 0, authSecret: '' }, ADMISSION_LIMITS, (_request, response) => {
      response.end('done');
    });
    const socket = await connectedTo(server);
    const first = once(socket, 'data');
    socket.write(post('/api/1', 1_000_000).replace('Connection: close\r\n', ''));
    socket.write('x'.repeat(400_000));
    expect(String(await first)).toContain('done');
    const second = once(socket, 'data');
    socket.write('x'.repeat(600_000) + get('/api/2'));
    expect(String(await second)).toContain('done');
  });
});

async function connectedTo(server: Server): Promise<Socket> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ended.push(() => {
    socket.destroy();
    server.close();
  });
  return socket;
}

/** Asks twice over its own connection. */
async function answerOf(server: Server): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  for (let round = 0; round < 2; round += 1) {
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nother');
    await once(socket, 'data');
  }
  socket.destroy();
}
