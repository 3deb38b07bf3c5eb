import type { Page } from 'playwright/test';

/** Holds what is asked of an address, on its way to the server or back; answers what lets it go. */
export async function hold(page: Page, address: string, held: 'requests' | 'answers'): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (held === 'answers') {
      const response = await route.fetch();
      await isLetGo;
      return await route.fulfill({ response });
    }
    await isLetGo;
    await route.fallback();
  });
  return letGo;
}
