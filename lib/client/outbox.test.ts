import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import type { Outbox } from './outbox';
import { ANA, BOB } from './server.fixture';
import type { WaitingTick } from './tick-outbox';

const tick = (key: string, madeAtMs = 0, refusal: string | null = null): WaitingTick => ({
  key,
  isTicked: true,
  madeAtMs,
  refusal,
});

/** The outbox as a document loads it. */
async function openTab(): Promise<Outbox<WaitingTick>> {
  vi.resetModules();
  return (await import('./tick-outbox')).tickOutbox;
}

const keysOf = async (outbox: Outbox<WaitingTick>, userId = ANA) => (await outbox.list(userId)).map(({ key }) => key);

let entries: Map<string, string>;
let outbox: Outbox<WaitingTick>;
beforeEach(async () => {
  entries = installBrowser();
  await emptyOutboxes();
  outbox = await openTab();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** The browser has no room for a record whose text holds `text`. */
function refuse(text: string): { end: () => void } {
  const { put } = IDBObjectStore.prototype;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (JSON.stringify(value).includes(text)) throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, value, key);
  });
  return { end: () => spy.mockRestore() };
}

it('holds what each learner did, the first made first, also for the next page', async () => {
  await outbox.put(ANA, tick('late', 2));
  await outbox.put(ANA, tick('early', 1));
  await outbox.put(BOB, tick('his'));
  const next = await openTab();
  expect(await next.list(ANA)).toMatchObject([tick('early', 1), tick('late', 2)]);
  expect(await next.find(BOB, 'his')).toMatchObject(tick('his'));
  await next.remove(BOB, 'his');
  expect([await keysOf(outbox, BOB), await outbox.find(BOB, 'his')]).toEqual([[], null]);
});

it('tells every tab what it holds, now and after each change, until it is no longer asked', async () => {
  const other = await openTab();
  await outbox.put(ANA, tick('before'));
  const told: string[][] = [];
  const stop = other.follow(ANA, ({ items }) => told.push(items.map(({ key }) => key)));
  await vi.waitFor(() => expect(told).toEqual([['before']]));
  await outbox.put(ANA, tick('here', 1));
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['before', 'here']));
  await other.remove(ANA, 'before');
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['here']));
  stop();
  const { length } = told;
  await other.put(ANA, tick('unheard', 3));
  await other.list(ANA);
  expect(told).toHaveLength(length);
});

it('tells at once of what is put in, and never without it until it is taken out', async () => {
  const told: string[][] = [];
  outbox.follow(ANA, ({ items }) => told.push(items.map(({ key }) => key)));
  await vi.waitFor(() => expect(told).toEqual([[]]));
  // A reading is on its way, which began before.
  await outbox.put(BOB, tick('his'));
  const isPut = outbox.put(ANA, tick('a'));
  expect(told.at(-1)).toEqual(['a']);
  const { length } = told;
  await isPut;
  await outbox.put(ANA, tick('b', 1));
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['a', 'b']));
  expect(told.slice(length).filter((keys) => !keys.includes('a'))).toEqual([]);
});

it('leaves out what cannot be read', async () => {
  const { writeEntry } = await import('./outbox-database');
  await writeEntry(`barwright:rule-tick:${ANA}:broken`, { version: 1 });
  await writeEntry(`barwright:rule-tick:${ANA}:newer`, { version: 2, ...tick('newer') });
  await outbox.put(ANA, tick('good'));
  expect(await keysOf(outbox)).toEqual(['good']);
});

describe('an item that changes while it is sent', () => {
  it('is left as it is now, whichever tab has changed it', async () => {
    await outbox.put(ANA, tick('a', 1));
    const [sent] = await outbox.list(ANA);
    const other = await openTab();
    await other.put(ANA, { ...tick('a', 2), isTicked: false });
    if (sent) await outbox.replace(ANA, sent, null);
    expect(await outbox.list(ANA)).toMatchObject([{ ...tick('a', 2), isTicked: false }]);
  });

  it.each([
    ['taken out', null, []],
    ['put aside', tick('a', 1, 'No'), [tick('a', 1, 'No')]],
  ])('is %s where it has not', async (_, next, left) => {
    await outbox.put(ANA, tick('a', 1));
    const [sent] = await outbox.list(ANA);
    if (sent) await outbox.replace(ANA, sent, next);
    expect(await outbox.list(ANA)).toMatchObject(left);
  });
});

describe('a browser that refuses', () => {
  it.each<[string, () => void]>([
    ['to store more', () => refuse('key')],
    [
      'its storage',
      () =>
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    [
      'to know of any',
      () => {
        vi.stubGlobal('indexedDB', undefined);
        vi.stubGlobal('IDBKeyRange', undefined);
      },
    ],
  ])('%s is told of, and what was done lives as long as the page', async (_, spoil) => {
    spoil();
    outbox = await openTab();
    expect(await outbox.put(ANA, tick('one', 1))).toBe(false);
    expect(await keysOf(outbox)).toEqual(['one']);
    const held = await new Promise((resolve) => outbox.follow(ANA, resolve));
    expect(held).toMatchObject({ isStored: false, items: [tick('one', 1)] });
    expect(await new Promise((resolve) => outbox.follow(BOB, resolve))).toMatchObject({ isStored: true });
    const [item] = await outbox.list(ANA);
    if (item) await outbox.replace(ANA, item, null);
    expect(await keysOf(outbox)).toEqual([]);
  });

  it('gets what it had no room for as soon as it has', async () => {
    const full = refuse('two');
    await outbox.put(ANA, tick('one', 1));
    expect(await outbox.put(ANA, tick('two', 2))).toBe(false);
    expect(await keysOf(await openTab())).toEqual(['one']);
    full.end();
    await outbox.remove(ANA, 'one');
    expect(await keysOf(await openTab())).toEqual(['two']);
  });

  it('does not bring back what was taken out while it was on its way into the storage', async () => {
    refuse('"a"');
    await Promise.all([outbox.put(ANA, tick('a', 1)), outbox.remove(ANA, 'a')]);
    expect(await keysOf(outbox)).toEqual([]);
  });

  it('never shows an older text where there was no room for the newer', async () => {
    await outbox.put(ANA, tick('a', 1));
    refuse('"madeAtMs":2');
    await outbox.put(ANA, { ...tick('a', 2), isTicked: false });
    expect(await outbox.list(ANA)).toMatchObject([{ madeAtMs: 2, isTicked: false }]);
    const item = await outbox.find(ANA, 'a');
    if (item) await outbox.replace(ANA, item, null);
    expect([await keysOf(outbox), await keysOf(await openTab())]).toEqual([[], []]);
  });
});

it('goes on after the browser has cleared its storage', async () => {
  await outbox.put(ANA, tick('cleared'));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('barwright').onsuccess = resolve;
  });
  expect(await outbox.put(ANA, tick('after'))).toBe(true);
  expect(await keysOf(await openTab())).toEqual(['after']);
});

it.each([
  ['that says yes', async () => true],
  ['that says no', async () => false],
  ['that fails', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
])('asks a browser %s once not to clear what is kept by itself', async (_, answer) => {
  const persist = vi.fn(answer);
  vi.stubGlobal('navigator', { storage: { persist } });
  await outbox.list(ANA);
  expect(persist).not.toHaveBeenCalled();
  await outbox.put(ANA, tick('one'));
  expect(await outbox.put(ANA, tick('two'))).toBe(true);
  expect(persist).toHaveBeenCalledOnce();
});

it('takes over what the version before kept in local storage, once', async () => {
  entries.set(`barwright:rule-tick:${ANA}:old`, '{"version":1,"key":"old","isTicked":true,"madeAtMs":1}');
  entries.set(`barwright:rule-tick:${ANA}:broken`, '{"version":');
  entries.set('barwright:expand-abbreviations', 'true');
  outbox = await openTab();
  expect(await outbox.list(ANA)).toEqual([expect.objectContaining(tick('old', 1))]);
  expect([...entries.keys()]).toEqual(['barwright:expand-abbreviations']);
  await outbox.remove(ANA, 'old');
  expect(await keysOf(await openTab())).toEqual([]);
});

it('forgets a learner who is gone, in every tab, and takes in nothing more of theirs', async () => {
  const other = await openTab();
  await outbox.put(ANA, tick('hers'));
  await outbox.put(BOB, tick('his'));
  const { forgetLearner } = await import('./forget-learner');
  await forgetLearner(ANA);
  expect([await keysOf(other), await keysOf(other, BOB)]).toEqual([[], ['his']]);
  await other.put(ANA, tick('late'));
  expect(await keysOf(await openTab())).toEqual([]);
});

it('lays what waits over what the server knows, without what it refused', async () => {
  const { withWaitingTicks } = await import('./tick-outbox');
  const waiting = [{ ...tick('a', 1), isTicked: false }, tick('c', 2), tick('refused', 3, 'No')];
  expect([...withWaitingTicks(['a', 'b'], waiting)].sort()).toEqual(['b', 'c']);
});

it('forgets also what the browser had no room for', async () => {
  const { forgetLearner } = await import('./forget-learner');
  refuse('mine');
  await outbox.put(ANA, tick('mine'));
  await outbox.put(BOB, tick('his'));
  await forgetLearner(ANA);
  expect([await keysOf(outbox), await keysOf(outbox, BOB)]).toEqual([[], ['his']]);
});
