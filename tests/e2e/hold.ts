import type { Page } from 'playwright/test';

/** A promise, and what resolves it. */
function turnstile(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}

/** Holds all requests to an address on their way to the server; answers what lets them go. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { isOpen, open } = turnstile();
  await page.route(address, async (route) => {
    await isOpen;
    await route.fallback();
  });
  return open;
}

/**
 * Holds back what the server answers to the next call of an address, so that it comes late.
 * `isHeld` resolves once the server has answered; `letGo` hands the answer on.
 */
export async function holdAnswer(page: Page, address: string): Promise<{ isHeld: Promise<void>; letGo: () => void }> {
  const answer = turnstile();
  const way = turnstile();
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      answer.open();
      await way.isOpen;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { isHeld: answer.isOpen, letGo: way.open };
}
