import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { answerOn, ended, expectRefusal, get, listen, sessionOf } from './admission.fixture';
import { ADMISSION_LIMITS, admitRequests } from './admit-requests';

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
  admitRequests(server, { trustedProxies: 0, authSecret: '' }, ADMISSION_LIMITS, (_request, response) => {
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
    for (const url of ['/nothing', '/rules', '/_next/nothing']) send(get(url));
    await untilStarted('/nothing');
    send(get('/api/health'));
    await untilStarted('/api/health');
    send(get('/_next/static/script.js'));
    await settle();
    expect(started).toEqual(['/nothing', '/api/health']);
  });

  it('are counted apart where they are pages to sign in on', async () => {
    const one = { workingPerClient: 1, working: 1 };
    const { send, started, untilStarted, answer } = await listen({ pages: one, signInPages: one, openPerPerson: 2 });
    for (const url of ['/1', '/2', '/3']) send(get(url));
    await untilStarted('/1');
    send(get('/login?_rsc=1'));
    await untilStarted('/login?_rsc=1');
    send(get('/register'));
    answer('/login?_rsc=1');
    await untilStarted('/register');
    expect(started).toEqual(['/1', '/login?_rsc=1', '/register']);
  });

  it('take turns by their sessions; who has none, or one that is made up, is one of the visitors', async () => {
    const one = { workingPerClient: 1, working: 9 };
    const { send, started, untilStarted, answer, settle } = await listen({ others: one });
    const made = ['Cookie: next-auth.session-token=a.b.c\r\n', 'Authorization: Bearer d.e.f\r\n', ''];
    for (const [at, headers] of made.entries()) send(get(`/api/visitor/${at}`, 'a', headers));
    await untilStarted('/api/visitor/0');
    await settle();
    send(get('/api/learner', 'a', await sessionOf('c3b8e5a2-4f0e-4a53-9d0c-1f2a3b4c5d6e')));
    await settle();
    for (const url of ['/api/visitor/0', '/api/learner', '/api/visitor/1', '/api/visitor/2']) {
      await untilStarted(url);
      answer(url);
    }
    expect(started).toEqual(['/api/visitor/0', '/api/learner', '/api/visitor/1', '/api/visitor/2']);
  });

  it('leave those who have a session room beside all visitors', async () => {
    const { send, settle } = await listen({ openPerPerson: 2 });
    for (const url of ['/1', '/2']) send(get(url));
    await settle();
    await expectRefusal(send(get('/3')), 429, 'throttled');
    send(get('/learner', 'a', await sessionOf('c3b8e5a2-4f0e-4a53-9d0c-1f2a3b4c5d6e')));
    // The two others work.
    await settle();
    await expectRefusal(send(get('/4')), 429, 'throttled');
  });

  it('that wait are refused with 503 when the server stops, and those that work are answered', async () => {
    const { send, started, untilStarted, answer, settle, stop } = await listen({
      pages: { workingPerClient: 1, working: 9 },
    });
    const working = send(get('/1'));
    await untilStarted('/1');
    const waiting = send(get('/2'));
    await settle();
    stop();
    await expectRefusal(waiting, 503, 'stopping');
    await expectRefusal(send(get('/3')), 503, 'stopping');
    answer('/1');
    expect((await answerOn(working)).status).toBe(200);
    expect(started).toEqual(['/1']);
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
