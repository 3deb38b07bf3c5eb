import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { ADMISSION_LIMITS, type AdmissionLimits, admitRequests } from './admit-requests';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A server that answers nothing until it is told to; behind a proxy, which tells who asks. */
async function listen(limits: Partial<AdmissionLimits> = {}, trustedProxies = 1) {
  const started: string[] = [];
  const open = new Map<string, ServerResponse>();
  const waiting = new Map<string, () => void>();
  const accepted: Socket[] = [];
  const server = createServer();
  server.on('connection', (socket) => accepted.push(socket));
  admitRequests(server, trustedProxies, { ...ADMISSION_LIMITS, ...limits }, (request, response) => {
    const { url = '' } = request;
    started.push(url);
    open.set(url, response);
    request.resume();
    waiting.get(url)?.();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets: Socket[] = [];
  ended.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const send = (message: string): Socket => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(message);
    return socket;
  };
  const untilStarted = (url: string): Promise<void> =>
    new Promise((resolve) => {
      if (started.includes(url)) resolve();
      else waiting.set(url, resolve);
    });
  const answer = (url: string): void => {
    open.get(url)?.end(`<${url}>`);
  };
  /** What was sent before has arrived when somebody else's request has been answered after it. */
  const settle = async (): Promise<void> => {
    for (const url of ['/settle/1', '/settle/2']) {
      const socket = send(get(url, 'settler'));
      await untilStarted(url);
      answer(url);
      await once(socket, 'data');
      started.splice(started.indexOf(url), 1);
    }
  };
  return { send, started, untilStarted, answer, settle, accepted };
}

const get = (url: string, client = 'a') => `GET ${url} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n\r\n`;
const post = (url: string) =>
  `POST ${url} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: a\r\nContent-Length: 10\r\nConnection: close\r\n\r\n`;

/** The first answer on a connection. */
async function answerOn(socket: Socket): Promise<{ status: number; head: string; body: string }> {
  let answer = '';
  while (!/\r\n\r\n./.test(answer)) answer += String((await once(socket, 'data'))[0]);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

async function expectRefusal(socket: Socket, status: number, code: string): Promise<void> {
  const { status: answered, head, body } = await answerOn(socket);
  expect(answered).toBe(status);
  expect(head).toMatch(/^Retry-After: \d+$/m);
  expect(JSON.parse(body)).toEqual({ code, msg: expect.stringMatching(/\.$/) });
}

describe('the requests of one connection', () => {
  it('are begun one after the other, in their order, however they were sent', async () => {
    const { send, started, untilStarted, answer, settle } = await listen();
    const socket = send(['/1', '/2', '/3'].map((url) => get(url)).join(''));
    const received = text(socket);
    for (const [count, url] of ['/1', '/2', '/3'].entries()) {
      await untilStarted(url);
      await settle();
      expect(started).toEqual(['/1', '/2', '/3'].slice(0, count + 1));
      answer(url);
    }
    socket.end();
    expect((await received).match(/<\/\d>/g)).toEqual(['</1>', '</2>', '</3>']);
  });

  it('are not begun when the connection is gone', async () => {
    const { send, started, untilStarted, settle } = await listen();
    const socket = send(get('/1') + get('/2'));
    await untilStarted('/1');
    socket.destroy();
    await settle();
    expect(started).toEqual(['/1']);
  });

  it('are not read beyond a few until those are answered; all are answered', async () => {
    const { send, untilStarted, answer, settle, accepted } = await listen({ pipelined: 2 });
    const urls = Array.from({ length: 40 }, (_, index) => `/${index}`);
    const first = urls
      .slice(0, 20)
      .map((url) => get(url))
      .join('');
    const socket = send(first);
    const received = text(socket);
    await untilStarted('/0');
    socket.write(
      urls
        .slice(20)
        .map((url) => get(url))
        .join(''),
    );
    await settle();
    expect(accepted[0]?.bytesRead).toBe(first.length);
    for (const url of urls) {
      await untilStarted(url);
      answer(url);
    }
    socket.end();
    expect((await received).match(/<[^>]+>/g)).toEqual(urls.map((url) => `<${url}>`));
  });
});

it('requests that are answered at once leave others their turns of the event loop', async () => {
  const count = 20;
  const turns: number[] = [];
  let turn = 0;
  let immediate = setImmediate(function next() {
    turn += 1;
    immediate = setImmediate(next);
  });
  const server = createServer();
  admitRequests(server, 0, ADMISSION_LIMITS, (_request, response) => {
    turns.push(turn);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ended.push(() => {
    clearImmediate(immediate);
    socket.destroy();
    server.close();
  });
  socket.write(get('/').repeat(count - 1) + get('/').replace('X-', 'Connection: close\r\nX-'));
  await text(socket);
  expect(new Set(turns).size).toBe(count);
});

describe('the requests of one client', () => {
  it('are worked on few at a time, and delay no other client', async () => {
    const { send, started, untilStarted, answer, settle } = await listen({
      pages: { workingPerClient: 2, working: 9 },
    });
    for (const url of ['/1', '/2', '/3', '/4']) send(get(url));
    await settle();
    expect(started).toHaveLength(2);
    send(get('/other', 'b'));
    await untilStarted('/other');
    const [first = ''] = started;
    answer(first);
    await settle();
    expect(started).toHaveLength(4);
  });

  it('are counted apart where they verify a password', async () => {
    const one = { workingPerClient: 1, working: 1 };
    const { send, started, untilStarted } = await listen({
      passwords: one,
      others: { workingPerClient: 1, working: 9 },
    });
    for (const url of ['/api/auth/login', '/api/auth/register', '/api/account/password/?x', '/api/account']) {
      send(get(url, url));
    }
    await untilStarted('/api/auth/login');
    send(get('/api/account/export'));
    await untilStarted('/api/account/export');
    expect(started).toEqual(['/api/auth/login', '/api/account/export']);
  });

  it('are counted apart where they are pages', async () => {
    const one = { workingPerClient: 1, working: 9 };
    const { send, started, untilStarted, settle } = await listen({ pages: one, others: one });
    for (const url of ['/nothing', '/login', '/_next/nothing']) send(get(url));
    await untilStarted('/nothing');
    send(get('/api/health'));
    await untilStarted('/api/health');
    send(get('/_next/static/script.js'));
    await settle();
    expect(started).toEqual(['/nothing', '/api/health']);
  });

  it('are no longer counted when they take long', async () => {
    const { send, untilStarted } = await listen({ pages: { workingPerClient: 1, working: 9 }, workMs: 1 });
    send(get('/1'));
    await untilStarted('/1');
    send(get('/2'));
    await untilStarted('/2');
  });

  it('are refused with 429 where too many are open, and with 503 where too many of all are', async () => {
    const { send, settle } = await listen({ openPerClient: 2, open: 4 });
    send(get('/1'));
    send(get('/2'));
    await settle();
    await expectRefusal(send(get('/3')), 429, 'throttled');
    send(get('/4', 'b'));
    send(get('/5', 'b'));
    await expectRefusal(send(get('/6', 'c')), 503, 'unavailable');
  });

  it('come by so many connections and no more', async () => {
    const { send, untilStarted } = await listen({ connectionsPerClient: 2 }, 0);
    send(get('/1'));
    send(get('/2'));
    await Promise.all([untilStarted('/1'), untilStarted('/2')]);
    await once(send(get('/3')), 'close');
  });
});

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
    const { send, untilStarted } = await listen({ bodiesPerClient: 1 });
    const first = send(`${post('/1')}abc`);
    await untilStarted('/1');
    await expectRefusal(send(`${post('/2')}abc`), 429, 'throttled');
    first.destroy();
    await once(first, 'close');
    send(get('/3'));
    await untilStarted('/3');
  });
});
