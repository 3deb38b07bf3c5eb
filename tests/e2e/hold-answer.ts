import type { Page } from 'playwright/test';

/**
 * Holds back what the server answers to the next call of an address, so that it comes late.
 * `isHeld` resolves once the server has answered; `letGo` hands the answer on.
 */
export async function holdAnswer(page: Page, url: string): Promise<{ isHeld: Promise<void>; letGo: () => void }> {
  let answered = () => {};
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      answered();
      await isLetGo;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return { isHeld, letGo };
}
