// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { deleteOwnCard, listDecks } from '@/lib/contract/cards';

let asked: Held[];
let call: typeof import('@/lib/client/call').call;
const text = () => document.body.textContent ?? '';
const OFFER = 'A new version is ready.';
const by = (build: string) => new Response('[]', { headers: { 'X-Build': build } });
const read = () => settle(() => void call(listDecks, { query: { timeZone: 'UTC' } }));
const write = () => settle(() => void call(deleteOwnCard, { params: { id: 'card' } }));
const field = () => document.querySelector('textarea');

beforeEach(async () => {
  vi.stubEnv('BUILD_ID', 'old');
  // What is known of versions is known for as long as the document.
  vi.resetModules();
  asked = holdServer();
  ({ call } = await import('@/lib/client/call'));
  const { NewVersion } = await import('./new-version');
  // It comes late in a browser; here it is to be there once it is asked for.
  await import('./new-version-notice');
  await render(
    <>
      <textarea />
      <NewVersion />
    </>,
  );
});
afterEach(async () => {
  await leave();
  vi.unstubAllEnvs();
});

it('says nothing while the server is of the same build, or does not say of which', async () => {
  await read();
  await asked[0]?.answer(by('old'));
  await read();
  await asked[1]?.json([]);
  expect(text()).toBe('');
});

it('offers a newer one, and reloads by nobody’s hand but the learner’s', async () => {
  await read();
  await asked[0]?.answer(by('new'));
  expect(text()).toContain(OFFER);
  await read();
  await asked[1]?.answer(by('newer'));
  expect(asked).toHaveLength(2);
  await settle(() => document.querySelector('button')?.click());
  // Where the server cannot be reached there would be no other page.
  expect(asked[2]?.line).toContain('/api/health');
  await asked[2]?.answer(new TypeError('lost'));
  expect(text()).toContain('The server cannot be reached.');
});

it('waits until nothing is typed any more', async () => {
  await settle(() => field()?.focus());
  await read();
  await asked[0]?.answer(by('new'));
  expect(text()).toBe('');
  await settle(() => field()?.blur());
  expect(text()).toContain(OFFER);
});

it('waits until what is being written has arrived', async () => {
  await write();
  await read();
  await asked[1]?.answer(by('new'));
  expect(text()).toBe('');
  await asked[0]?.answer(by('old'));
  expect(text()).toContain(OFFER);
});
