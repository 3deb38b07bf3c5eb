import { beforeEach, expect, it, vi } from 'vitest';
import { withSender } from './sender.fixture';
import { ANA, type Asked, proxyPage, serverAnswers } from './server.fixture';

let tab: Awaited<ReturnType<typeof openTab>>;

async function openTab() {
  vi.resetModules();
  const [sender, state, ticks, drafts] = await Promise.all([
    import('./sender'),
    import('./sending-state'),
    import('./tick-outbox'),
    import('./essay-drafts'),
  ]);
  return { ...sender, ...state, ...ticks, ...drafts };
}

beforeEach(
  withSender(async () => {
    tab = await openTab();
    return tab;
  }),
);

const tick = (key: string, madeAtMs: number) =>
  tab.tickOutbox.put(ANA, { key, isTicked: true, madeAtMs, refusal: null });
const leaveDraft = () =>
  tab.draftOutbox.put(ANA, {
    key: 'torts:practice:gone',
    essayId: 'torts',
    examId: null,
    tabId: 'gone',
    html: '<p>a</p>',
    text: 'a',
    baseVersion: 0,
    editedAtMs: 1,
    refusal: null,
  });
const left = async () => [(await tab.tickOutbox.list(ANA)).length, (await tab.draftOutbox.list(ANA)).length];

function throttled(status: number, retryAfter: string): Response {
  const headers = { 'Retry-After': retryAfter, Date: 'Sat, 21 Nov 2026 12:00:00 GMT' };
  return Response.json({ code: 'throttled', msg: 'Too many requests.' }, { status, headers });
}

function confirm({ line }: Asked): Response {
  if (line.includes('/draft')) return Response.json({ version: 1, savedAt: '2026-11-21T12:00:00.000Z' });
  return Response.json({ isTicked: true });
}

it.each([
  [429, '60', 60_000],
  [429, 'Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  [503, '60', 60_000],
  [429, '86400', 300_000],
  [429, '2', 2_000],
])('waits after %d for as long as "Retry-After: %s" asks, whatever happens meanwhile', async (status, header, ms) => {
  await tick('t1', 1);
  const refused = serverAnswers(() => throttled(status, header));
  await tab.startSending(ANA);
  expect(refused).toHaveLength(1);

  const asked = serverAnswers(confirm);
  await vi.advanceTimersByTimeAsync(ms - 1);
  await tick('t2', 2);
  window.dispatchEvent(new Event('online'));
  await tab.sendNow(ANA);
  expect(asked).toEqual([]);
  expect([...tab.readSending().problems.values()]).toEqual(Array(2).fill({ reason: 'Too many requests', token: null }));
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(async () => expect(await left()).toEqual([0, 0]));
  expect(asked).toHaveLength(2);
});

it('keeps sending what the server did not ask to wait for', async () => {
  await tick('t1', 1);
  await leaveDraft();
  serverAnswers((asked) => (asked.line.includes('/draft') ? confirm(asked) : throttled(429, '60')));
  await tab.startSending(ANA);
  expect(await left()).toEqual([1, 0]);
});

it('sends no essay either while the server asks for patience with everything', async () => {
  await tick('t1', 1);
  await leaveDraft();
  const asked = serverAnswers(() => throttled(503, '60'));
  await tab.startSending(ANA);
  expect(asked).toHaveLength(1);
  expect(await left()).toEqual([1, 1]);
  serverAnswers(confirm);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(async () => expect(await left()).toEqual([0, 0]));
});

it('goes on at its own pace where something else failed without such a word', async () => {
  await tick('t1', 1);
  await leaveDraft();
  serverAnswers(({ line }) => (line.includes('/draft') ? proxyPage(502) : throttled(429, '60')));
  await tab.startSending(ANA);
  const asked = serverAnswers(confirm);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(async () => expect(await left()).toEqual([1, 0]));
  expect(asked).toHaveLength(1);
});
