import { beforeEach, expect, it, vi } from 'vitest';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import {
  type AnswerPlace,
  claimAnswer,
  draftKey,
  draftOutbox,
  listOwnDrafts,
  sendWaitingDrafts,
  trackAnswer,
} from './essay-drafts';
import { storeToken } from './token-store';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';
const TORTS: AnswerPlace = { essayId: 'torts', examId: null };
const EVIDENCE: AnswerPlace = { essayId: 'evidence', examId: '01a1fc08-bc7a-70df-af1b-3efda3f3b80c' };

async function leave(place: AnswerPlace, text: string, key = draftKey(place), tabId = key.split(':').at(-1) ?? '') {
  const editedAtMs = (await draftOutbox.list(ANA)).length;
  await draftOutbox.put(ANA, {
    ...place,
    key,
    tabId,
    html: `<p>${text}</p>`,
    text,
    baseVersion: 3,
    editedAtMs,
    refusal: null,
  });
}

/** Lets the server answer in turn, and keeps what it was sent. */
function serverAnswers(...answers: (Response | Error)[]): { address: string; body: unknown }[] {
  const sent: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(body)) });
    const answer = answers.shift();
    if (!answer) throw new Error('The server was asked once too often.');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return sent;
}

const ok = () => Response.json({ version: 4, savedAt: '2026-11-21T12:00:00.000Z' });
const failure = (status: number) => Response.json({ code: 'x', msg: 'No.' }, { status });
const left = async () => (await draftOutbox.list(ANA)).map(({ text, refusal }) => [text, refusal]);

beforeEach(async () => {
  installBrowser();
  await emptyOutboxes();
  vi.stubGlobal('location', { pathname: '/essays', search: '', assign: vi.fn() });
  storeToken(`h.${btoa(JSON.stringify({ id: ANA, username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  return () => vi.unstubAllGlobals();
});

it('sends what was left, each to its own answer, upon the version it grew from', async () => {
  await leave(TORTS, 'a');
  await leave(EVIDENCE, 'b');
  const sent = serverAnswers(ok(), ok());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(await sendWaitingDrafts(ANA)).toBe(false);
  expect(sent).toEqual([
    { address: '/api/essays/torts/draft', body: { html: '<p>a</p>', text: 'a', baseVersion: 3, timeZone } },
    {
      address: `/api/essays/evidence/draft?exam=${EVIDENCE.examId}`,
      body: { html: '<p>b</p>', text: 'b', baseVersion: 3, timeZone },
    },
  ]);
  expect(await left()).toEqual([]);
});

it('leaves an answer that a session of this tab has to that session, until it is given up', async () => {
  await leave(TORTS, 'a');
  const sent = serverAnswers(ok());
  const release = claimAnswer(TORTS);
  expect(await sendWaitingDrafts(ANA)).toBe(false);
  expect(await left()).toEqual([['a', null]]);
  release();
  release();
  expect(await sendWaitingDrafts(ANA)).toBe(false);
  expect(await left()).toEqual([]);
  expect(sent).toHaveLength(1);
});

it('waits for nothing of an answer that a session has, and leaves one that a session takes meanwhile', async () => {
  await leave(TORTS, 'a');
  await leave(EVIDENCE, 'b');
  serverAnswers();
  let endOpening = () => {};
  const release = claimAnswer(TORTS);
  void trackAnswer(TORTS, new Promise<void>((resolve) => (endOpening = resolve)));
  let settle = () => {};
  void trackAnswer(EVIDENCE, new Promise<void>((resolve) => (settle = resolve)));
  const sending = sendWaitingDrafts(ANA);
  // It has asked what waits.
  await draftOutbox.list(ANA);
  const releaseOther = claimAnswer(EVIDENCE);
  settle();
  expect(await sending).toBe(false);
  expect(await left()).toEqual([
    ['a', null],
    ['b', null],
  ]);
  endOpening();
  release();
  releaseOther();
});

it('stops without a network and keeps all', async () => {
  await leave(TORTS, 'a');
  await leave(EVIDENCE, 'b');
  const sent = serverAnswers(new TypeError('fetch failed'));
  expect(await sendWaitingDrafts(ANA)).toBe(true);
  expect(sent).toHaveLength(1);
  expect(await left()).toEqual([
    ['a', null],
    ['b', null],
  ]);
});

it('sends the others though the server fails with one', async () => {
  await leave(TORTS, 'a');
  await leave(EVIDENCE, 'b');
  const sent = serverAnswers(failure(500), ok());
  expect(await sendWaitingDrafts(ANA)).toBe(true);
  expect(sent).toHaveLength(2);
  expect(await left()).toEqual([['a', null]]);
});

it.each([
  ['JSON', () => Response.json({ ok: true })],
  ['nothing', () => new Response(null, { status: 200 })],
])('keeps what a stranger answers for the server with %s', async (_, answer) => {
  await leave(TORTS, 'a');
  serverAnswers(answer());
  expect(await sendWaitingDrafts(ANA)).toBe(true);
  expect(await left()).toEqual([['a', null]]);
});

it('keeps what another version has taken the place of, and what is refused, without sending it again', async () => {
  await leave(TORTS, 'a');
  await leave(EVIDENCE, 'b');
  const sent = serverAnswers(failure(409), failure(413));
  expect(await sendWaitingDrafts(ANA)).toBe(false);
  expect(await sendWaitingDrafts(ANA)).toBe(false);
  expect(sent).toHaveLength(2);
  expect(await left()).toEqual([
    ['a', 'another version was saved meanwhile'],
    ['b', 'No'],
  ]);
});

it('sends nothing for a learner who has logged out', async () => {
  await leave(TORTS, 'a');
  localStorage.removeItem('token');
  serverAnswers();
  expect(await sendWaitingDrafts(ANA)).toBe(true);
  expect(await left()).toEqual([['a', null]]);
});

it('leaves what another open tab writes to that tab, and takes over what a closed one left', async () => {
  const locks = {
    request: async (_: string, task: () => Promise<unknown>) => await task(),
    query: async () => ({ held: [{ name: 'barwright:draft-tab:open' }] }),
  };
  vi.stubGlobal('navigator', { locks });
  await leave(TORTS, 'from the open one', 'torts:practice:open', 'open');
  await leave(TORTS, 'from the closed one', 'torts:practice:closed', 'closed');
  expect((await listOwnDrafts(ANA)).map(({ text }) => text)).toEqual(['from the closed one']);
});

it('does so without locks of the browser too', async () => {
  const other = await (async () => {
    vi.resetModules();
    return await import('./essay-drafts');
  })();
  await leave(TORTS, 'from the open one', 'torts:practice:open', other.thisTab());
  await leave(TORTS, 'from the closed one', 'torts:practice:closed', 'closed');
  expect((await listOwnDrafts(ANA)).map(({ text }) => text)).toEqual(['from the closed one']);
  expect((await other.listOwnDrafts(ANA)).map(({ text }) => text)).toEqual([
    'from the open one',
    'from the closed one',
  ]);
});
