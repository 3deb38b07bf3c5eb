import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { CHANDELIER } from './pages/essays-page';
import { OutlineGraphPage } from './pages/outline-graph-page';
import { RuleOutlinePage } from './pages/rule-outline-page';
import { RulesPage } from './pages/rules-page';

const HEIGHT = 667;

test.use({ viewport: { width: 375, height: HEIGHT }, hasTouch: true });

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Tab bar' });

test('the tab bar leads to the five places, marks where one is, and is large enough for a thumb', async ({
  page,
  learner: _,
}) => {
  await page.goto('/');
  const links = tabBar(page).getByRole('link');
  await expect(links).toHaveText(['Today', 'Learn', 'Memorize', 'Practice', 'Progress']);
  for (const [name, path] of [
    ['Learn', '/understand'],
    ['Memorize', '/rule-statements'],
    ['Practice', '/questions'],
    ['Progress', '/profile'],
    ['Today', '/'],
  ] as const) {
    const link = tabBar(page).getByRole('link', { name });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(tabBar(page).locator('[aria-current]')).toHaveCount(1);
  }
  await page.goto('/profile/settings');
  await expect(tabBar(page).getByRole('link', { name: 'Progress' })).toHaveAttribute('aria-current', 'true');
});

test('the tab bar stays at the lower edge and covers no last line', async ({ page, learner: _ }) => {
  await page.goto('/pts');
  const edge = async () => {
    const box = await tabBar(page).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  expect(await edge()).toBe(HEIGHT);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await edge()).toBe(HEIGHT);
  const last = await page.getByRole('contentinfo').boundingBox();
  const bar = await tabBar(page).boundingBox();
  // Layouts end between two pixels.
  expect(Math.floor((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(bar?.y ?? 0));
});

test('visitors have no tab bar', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(tabBar(page)).toHaveCount(0);
});

test('the tab bar gives way to a keyboard, to work under way and to wide screens', async ({ page, learner: _ }) => {
  await page.goto('/profile/account');
  await expect(tabBar(page)).toBeVisible();
  await page.getByLabel('Current password').tap();
  await expect(tabBar(page)).toBeHidden();
  await page.getByLabel('Current password').blur();
  await expect(tabBar(page)).toBeVisible();

  const rules = new RulesPage(page);
  await rules.open();
  await expect(rules.startButton).toBeInViewport({ ratio: 1 });
  await rules.startButton.tap();
  await expect(rules.heading(1)).toBeVisible();
  await expect(tabBar(page)).toBeHidden();
  await page.goto(CHANDELIER);
  await expect(page.getByRole('textbox', { name: /^Your answer to/ })).toBeVisible();
  await expect(tabBar(page)).toBeHidden();

  await page.goto('/pts');
  await expect(tabBar(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tabBar(page)).toBeHidden();
});

test('an outline stands for its graph until that is asked for', async ({ page, learner: _ }) => {
  const explorer = new OutlineGraphPage(page);
  await page.goto('/outlines?subject=torts');
  await expect(explorer.item('Assault and battery')).toBeVisible();
  await expect(explorer.graph).toHaveCount(0);
  await expect(explorer.button('Zoom in')).toBeHidden();
  await explorer.button('Show graph').tap();
  await explorer.expectGraph();
  await expect(explorer.button('Zoom in')).toBeVisible();
  await explorer.button('Hide graph').tap();
  await expect(explorer.graph).toHaveCount(0);
});

test('the rule outline shows one rule to a screen, the next one beside it', async ({ page, learner: _ }) => {
  const outline = new RuleOutlinePage(page);
  await outline.open();
  await outline.summary('Hearsay and circumstances of its admissibility').tap();
  const rules = page.getByRole('list', { name: 'Rules of Hearsay and circumstances of its admissibility' });
  const [first, second] = [rules.locator('> li').first(), rules.locator('> li').nth(1)];
  await first.scrollIntoViewIfNeeded();
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  expect(other?.y).toBe(one?.y);
  expect(one?.width).toBeGreaterThan(375 * 0.8);
  await second.getByRole('checkbox').focus();
  // It may be higher than the screen, and is moved to its left edge.
  await expect.poll(async () => Math.abs(((await second.boundingBox())?.x ?? 0) - (one?.x ?? 0))).toBeLessThan(2);
  await expectAccessible(page);
});
