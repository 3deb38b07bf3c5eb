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
  const release = other.holdTabLock('quiz');
  mine.holdTabLock('essay');
  const known = new Set(['quiz', 'essay']);
  expect(await Promise.all([mine.heldTabLocks(), other.heldTabLocks()])).toEqual([known, known]);
  await release();
  expect(await mine.heldTabLocks()).toEqual(new Set(['essay']));
});

it('counts a tab that is gone for nothing', async () => {
  const gone = await openTab();
  gone.holdTabLock('quiz');
  const mine = await openTab();
  expect(await mine.heldTabLocks()).toEqual(new Set(['quiz']));
  channels[0]?.close();
  expect(await mine.heldTabLocks()).toEqual(new Set());
});

it('knows of itself where tabs cannot speak to one another', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = await openTab();
  tab.holdTabLock('quiz');
  expect(await tab.heldTabLocks()).toEqual(new Set(['quiz']));
});
