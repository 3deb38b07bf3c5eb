import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';
import { ANA, BOB } from './server.fixture';
import { tickOutbox, type WaitingTick, withWaitingTicks } from './tick-outbox';

const tick = (key: string, madeAtMs = 0, refusal: string | null = null): WaitingTick => ({
  key,
  isTicked: true,
  madeAtMs,
  refusal,
});
const keysLeft = () => tickOutbox.list(ANA).map(({ key }) => key);

let entries: Map<string, string>;
beforeEach(() => {
  entries = installBrowser();
  return () => {
    for (const key of keysLeft()) tickOutbox.remove(ANA, key);
    vi.unstubAllGlobals();
  };
});

it('holds what each learner did, the first made first, and says when it changes', () => {
  const onChange = vi.fn();
  const stop = tickOutbox.watch(onChange);
  tickOutbox.put(ANA, tick('late', 2));
  tickOutbox.put(ANA, tick('early', 1));
  tickOutbox.put(BOB, tick('his'));
  tickOutbox.remove(BOB, 'his');
  stop();
  tickOutbox.put(ANA, tick('unheard', 3));
  expect(onChange).toHaveBeenCalledTimes(4);
  expect(tickOutbox.list(ANA)).toEqual(
    [tick('early', 1), tick('late', 2), tick('unheard', 3)].map((item) => expect.objectContaining(item)),
  );
  expect(tickOutbox.list(BOB)).toEqual([]);
});

it('leaves out what cannot be read, and reads what was kept before anything could be refused', () => {
  entries.set(`barwright:rule-tick:${ANA}:broken`, '{"version":1}');
  entries.set(`barwright:rule-tick:${ANA}:other`, JSON.stringify({ version: 2, ...tick('other') }));
  entries.set(`barwright:rule-tick:${ANA}:old`, '{"version":1,"key":"old","isTicked":true,"madeAtMs":1}');
  expect(tickOutbox.list(ANA)).toEqual([expect.objectContaining(tick('old', 1))]);
});

it.each([
  ['full', () => installBrowser({ quota: 1 })],
  [
    'blocked',
    () =>
      vi.stubGlobal(
        'localStorage',
        new Proxy(
          {},
          {
            get: () => () => {
              throw new DOMException('no', 'SecurityError');
            },
            ownKeys: () => {
              throw new DOMException('no', 'SecurityError');
            },
          },
        ),
      ),
  ],
])('says where a %s storage keeps nothing, and holds it for the life of the page', (_, spoil) => {
  spoil();
  tickOutbox.put(ANA, tick('one', 1));
  expect(tickOutbox.put(ANA, tick('two', 2))).toBe(false);
  expect(tickOutbox.isKept(ANA)).toBe(false);
  expect(tickOutbox.isKept(BOB)).toBe(true);
  expect(keysLeft()).toEqual(['one', 'two']);
});

it('stores what it could not store as soon as there is room', () => {
  vi.unstubAllGlobals();
  entries = installBrowser({ quota: 1 });
  tickOutbox.put(ANA, tick('one', 1));
  tickOutbox.put(ANA, tick('two', 2));
  tickOutbox.remove(ANA, 'one');
  expect(tickOutbox.isKept(ANA)).toBe(true);
  expect([...entries.keys()]).toEqual([`barwright:rule-tick:${ANA}:two`]);
});

it('lays what waits over what the server knows, without what it refused', () => {
  tickOutbox.put(ANA, { ...tick('a', 1), isTicked: false });
  tickOutbox.put(ANA, tick('c', 2));
  tickOutbox.put(ANA, tick('refused', 3, 'No'));
  expect([...withWaitingTicks(ANA, ['a', 'b'])].sort()).toEqual(['b', 'c']);
});
