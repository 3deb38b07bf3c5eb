// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeToken } from '@/lib/client/token-store';
import type { OwnCard } from '@/lib/contract/cards';
import { useOwnCards } from './use-own-cards';

const card = (id: string) => ({ id, front: id, back: '', deck: '', tags: [] }) as unknown as OwnCard;

let root: Root;
let list: ReturnType<typeof useOwnCards>;
let asked: { address: string; answer: (ids: string[], nextBefore?: string | null) => Promise<void> }[];

function Screen() {
  list = useOwnCards();
  return null;
}
const load = (before?: string) =>
  act(async () => {
    void list.load(before);
  });
const ids = () => list.cards?.map(({ id }) => id);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  storeToken(`h.${btoa(JSON.stringify({ id: 'ana', username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  asked = [];
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      // Answers come even where nobody waits for them any more, as one does that was on its last step.
      new Promise<Response>((resolve) => {
        asked.push({
          address,
          answer: (cards, nextBefore = null) =>
            act(async () => resolve(Response.json({ cards: cards.map(card), nextBefore }))),
        });
      }),
  );
  root = createRoot(document.body);
  await act(async () => root.render(<Screen />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('shows the list that was asked for last, whichever comes last', async () => {
  await load();
  await load();
  await asked[1]?.answer(['new', 'old']);
  await asked[0]?.answer(['old']);
  expect(ids()).toEqual(['new', 'old']);
  expect(list.isLoading).toBe(false);
});

it('is busy until the last list has come', async () => {
  await load();
  await load();
  await asked[0]?.answer(['old']);
  expect(list).toMatchObject({ cards: null, isLoading: true });
  await asked[1]?.answer(['new', 'old']);
  expect(list.isLoading).toBe(false);
});

it('asks anew after a change that is told of while the list is on its way, also by an earlier rendering', async () => {
  await load();
  await asked[0]?.answer(['old']);
  const earlier = list;
  await load();
  await act(async () => earlier.change((shown) => [card('new'), ...shown]));
  await asked[1]?.answer(['old']);
  expect(asked).toHaveLength(3);
  await asked[2]?.answer(['new', 'old']);
  expect(ids()).toEqual(['new', 'old']);
});

it('loads all anew before it shows more of a list that is out of date', async () => {
  await load();
  await asked[0]?.answer(['b'], 'b');
  await load();
  await load('b');
  expect(asked[2]?.address).toBe('/api/cards/own');
  await asked[2]?.answer(['c', 'b'], 'b');
  await load('b');
  await asked[3]?.answer(['a']);
  expect(ids()).toEqual(['c', 'b', 'a']);
});
