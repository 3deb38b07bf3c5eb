import type { Page } from 'playwright/test';

const SCRIPT = /\/_next\/static\/chunks\/[^"'\\?]+\.js/g;

/**
 * Loses every script that a page fetches after those its document names, however often it is asked for;
 * answers what lets them through, and how many requests were lost so far.
 */
export async function loseLateScripts(
  page: Page,
  address: string,
): Promise<{ lostCount: () => number; restore: () => Promise<void> }> {
  const document = await (await page.request.get(address)).text();
  const named = new Set(document.match(SCRIPT));
  let lost = 0;
  const pattern = /\/_next\/static\/chunks\/.*\.js/;
  await page.route(pattern, async (route) => {
    if (named.has(new URL(route.request().url()).pathname)) return await route.fallback();
    lost++;
    await route.abort();
  });
  return { lostCount: () => lost, restore: () => page.unroute(pattern) };
}
