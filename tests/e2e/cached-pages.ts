import { expect, type Page } from 'playwright/test';

/** What this browser keeps in caches besides scripts, by cache and address. */
export async function cachedAddresses(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('barwright:scripts:'));
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`)),
    );
    return [...names, ...all.flat()];
  });
}

/** Waits until the service worker serves the page. */
export async function untilServed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Waits until the document of an address is kept. */
export async function untilCached(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.status, address))
    .toBe(200);
}

/** Waits until what the API answered under an address that begins so is kept. */
export async function untilAnswerCached(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await cachedAddresses(page)).join()).toContain(path);
}

/** Takes the document of an address out of what is kept. */
export async function removeCachedPage(page: Page, address: string): Promise<void> {
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path, { ignoreVary: true });
  }, address);
}
