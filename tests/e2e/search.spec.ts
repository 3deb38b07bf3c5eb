import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';

test('Ctrl+K finds a rule in spite of a typing error, by keys alone, and remembers the search', async ({
  page,
  learner: _,
}) => {
  await page.goto('/rules');
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible();
  const field = page.getByRole('combobox', { name: /^Search rules/ });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
  }).toPass();
  await page.keyboard.type('heresay within');
  await expect(page.getByText('Showing results for “hearsay within”')).toBeVisible();
  const rules = page.getByRole('group', { name: 'Rules' });
  await expect(rules.getByRole('option').first()).toContainText(/hearsay/i);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/understand\//);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'heresay within' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the field on a phone opens a page', async ({ page, learner: _ }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/rules');
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('combobox', { name: /^Search rules/ }).fill('flashcards');
  await page.getByRole('option', { name: 'Rule Statements' }).click();
  await expect(page).toHaveURL(/\/rule-statements/);
});
