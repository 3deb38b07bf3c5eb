// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Loaded, useLoaded } from './use-loaded';

let root: Root;
let loaded: Loaded<string>;
let asked: { key: string; signal: AbortSignal; come: (value: string) => Promise<void>; fail: () => Promise<void> }[];

function Screen({ of }: { of: string | null }) {
  loaded = useLoaded(
    of,
    (signal) =>
      new Promise<string>((resolve, reject) => {
        asked.push({
          key: of ?? '',
          signal,
          come: (value) => act(async () => resolve(value)),
          fail: () => act(async () => reject(new Error('lost'))),
        });
      }),
    'Could not be loaded',
  );
  return null;
}
const show = (of: string | null) => act(async () => root.render(<Screen of={of} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  root = createRoot(document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('never shows what comes late for another key', async () => {
  await show('a');
  await show('b');
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[1]?.come('of b');
  await asked[0]?.come('of a');
  expect(loaded).toEqual({ status: 'ready', value: 'of b' });
});

it('shows what was asked for last when a key comes back, and no failure of its earlier visit', async () => {
  await show('a');
  await asked[0]?.fail();
  expect(loaded).toMatchObject({ status: 'failed', message: 'Could not be loaded' });
  await show('b');
  await show('a');
  expect(loaded.status).toBe('loading');
  await asked[1]?.come('of b');
  expect(loaded.status).toBe('loading');
  await asked[2]?.come('of a');
  expect(loaded).toEqual({ status: 'ready', value: 'of a' });
});

it('asks for nothing without a key, and again by hand', async () => {
  await show(null);
  expect(asked).toEqual([]);
  await show('a');
  await asked[0]?.fail();
  await act(async () => loaded.status === 'failed' && loaded.reload());
  await asked[1]?.come('of a');
  expect(loaded).toEqual({ status: 'ready', value: 'of a' });
});
