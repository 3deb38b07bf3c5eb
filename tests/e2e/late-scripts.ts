import type { Page } from 'playwright/test';

const SCRIPT = /\/_next\/static\/chunks\/[^"'\\?]+\.js/g;

/**
 * Loses every script that a page fetches after those its document names, or those of them that hold a
 * text, however often they are asked for; answers what lets them through, and how many requests were
 * lost so far.
 */
export async function loseLateScripts(
  page: Page,
  address: string,
  holding?: RegExp,
): Promise<{ lostCount: () => number; restore: () => void }> {
  const document = await (await page.request.get(address)).text();
  const named = new Set(document.match(SCRIPT));
  let lost = 0;
  let isRestored = false;
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    const address = route.request().url();
    // What a script holds is looked up only where it matters: the page may have gone on by then.
    const isLost =
      !named.has(new URL(address).pathname) &&
      (holding === undefined || holding.test(await (await page.request.get(address)).text()));
    // A request may still be looked into while the scripts are restored.
    if (isRestored || !isLost) return await route.fallback();
    lost++;
    await route.abort();
  });
  return {
    lostCount: () => lost,
    restore: () => {
      isRestored = true;
    },
  };
}
