import type { Page } from 'playwright/test';

/** What waits in the browser to be sent, by its keys (lib/client/outbox-database.ts). */
export async function outboxKeys(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const opening = indexedDB.open('barwright');
    return await new Promise<string[]>((resolve, reject) => {
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const asking = database.transaction('outbox').objectStore('outbox').getAllKeys();
        asking.onsuccess = () => {
          database.close();
          resolve(asking.result.map(String));
        };
      };
    });
  });
}

/** Takes away all that this browser keeps of a learner, but for the session. */
export async function clearRecords(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('barwright:')) localStorage.removeItem(key);
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('barwright').onsuccess = resolve;
    });
  });
}

/** Leaves the page's origin no room for anything more; answers how to end that. */
export async function fillStorage(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.evaluate(() => {
    let filled = '';
    for (let size = 2 ** 22; size >= 1; ) {
      try {
        localStorage.setItem('filling', filled + 'x'.repeat(size));
        filled += 'x'.repeat(size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  return async () => {
    await page.evaluate(() => localStorage.removeItem('filling'));
    await session.send('Storage.overrideQuotaForOrigin', { origin });
  };
}
