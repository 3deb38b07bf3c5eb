import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';
import { sendWaitingTicks, tickOutbox, withWaitingTicks } from './tick-outbox';
import { storeToken } from './token-store';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';

const tick = (key: string, isTicked: boolean, madeAtMs: number) => tickOutbox.put(ANA, { key, isTicked, madeAtMs });
const left = () => tickOutbox.list(ANA).map(({ key }) => key);

/** Lets the server answer by what it is asked, and keeps that. */
function serverAnswers(answer: (asked: string) => Response | Error): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${address} ${body}`);
    const response = answer(address);
    if (response instanceof Error) throw response;
    return response;
  });
  return asked;
}

const ok = () => Response.json({ isTicked: true });

beforeEach(() => {
  installBrowser();
  vi.stubGlobal('location', { pathname: '/rule-outline', search: '', assign: vi.fn() });
  storeToken(`h.${btoa(JSON.stringify({ id: ANA, username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  return () => vi.unstubAllGlobals();
});

it('sends the last word on each rule', async () => {
  tick('a', true, 1);
  tick('b', true, 2);
  tick('a', false, 3);
  const asked = serverAnswers(ok);
  expect(await sendWaitingTicks(ANA)).toBeNull();
  expect(asked).toEqual([
    'PUT /api/outlines/ticks/b {"isTicked":true}',
    'PUT /api/outlines/ticks/a {"isTicked":false}',
  ]);
  expect(left()).toEqual([]);
});

it('sends a tick again that changed while it was on its way', async () => {
  tick('a', true, 1);
  const asked = serverAnswers(() => {
    if (asked.length === 1) tick('a', false, 2);
    return ok();
  });
  expect(await sendWaitingTicks(ANA)).toBeNull();
  expect(asked.map((line) => line.slice(-7))).toEqual([':true}', ':false}'].map((end) => expect.stringContaining(end)));
  expect(left()).toEqual([]);
});

it('keeps everything while the server is away, and says why', async () => {
  tick('a', true, 1);
  tick('b', true, 2);
  const asked = serverAnswers(() => new TypeError('fetch failed'));
  expect(await sendWaitingTicks(ANA)).toBe('the server cannot be reached');
  expect(asked).toHaveLength(1);
  expect(left()).toEqual(['a', 'b']);
});

it('drops a tick on a rule that is gone', async () => {
  tick('gone', true, 1);
  tick('b', true, 2);
  serverAnswers((address) =>
    address.endsWith('gone') ? Response.json({ code: 'not_found', msg: 'No.' }, { status: 404 }) : ok(),
  );
  expect(await sendWaitingTicks(ANA)).toBeNull();
  expect(left()).toEqual([]);
});

it('sends nothing for somebody else', async () => {
  tick('a', true, 1);
  storeToken(
    `h.${btoa(JSON.stringify({ id: 'other', username: 'bo', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`,
  );
  expect(await sendWaitingTicks(ANA)).toBe('you are logged out');
  expect(left()).toEqual(['a']);
});

it('lays what waits over what the server knows', () => {
  tick('a', false, 1);
  tick('c', true, 2);
  expect([...withWaitingTicks(ANA, ['a', 'b'])].sort()).toEqual(['b', 'c']);
});
