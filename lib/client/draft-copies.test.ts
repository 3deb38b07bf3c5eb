import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import { clearCachedData } from './clear-cached-data';
import { findDraftCopy, pruneDraftCopies, removeDraftCopies, saveDraftCopy } from './draft-copies';
import { DraftServer } from './draft-server.fixture';
import { type AnswerPlace, draftOutbox } from './essay-drafts';
import { forgetLearner } from './forget-learner';
import { openDraftSession } from './open-draft-session';
import { ANA, BOB, failure, logIn } from './server.fixture';
import { removeToken } from './token-store';

const A: AnswerPlace = { essayId: 'a', examId: null };
const B: AnswerPlace = { essayId: 'b', examId: null };
const DAY_MS = 86_400_000;
const draft = (html: string, version: number, savedAt = `2026-11-21T12:00:0${version}.000Z`) => ({
  html,
  text: html,
  version,
  savedAt,
});
const typed = (text: string) => ({ html: text, text });

let server: DraftServer;
beforeEach(async () => {
  installBrowser();
  await emptyOutboxes();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { pathname: '/essays', search: '', hash: '', assign: vi.fn() });
  logIn(ANA);
  server = new DraftServer().install();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const open = (place: AnswerPlace) =>
  openDraftSession({ userId: ANA, place, onView: () => {} }, new AbortController().signal);
/** Opens an answer once, so that it is known here. */
async function visit(place: AnswerPlace): Promise<void> {
  const session = await open(place);
  await vi.waitFor(async () => expect(await findDraftCopy(ANA, place)).not.toBeNull());
  session.stop();
}
const loseNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
const restoreNetwork = () => {
  server.install();
  window.dispatchEvent(new Event('online'));
};

describe('an answer that was open before', () => {
  it('opens without a network, is written on, found again, and sent once', async () => {
    server.saveElsewhere('a', 'begun');
    await visit(A);
    loseNetwork();
    const session = await open(A);
    expect(session.view()).toMatchObject({
      isUnconfirmed: true,
      state: { current: { html: 'begun' }, base: { version: 1 } },
    });
    session.type(typed('begun, and more'));
    await session.flush();
    session.stop();
    const again = await open(A);
    expect(again.view().state).toMatchObject({ current: { html: 'begun, and more' }, rival: null });
    await vi.waitFor(() => expect(again.view().state.trouble).toMatchObject({ kind: 'offline' }));

    restoreNetwork();
    await vi.waitFor(() => expect(server.stored('a')).toMatchObject({ html: 'begun, and more', version: 2 }));
    await vi.waitFor(() => expect(again.view()).toMatchObject({ isUnconfirmed: false, state: { trouble: null } }));
    again.stop();
    expect(await draftOutbox.list(ANA)).toEqual([]);
    await vi.waitFor(async () => expect(await findDraftCopy(ANA, A)).toMatchObject({ version: 2 }));
  });

  it('takes the place of nothing that another device has saved: its learner chooses', async () => {
    server.saveElsewhere('a', 'begun');
    await visit(A);
    loseNetwork();
    const session = await open(A);
    session.type(typed('mine'));
    server.saveElsewhere('a', 'theirs');
    restoreNetwork();
    await vi.waitFor(() => expect(session.view().state.rival).toMatchObject({ html: 'theirs', version: 2 }));
    expect(session.view()).toMatchObject({ isUnconfirmed: false, state: { current: { html: 'mine' } } });
    expect(server.stored('a').html).toBe('theirs');
    session.stop();
  });

  it('shows what another device has saved once it is heard, where nothing was typed', async () => {
    server.saveElsewhere('a', 'begun');
    await visit(A);
    loseNetwork();
    const session = await open(A);
    server.saveElsewhere('a', 'theirs');
    restoreNetwork();
    await vi.waitFor(() =>
      expect(session.view()).toMatchObject({ isUnconfirmed: false, state: { current: { html: 'theirs' } } }),
    );
    session.stop();
  });

  it.each<[string, () => Promise<Response>]>([
    ['of the server’s trouble', async () => failure(503)],
    ['of a page of a proxy', async () => new Response('<html>', { status: 502 })],
  ])('opens in spite %s', async (_, fetch) => {
    server.saveElsewhere('a', 'begun');
    await visit(A);
    vi.stubGlobal('fetch', fetch);
    const session = await open(A);
    expect(session.view().state.current.html).toBe('begun');
    session.stop();
  });

  it('does not open where the server refuses it, and nothing opens that was never open here', async () => {
    await visit(A);
    vi.stubGlobal('fetch', async () => failure(404, 'There is no such essay.'));
    await expect(open(A)).rejects.toThrow('There is no such essay.');
    loseNetwork();
    await expect(open(B)).rejects.toThrow();
    logIn(BOB);
    expect(await findDraftCopy(BOB, A)).toBeNull();
  });
});

it('keeps the later of two, whichever comes last, also after a backup was restored', async () => {
  await saveDraftCopy(ANA, A, draft('second', 2));
  await saveDraftCopy(ANA, A, draft('first', 1));
  expect(await findDraftCopy(ANA, A)).toMatchObject({ html: 'second' });
  await saveDraftCopy(ANA, A, draft('counted anew', 1, '2026-11-22T12:00:00.000Z'));
  expect(await findDraftCopy(ANA, A)).toMatchObject({ html: 'counted anew' });
});

it('shows no answer from before that something on the way has kept', async () => {
  await saveDraftCopy(ANA, A, draft('newer', 2, '2026-11-22T12:00:00.000Z'));
  server.saveElsewhere('a', 'stale');
  const session = await open(A);
  expect(session.view().state.current.html).toBe('newer');
  session.stop();
});

it('makes room: what is old, and the oldest of what is too much, goes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const keep = (essayId: string, html = 'x') => saveDraftCopy(ANA, { essayId, examId: null }, draft(html, 1));
  const isStored = async (essayId: string) => (await findDraftCopy(ANA, { essayId, examId: null })) !== null;
  await keep('old');
  for (let index = 1; index <= 101; index += 1) {
    vi.setSystemTime(index + 59 * DAY_MS);
    await keep(`essay-${index}`);
  }
  vi.setSystemTime(61 * DAY_MS);
  await pruneDraftCopies(ANA);
  expect([await isStored('old'), await isStored('essay-1'), await isStored('essay-2')]).toEqual([false, false, true]);
  vi.setSystemTime(62 * DAY_MS);
  await keep('long', 'x'.repeat(2_499_950));
  await pruneDraftCopies(ANA);
  expect([await isStored('long'), await isStored('essay-101'), await isStored('essay-2')]).toEqual([true, true, false]);
});

it('says where the browser keeps no copy', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const session = await open(A);
  await vi.waitFor(() => expect(session.view().isCopied).toBe(false));
  session.stop();
});

it.each<[string, () => Promise<void>, string[]]>([
  ['of a learner who is forgotten', () => forgetLearner(ANA), ['his']],
  ['of anybody but the learner who stays', () => removeDraftCopies(BOB), ['his']],
  ['of anybody after a logout', () => clearCachedData(), []],
])('leaves nothing %s', async (_, leave, left) => {
  await saveDraftCopy(ANA, A, draft('hers', 1));
  logIn(BOB);
  await saveDraftCopy(BOB, A, draft('his', 1));
  await leave();
  const copies = [await findDraftCopy(ANA, A), await findDraftCopy(BOB, A)];
  expect(copies.flatMap((copy) => copy?.html ?? [])).toEqual(left);
});

it('keeps no copy of an answer that comes after its learner has left', async () => {
  await saveDraftCopy(ANA, A, draft('hers', 1));
  removeToken();
  await clearCachedData();
  await saveDraftCopy(ANA, A, draft('late', 2));
  expect(await findDraftCopy(ANA, A)).toBeNull();
});

it('gives no database to a visitor who has nothing to be forgotten', async () => {
  await emptyOutboxes();
  await clearCachedData();
  expect(await indexedDB.databases()).toEqual([]);
});
