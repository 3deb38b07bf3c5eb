// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, failure } from '@/lib/client/server.fixture';
import { useFigures } from './use-figures';

let asked: Held[];
let shown: ReturnType<typeof useFigures>;

function Screen({ search }: { search: string }) {
  shown = useFigures(ANA, search);
  return null;
}
const open = (search: string) => render(<Screen search={search} />);
/** Of the figures that were asked for as the nth. */
const answer = async (nth: number, of: string) => {
  await asked[2 * nth]?.json({ of });
  await asked[2 * nth + 1]?.json({ of });
};

beforeAll(() => import('./read-figures'));
beforeEach(() => {
  asked = holdServer();
});
afterEach(leave);

it('shows the figures before until the new have come whole, and none that come later than those', async () => {
  await open('');
  expect(shown.status).toBe('loading');
  await answer(0, 'all');
  await open('?subject=Torts');
  await open('?subject=Evidence');
  await asked[4]?.json({ of: 'evidence' });
  expect(shown).toMatchObject({ status: 'ready', isStale: true, value: { performance: { of: 'all' } } });
  await asked[5]?.json({ of: 'evidence' });
  await answer(1, 'torts');
  expect(shown).toMatchObject({
    isStale: false,
    value: { performance: { of: 'evidence' }, insights: { of: 'evidence' }, isNarrowed: true },
  });
});

it('stands without the insights, and says what the server says of the figures', async () => {
  await open('');
  await asked[0]?.json({ of: 'all' });
  await asked[1]?.answer(failure(404));
  expect(shown).toMatchObject({ status: 'ready', value: { insights: null } });
  await open('?subject=Torts');
  await asked[2]?.answer(failure(400, 'No such subject.'));
  expect(shown).toMatchObject({ status: 'failed', message: 'No such subject.' });
  await settle(() => shown.reload());
  expect(shown.status).toBe('loading');
});
