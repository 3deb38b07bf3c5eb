import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';

/** The module as another tab has it: with what it keeps of its own. */
async function openTab() {
  vi.resetModules();
  return await import('./tab-lock');
}

/** The channels of the tabs, in the order in which they were needed. */
let channels: BroadcastChannel[] = [];

beforeEach(() => {
  // Without locks, as on plain http.
  installBrowser();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  return () => {
    for (const channel of channels) channel.close();
    channels = [];
    vi.unstubAllGlobals();
  };
});

it('tells every tab what some tab holds, where the browser has no locks', async () => {
  const mine = await openTab();
  const other = await openTab();
  const release = other.holdTabLock('barwright:quiz:1');
  mine.holdTabLock('barwright:drafts:ana');
  const known = new Set(['barwright:quiz:1', 'barwright:drafts:ana']);
  expect(await Promise.all([mine.heldTabLocks(), other.heldTabLocks()])).toEqual([known, known]);
  await release();
  expect(await mine.heldTabLocks()).toEqual(new Set(['barwright:drafts:ana']));
});

it('counts a tab that is gone for nothing', async () => {
  const gone = await openTab();
  gone.holdTabLock('barwright:quiz:1');
  const mine = await openTab();
  expect(await mine.heldTabLocks()).toEqual(new Set(['barwright:quiz:1']));
  channels[0]?.close();
  expect(await mine.heldTabLocks()).toEqual(new Set());
});

it('knows of itself where tabs cannot speak to one another', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = await openTab();
  tab.holdTabLock('barwright:quiz:1');
  expect(await tab.heldTabLocks()).toEqual(new Set(['barwright:quiz:1']));
});
