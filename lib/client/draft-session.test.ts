import { beforeEach, expect, it, vi } from 'vitest';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import { DraftServer } from './draft-server.fixture';
import type { DraftSession } from './draft-session';
import { type AnswerPlace, draftOutbox, sendWaitingDrafts } from './essay-drafts';
import { openDraftSession } from './open-draft-session';
import { storeToken } from './token-store';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';
const NEWS = 'barwright:essay-drafts';
const A: AnswerPlace = { essayId: 'a', examId: null };
const B: AnswerPlace = { essayId: 'b', examId: null };

let server: DraftServer;
let page: EventTarget & { visibilityState?: string };

beforeEach(async () => {
  installBrowser();
  await emptyOutboxes();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/essays', search: '?load=a', hash: '', assign: vi.fn() });
  storeToken(`h.${btoa(JSON.stringify({ id: ANA, username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  server = new DraftServer().install();
  return () => vi.unstubAllGlobals();
});

const content = (text: string) => ({ html: `<p>${text}</p>`, text });

/** An editor in which something is typed that it has not reported yet. */
class FakeEditor {
  html: string;
  readonly leave: () => void;
  constructor(readonly session: DraftSession) {
    this.html = session.html();
    this.leave = session.attach(this);
  }
  read = () => ({ html: this.html, text: this.html.replaceAll(/<\/?p>/g, '') });
  setHtml = (html: string) => {
    this.html = html;
  };
  typeUnreported(text: string): void {
    this.html = content(text).html;
  }
}

const open = (place: AnswerPlace, signal = new AbortController().signal) =>
  openDraftSession({ userId: ANA, place, onView: () => {} }, signal);

/** Waits until a request is on its way, and answers it. */
async function onItsWay(method: string, essayId: string) {
  const isIt = ({ method: its, address }: { method: string; address: string }) =>
    its === method && address.includes(`/${essayId}/`);
  return await vi.waitFor(() => {
    const request = server.held.find(isIt);
    if (!request) throw new Error(`No ${method} of ${essayId} is on its way.`);
    return request;
  });
}

it('reads nothing from the editor once it was left, though another tab saves while its own save is under way', async () => {
  const session = await open(A);
  const editor = new FakeEditor(session);
  const read = vi.spyOn(editor, 'read');
  server.isHolding = true;
  editor.typeUnreported('mine');
  const flushing = session.flush();
  const save = await onItsWay('PUT', 'a');
  editor.leave();
  session.stop();
  read.mockClear();

  const [otherTab, witness] = [new BroadcastChannel(NEWS), new BroadcastChannel(NEWS)];
  const isHeard = new Promise((resolve) => {
    witness.onmessage = resolve;
  });
  const stored = { ...content('theirs'), version: 1, savedAt: '2026-11-21T12:00:00.000Z' };
  otherTab.postMessage({ ...A, userId: ANA, stored });
  await isHeard;
  expect(read).not.toHaveBeenCalled();
  expect(editor.html).toBe('<p>mine</p>');

  save.answer();
  await flushing;
  otherTab.close();
  witness.close();
});

it('tells of a version of another tab that came during a save of its own, though that save is lost', async () => {
  const session = await open(A);
  const editor = new FakeEditor(session);
  server.isHolding = true;
  editor.typeUnreported('mine');
  const flushing = session.flush();
  const save = await onItsWay('PUT', 'a');

  const [otherTab, witness] = [new BroadcastChannel(NEWS), new BroadcastChannel(NEWS)];
  const isHeard = new Promise((resolve) => {
    witness.onmessage = resolve;
  });
  const stored = { ...content('theirs'), version: 1, savedAt: '2026-11-21T12:00:00.000Z' };
  otherTab.postMessage({ ...A, userId: ANA, stored });
  await isHeard;
  save.lose();
  await flushing;
  expect(session.view().state).toMatchObject({ current: content('mine'), rival: stored });
  expect(editor.html).toBe('<p>mine</p>');
  session.stop();
  otherTab.close();
  witness.close();
});

it('does not come at all once it was left while it was opened, however late its answer comes', async () => {
  server.isHolding = true;
  const leaving = new AbortController();
  const late = open(A, leaving.signal);
  const request = await onItsWay('GET', 'a');
  leaving.abort();
  await expect(late).rejects.toThrow(/abort/i);
  server.isHolding = false;
  const session = await open(B);
  const editor = new FakeEditor(session);
  editor.typeUnreported('to b');
  request.answer();
  await session.flush();
  expect(server.stored('a').version).toBe(0);
  expect(server.stored('b').html).toBe('<p>to b</p>');
  session.stop();
});

it('waits, when its answer is opened again, until the save of the session before is through', async () => {
  const first = await open(A);
  server.isHolding = true;
  const editor = new FakeEditor(first);
  editor.typeUnreported('first');
  void first.flush();
  const save = await onItsWay('PUT', 'a');
  editor.typeUnreported('first, then more');
  first.stop();
  editor.leave();

  const leaving = new AbortController();
  const between = open(A, leaving.signal);
  leaving.abort();
  const again = open(A);
  expect(server.held).toEqual([save]);
  server.isHolding = false;
  save.answer();
  await expect(between).rejects.toThrow(/abort/i);
  const session = await again;
  expect(session.html()).toBe('<p>first, then more</p>');
  expect(session.view().state).toMatchObject({ rival: null, base: { version: 1 } });
  expect(await session.flush()).toBe('saved');
  expect(server.versions.get('/api/essays/a/draft')?.map(({ html }) => html)).toEqual([
    '<p>first</p>',
    '<p>first, then more</p>',
  ]);
  session.stop();
});

it('begins no save once it is left, so that none crosses those of the next session', async () => {
  const session = await open(A);
  server.isHolding = true;
  const editor = new FakeEditor(session);
  editor.typeUnreported('first');
  const flushing = session.flush();
  const save = await onItsWay('PUT', 'a');
  editor.typeUnreported('second');
  session.stop();
  save.answer();
  expect(await flushing).toBe('waiting');
  expect(server.held).toEqual([]);
  expect((await draftOutbox.list(ANA)).map(({ html }) => html)).toEqual(['<p>second</p>']);
  server.isHolding = false;
  await sendWaitingDrafts(ANA);
  expect(server.stored('a')).toMatchObject({ html: '<p>second</p>', version: 2 });
});

it('gives an editor that is mounted late the text that has come meanwhile', async () => {
  server.saveElsewhere('a', '<p>old</p>');
  const session = await open(A);
  server.saveElsewhere('a', '<p>from the phone</p>');
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(session.html()).toBe('<p>from the phone</p>'));
  const editor = new FakeEditor(session);
  expect(editor.html).toBe('<p>from the phone</p>');
  expect(await session.flush()).toBe('saved');
  expect(server.stored('a').version).toBe(2);
  session.stop();
});

it('writes a newer version into its editor, and never over what was typed and not reported', async () => {
  const session = await open(A);
  const editor = new FakeEditor(session);
  server.saveElsewhere('a', '<p>theirs</p>');
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(editor.html).toBe('<p>theirs</p>'));

  server.isHolding = true;
  page.dispatchEvent(new Event('visibilitychange'));
  const look = await onItsWay('GET', 'a');
  editor.typeUnreported('theirs and mine');
  server.saveElsewhere('a', '<p>theirs again</p>');
  look.answer();
  await vi.waitFor(() => expect(session.view().state.rival?.html).toBe('<p>theirs again</p>'));
  expect(editor.html).toBe('<p>theirs and mine</p>');
  session.stop();
});

it('sets what was typed during a restore beside the restored version', async () => {
  server.saveElsewhere('a', '<p>one</p>');
  server.saveElsewhere('a', '<p>two</p>');
  const session = await open(A);
  const editor = new FakeEditor(session);
  server.isHolding = true;
  const restoring = session.restore(1);
  const request = await onItsWay('POST', 'a');
  editor.typeUnreported('two and more');
  request.answer();
  await restoring;
  expect(editor.html).toBe('<p>two and more</p>');
  expect(session.view().state).toMatchObject({
    current: { text: 'two and more' },
    rival: { html: '<p>one</p>', version: 3 },
  });
  session.stop();
});

it('keeps what was typed before a session that has ended leads to the login', async () => {
  const session = await open(A);
  const editor = new FakeEditor(session);
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'unauthenticated', msg: 'Please log in.' }, { status: 401 }),
  );
  editor.typeUnreported('typed into a dead session');
  page.dispatchEvent(new Event('visibilitychange'));
  expect((await draftOutbox.list(ANA)).map(({ text }) => text)).toEqual(['typed into a dead session']);
  expect(location.assign).not.toHaveBeenCalled();
  await session.flush();
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/login?next=%2Fessays%3Fload%3Da'));
  session.stop();
});

it('leads to the login too where nothing waits to be saved', async () => {
  const session = await open(A);
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'unauthenticated', msg: 'Please log in.' }, { status: 401 }),
  );
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/login?next=%2Fessays%3Fload%3Da'));
  session.stop();
});
