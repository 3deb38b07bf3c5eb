import type { Page } from 'playwright/test';

const UNAVAILABLE = { status: 503, json: { code: 'unavailable', msg: 'The database is down.' } };

/** Answers calls of an address, or those of one method, that the database is down; the server never hears of them. */
export async function answerUnavailable(page: Page, address: string, method?: string): Promise<void> {
  await page.route(address, (route) =>
    method === undefined || route.request().method() === method ? route.fulfill(UNAVAILABLE) : route.fallback(),
  );
}

/** Lets the server do what an address is called for, and answers that the database is down. */
export async function loseAnswers(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    await route.fetch();
    await route.fulfill(UNAVAILABLE);
  });
}
