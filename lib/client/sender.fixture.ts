import { vi } from 'vitest';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import { ANA, logIn } from './server.fixture';
import { installTabs } from './tabs.fixture';

/**
 * What comes before each test of the sender: an empty browser, away from the essays, whose time the test moves. Ana is
 * logged in, and what `openTab` answers is ended after the test.
 */
export function withSender(openTab: () => Promise<{ sendNow: (userId: string) => Promise<void> }>) {
  return async () => {
    installBrowser();
    await emptyOutboxes();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    installTabs();
    vi.stubGlobal('location', { pathname: '/understand', search: '', hash: '', assign: vi.fn() });
    logIn(ANA);
    const tab = await openTab();
    return async () => {
      // What an event has begun comes to its end.
      await tab.sendNow(ANA);
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  };
}
