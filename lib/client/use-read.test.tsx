// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getEssayAnswer, listEssayAnalyses, listEssayProgress } from '@/lib/contract/essays';
import { announceChanges } from './changes';
import { type Held, holdServer, leave, render, settle } from './held-server.fixture';
import { CONTENT, type Loaded } from './query';
import { BOB, failure, logIn, proxyPage } from './server.fixture';
import { useRead } from './use-read';

let asked: Held[];
let loaded: Loaded<unknown>;

function Screen({ of, isPreviousShown }: { of: string | null; isPreviousShown?: boolean }) {
  loaded = useRead(listEssayAnalyses, of === null ? null : { params: { id: of } }, 'Could not be loaded', {
    isPreviousShown,
  });
  return null;
}
function Content() {
  loaded = useRead(getEssayAnswer, { params: { id: 'a' } }, '', CONTENT);
  return null;
}
const show = (of: string | null) => render(<Screen of={of} />);

beforeEach(() => {
  asked = holdServer();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await leave();
});

it('never shows what comes late for another key', async () => {
  await show('a');
  await show('b');
  expect(asked[0]?.signal?.aborted).toBe(true);
  await asked[1]?.json(['of b']);
  await asked[0]?.json(['of a']);
  expect(loaded).toMatchObject({ status: 'ready', value: ['of b'] });
});

it('shows what was asked for last when a key comes back, and no failure of its earlier visit', async () => {
  await show('a');
  await asked[0]?.answer(failure(404));
  expect(loaded).toMatchObject({ status: 'failed', message: 'No.' });
  await show('b');
  await show('a');
  expect(loaded.status).toBe('loading');
  await asked[1]?.json(['of b']);
  expect(loaded.status).toBe('loading');
  await asked[2]?.json(['of a']);
  expect(loaded).toMatchObject({ status: 'ready', value: ['of a'] });
});

it('asks for nothing without parts, and again by hand', async () => {
  await show(null);
  expect(asked).toEqual([]);
  await show('a');
  await asked[0]?.answer(failure(404));
  await settle(() => loaded.reload());
  await asked[1]?.json(['of a']);
  expect(loaded).toMatchObject({ status: 'ready', value: ['of a'] });
});

it('shows what came before until the new has come, where that is wanted', async () => {
  await render(<Screen of="a" isPreviousShown />);
  await asked[0]?.json(['of a']);
  await render(<Screen of="b" isPreviousShown />);
  expect(loaded).toMatchObject({ status: 'ready', value: ['of a'], isStale: true });
  await asked[1]?.json(['of b']);
  expect(loaded).toMatchObject({ value: ['of b'], isStale: false });
});

it('tries again where no answer came, the server has trouble, or it asks for a moment’s patience', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 100 });
  await show('a');
  await asked[0]?.answer(new TypeError('lost'));
  expect(loaded.status).toBe('loading');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]?.answer(new Response('', { status: 429, headers: { 'Retry-After': '1' } }));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await asked[2]?.answer(proxyPage(502));
  expect(loaded).toMatchObject({ status: 'failed', message: 'Could not be loaded' });
  expect(asked).toHaveLength(3);
});

it.each([
  ['that there is no such thing', failure(404)],
  ['that it is not allowed', failure(403)],
  ['that it asks for more patience than a learner has', failure(429)],
])('takes the word of the server %s', async (_, response) => {
  if (response.status === 429) response.headers.set('Retry-After', '60');
  await show('a');
  await asked[0]?.answer(response);
  expect(loaded).toMatchObject({ status: 'failed', message: 'No.' });
  expect(asked).toHaveLength(1);
});

it('gives up a server that never answers, and does not ask it again by itself', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  await show('a');
  const [held] = asked;
  held?.signal?.addEventListener('abort', () => void held.answer(new DOMException('late', 'TimeoutError')));
  await settle(() => deadline.abort(new DOMException('late', 'TimeoutError')));
  await settle();
  expect(loaded).toMatchObject({ status: 'failed', message: 'Could not be loaded' });
  expect(asked).toHaveLength(1);
});

it('asks again for what changed on the server, from this tab and from another, and for nothing else', async () => {
  await show('a');
  await asked[0]?.json(['old']);
  await settle(() => announceChanges([listEssayProgress]));
  expect(asked).toHaveLength(1);
  await settle(() => announceChanges([listEssayAnalyses]));
  expect(loaded).toMatchObject({ status: 'ready', value: ['old'] });
  await asked[1]?.json(['new']);
  expect(loaded).toMatchObject({ value: ['new'] });
  const otherTab = new BroadcastChannel('barwright:changes');
  otherTab.postMessage(['GET /essays/{id}/analyses']);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  otherTab.close();
  await asked[2]?.answer(failure(404));
  expect(loaded).toMatchObject({ status: 'ready', value: ['new'] });
});

it('shows no first answer that was asked for before a change', async () => {
  await show('a');
  await settle(() => announceChanges([listEssayAnalyses]));
  expect(asked[0]?.signal?.aborted).toBe(true);
  await asked[0]?.json(['old']);
  await asked[1]?.json(['new']);
  expect(loaded).toMatchObject({ status: 'ready', value: ['new'], isStale: false });
});

it('keeps content for the visit and nothing else, each learner’s apart', async () => {
  await render(<Content />);
  await asked[0]?.json({ answerHtml: 'A' });
  await show('a');
  await asked[1]?.json(['mine']);
  await render(<Content />);
  expect(loaded.status).toBe('ready');
  await show('a');
  expect(loaded.status).toBe('loading');
  expect(asked).toHaveLength(3);
  logIn(BOB);
  await render(<Content />);
  expect(loaded.status).toBe('loading');
});
