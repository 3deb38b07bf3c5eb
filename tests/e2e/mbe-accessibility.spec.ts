import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { MbeHistoryPage } from './pages/mbe-history-page';
import { MbePracticePage } from './pages/mbe-practice-page';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Less than nothing where room is kept for a scrollbar.
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`every step is accessible and fits: ${colorScheme}, ${width} px`, async ({ page, learner: _ }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const check = async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      const practice = new MbePracticePage(page);

      await practice.open();
      await check();
      await practice.tab('By Source').click();
      await check();
      await practice.tab('By Subtopic').click();
      await page.getByLabel('Subject', { exact: true }).selectOption('Evidence');
      await check();

      await practice.startEvidenceQuiz(2);
      await check();
      await practice.answer('a');
      await page.getByRole('region', { name: 'Rules tested' }).locator('summary').first().click();
      await check();
      await page.keyboard.press('Enter');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
      await check();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();

      if (await practice.heading(1).isVisible()) await page.getByRole('button', { name: 'Next Question' }).click();
      await practice.answerQuestions(2, 2);
      await page.keyboard.press('Enter');
      await expect(practice.savedNote).toBeVisible();
      await page.locator('summary').filter({ hasText: '1.' }).click();
      await check();

      const history = new MbeHistoryPage(page);
      await history.open();
      await check();
      await history.attempts.first().getByRole('link').click();
      await page.locator('summary').filter({ hasText: '1.' }).click();
      await check();
    });
  }
}
