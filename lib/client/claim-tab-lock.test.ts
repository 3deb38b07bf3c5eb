import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';

async function openTab() {
  vi.resetModules();
  return await import('./tab-lock');
}

type Request = { ifAvailable?: boolean; steal?: boolean };

/** The locks of a browser, as far as a claim needs them: free, held or stolen. */
function lockManager() {
  let held: { lose: (reason: unknown) => void } | null = null;
  const request = (name: string, { steal }: Request, task: (lock: { name: string } | null) => Promise<void>) => {
    if (held && !steal) return Promise.resolve(task(null));
    held?.lose(new DOMException('stolen', 'AbortError'));
    return new Promise<void>((resolve, reject) => {
      const mine = { lose: reject };
      held = mine;
      void task({ name }).then(() => {
        if (held === mine) held = null;
        resolve();
      });
    });
  };
  return { request, query: async () => ({ held: [] }) };
}

const channels: BroadcastChannel[] = [];
beforeEach(() => {
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
    for (const channel of channels.splice(0)) channel.close();
    vi.unstubAllGlobals();
  };
});

describe.each([
  ['with locks of the browser', () => vi.stubGlobal('navigator', { locks: lockManager() })],
  ['without', () => {}],
])('a quiz in two tabs, %s', (_, prepare) => {
  it('belongs to the first until it is taken over or given back', async () => {
    prepare();
    const [first, second] = [await openTab(), await openTab()];
    const [leaveFirst, leaveSecond] = [new AbortController(), new AbortController()];
    const onLost = vi.fn();
    const claim = { isTakeover: false, onLost };
    expect(await first.claimTabLock('barwright:quiz:1', { ...claim, signal: leaveFirst.signal })).toBe(true);
    expect(await second.claimTabLock('barwright:quiz:1', { ...claim, signal: leaveSecond.signal })).toBe(false);
    expect(onLost).not.toHaveBeenCalled();

    const takeover = { isTakeover: true, onLost: vi.fn(), signal: leaveSecond.signal };
    expect(await second.claimTabLock('barwright:quiz:1', takeover)).toBe(true);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
    leaveFirst.abort();
    expect(await first.claimTabLock('barwright:quiz:1', { ...claim, signal: new AbortController().signal })).toBe(
      false,
    );
    leaveSecond.abort();
    await vi.waitFor(async () =>
      expect(await first.claimTabLock('barwright:quiz:1', { ...claim, signal: new AbortController().signal })).toBe(
        true,
      ),
    );
    expect(takeover.onLost).not.toHaveBeenCalled();
  });

  it('is had again at once by the tab that has just given it back', async () => {
    prepare();
    const tab = await openTab();
    const leaving = new AbortController();
    const claim = { isTakeover: false, onLost: () => {} };
    const early = tab.claimTabLock('barwright:quiz:1', { ...claim, signal: leaving.signal });
    leaving.abort();
    expect(await tab.claimTabLock('barwright:quiz:1', { ...claim, signal: new AbortController().signal })).toBe(true);
    await early;
  });
});
