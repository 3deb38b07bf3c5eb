// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { failure } from '@/lib/client/server.fixture';
import { type SearchState, useSearch } from './use-search';

let asked: Held[];
let search: SearchState;

function Screen() {
  search = useSearch('', undefined, null);
  return null;
}
/** Types, and rests until the server is asked. */
async function type(text: string) {
  const before = asked.length;
  await settle(() => search.type(text));
  await vi.waitFor(async () => {
    await settle();
    expect(asked.length).toBeGreaterThan(before);
  });
}

beforeAll(() => import('./read-search'));
beforeEach(async () => {
  asked = holdServer();
  await render(<Screen />);
});
afterEach(leave);

it('shows what was found for what is typed, and nothing that comes later for something else', async () => {
  await type('hearsay');
  await type('hearsay within');
  expect(asked[0]?.signal?.aborted).toBe(true);
  await asked[1]?.json({ total: 2 });
  await asked[0]?.json({ total: 1 });
  expect(search).toMatchObject({
    isSearching: false,
    settled: { query: 'hearsay within', outcome: { total: 2 } },
  });
});

it('keeps what was found until the next has come', async () => {
  await type('hearsay');
  await asked[0]?.json({ total: 1 });
  await type('hearsay within');
  expect(search).toMatchObject({ isSearching: true, settled: { query: 'hearsay' } });
  await asked[1]?.json({ total: 2 });
  expect(search.settled?.query).toBe('hearsay within');
});

it('says what the server says, and asks again by hand', async () => {
  await type('hearsay');
  await asked[0]?.answer(failure(400, 'At most 200 characters.'));
  expect(search).toMatchObject({ isSearching: false, settled: { outcome: 'At most 200 characters.' } });
  await settle(() => search.retry());
  expect(search).toMatchObject({ isSearching: true, settled: null });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]?.json({ total: 1 });
  expect(search.settled?.outcome).toEqual({ total: 1 });
});
