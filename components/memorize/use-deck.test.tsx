// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { SAMPLE_DECK, useDeck } from './use-deck';

let asked: Held[];
let shown: ReturnType<typeof useDeck>;
let deliver: () => Promise<void>;

function Screen({ of }: { of: string }) {
  shown = useDeck(of, deliver);
  return null;
}
const open = (of: string) => render(<Screen of={of} />);
const dealt = (id: string) => ({ deck: { id }, cards: [] });

beforeEach(() => {
  asked = holdServer();
  deliver = async () => {};
});
afterEach(leave);

it('shows nothing of a deck that another was chosen after, whichever comes last', async () => {
  await open('due');
  await open('missed');
  await asked[1]?.json(dealt('missed'));
  await asked[0]?.json(dealt('due'));
  expect(shown.open).toMatchObject({ status: 'ready', deck: { id: 'missed' } });
});

it('deals anew when it is asked to, and shows nothing of the deal before', async () => {
  await open('due');
  await settle(() => shown.reload());
  expect(asked[0]?.signal?.aborted).toBe(true);
  await asked[0]?.json(dealt('early'));
  expect(shown.open.status).toBe('loading');
  await asked[1]?.json(dealt('late'));
  expect(shown.open).toMatchObject({ status: 'ready', deck: { id: 'late' }, deal: 1 });
});

it('keeps a deck of own cards, below which their list stands, until it is dealt anew', async () => {
  await open('own');
  await asked[0]?.json(dealt('own'));
  await settle(() => shown.reload());
  expect(shown.open).toMatchObject({ status: 'ready', deal: 0 });
  await asked[1]?.json(dealt('own'));
  expect(shown.open).toMatchObject({ status: 'ready', deal: 1 });
  await open('own:Cases');
  expect(shown.open.status).toBe('loading');
});

it('asks for a deck once what was rated is delivered, and not at all where it was left meanwhile', async () => {
  let delivered = () => {};
  deliver = () => new Promise((resolve) => (delivered = resolve));
  await open('due');
  expect(asked).toEqual([]);
  await settle(() => delivered());
  expect(asked).toHaveLength(1);
  await settle(() => shown.reload());
  await open(SAMPLE_DECK);
  await settle(() => delivered());
  expect(asked).toHaveLength(1);
  expect(shown.open.status).toBe('sample');
});
