// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listOwnCards } from '@/lib/contract/cards';
import { announceChanges } from './changes';
import { type Held, holdServer, leave, render, settle } from './held-server.fixture';
import { failure } from './server.fixture';
import { useReadPages } from './use-read-pages';

let asked: Held[];
let list: ReturnType<typeof useReadPages<typeof listOwnCards>>;

function Screen({ isEnabled }: { isEnabled: boolean }) {
  list = useReadPages<typeof listOwnCards>(
    listOwnCards,
    (before) => ({ query: { before } }),
    'Failed to load your cards',
    isEnabled,
  );
  return null;
}
const ids = () => list.pages?.flatMap(({ cards }) => cards.map(({ id }) => id));
const page = (cards: string[], nextBefore: string | null = null) => ({
  cards: cards.map((id) => ({ id })),
  nextBefore,
});
const change = () => settle(() => announceChanges([listOwnCards]));

beforeEach(async () => {
  asked = holdServer();
  await render(<Screen isEnabled />);
});
afterEach(leave);

it('asks anew after a change that comes while the list is on its way, and shows nothing older', async () => {
  await asked[0]?.json(page(['old']));
  await change();
  await change();
  expect(asked[1]?.signal?.aborted).toBe(true);
  await asked[2]?.json(page(['new', 'old']));
  await asked[1]?.json(page(['old']));
  expect(ids()).toEqual(['new', 'old']);
  expect(list.isLoading).toBe(false);
});

it('is busy until the list has come', async () => {
  expect(list).toMatchObject({ pages: null, isLoading: true });
  await asked[0]?.json(page(['old']));
  expect(list.isLoading).toBe(false);
});

it('puts no page after a list that is out of date', async () => {
  await asked[0]?.json(page(['b'], 'b'));
  await settle(() => list.loadMore());
  expect(asked[1]?.line).toBe('GET /api/cards/own?before=b');
  await change();
  expect(asked[2]?.line).toBe('GET /api/cards/own');
  await asked[1]?.json(page(['a']));
  await asked[2]?.json(page(['c', 'b'], 'b'));
  expect(ids()).toEqual(['c', 'b']);
  await settle(() => list.loadMore());
  await asked[3]?.json(page(['a']));
  expect(ids()).toEqual(['c', 'b', 'a']);
  expect(list.hasMore).toBe(false);
});

it('keeps what it has where more cannot be had, and asks for just that again', async () => {
  await asked[0]?.json(page(['b'], 'b'));
  await settle(() => list.loadMore());
  await asked[1]?.answer(failure(403));
  expect(list.problem).toBe('No.');
  expect(ids()).toEqual(['b']);
  await settle(() => list.reload());
  expect(asked[2]?.line).toBe('GET /api/cards/own?before=b');
  await asked[2]?.json(page(['a']));
  expect(ids()).toEqual(['b', 'a']);
});

it('requests nothing before it is enabled', async () => {
  await leave();
  asked = holdServer();
  await render(<Screen isEnabled={false} />);
  expect(asked).toEqual([]);
});
