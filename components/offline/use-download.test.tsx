// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DownloadRequest, Downloads } from '@/lib/client/downloads';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, failure } from '@/lib/client/server.fixture';
import { useDownload } from './use-download';

/** The page of downloads itself is all that this asks for. */
const NOTHING: DownloadRequest = {
  hasCards: false,
  questionCount: 0,
  questionSubjects: [],
  explainedSubjects: [],
  hasEssays: false,
};

let asked: Held[];
let downloaded: Downloads[];
let screen: ReturnType<typeof useDownload>;
/** The addresses that are cached. */
let cached: Map<string, Response>;

function Screen() {
  screen = useDownload(ANA, (downloads) => downloaded.push(downloads));
  return <p>{JSON.stringify(screen.state)}</p>;
}
const state = () => JSON.parse(document.querySelector('p')?.textContent ?? '') as { status: string; message?: string };
const page = () => new Response(`<title>Downloads</title><span data-learner="${ANA}"></span>`);
const start = () => settle(() => screen.download(NOTHING));

/** The few parts of the caches that downloads touch. */
function installCaches(): void {
  cached = new Map();
  const cache = {
    put: async (address: string, response: Response) => void cached.set(address, response),
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => cached.delete(url),
  };
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache });
  Object.assign(navigator, { locks: { request: (_: string, task: () => unknown) => task() } });
}

beforeEach(async () => {
  asked = holdServer();
  installCaches();
  downloaded = [];
  await render(<Screen />);
});
afterEach(leave);

it('tells how far it is, and that it is done', async () => {
  expect(state().status).toBe('idle');
  await start();
  expect(state()).toEqual({ status: 'downloading', done: 0, total: 1 });
  await asked[0]?.answer(page());
  await settle();
  expect([state().status, downloaded.length]).toEqual(['done', 1]);
  expect([...cached.keys()].map((url) => new URL(url).pathname)).toEqual(['/downloads', '/taken-along']);
});

it.each([
  ['a lost network', new TypeError('Failed to fetch'), 'The server cannot be reached.'],
  ['an error of the server', failure(500), 'The server did not answer as expected.'],
])('says what %s means', async (_, answer, message) => {
  await start();
  await asked[0]?.answer(answer);
  expect(state().message).toContain(message);
  expect(downloaded).toEqual([]);
});

it('stays canceled, and caches nothing, whatever comes late', async () => {
  await start();
  await settle(() => screen.cancel());
  await asked[0]?.answer(page());
  await settle();
  expect([state().status, downloaded, [...cached.keys()]]).toEqual(['idle', [], []]);
});

it('shows the download that was asked for last', async () => {
  await start();
  await start();
  // What was broken off lets go first.
  await asked[0]?.answer(page());
  await settle();
  expect([state().status, downloaded]).toEqual(['downloading', []]);
  await asked[1]?.answer(page());
  await settle();
  expect([state().status, downloaded.length]).toEqual(['done', 1]);
});

it('is broken off when its page is left', async () => {
  await start();
  const [request] = asked;
  await leave();
  await request?.answer(page());
  expect([request?.signal?.aborted, downloaded, [...cached.keys()]]).toEqual([true, [], []]);
});
