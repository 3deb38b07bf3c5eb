import type { Locator, Page } from 'playwright/test';
import { openDialogs } from './dialogs/open-page';
import { expect, test } from './fixtures';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('nested dialogs close one at a time, and each gives the focus back to its opener', async ({ page }) => {
  await openDialogs(page);
  await button(page, 'Open outer').click();
  await expect(button(page, 'Close')).toBeFocused();
  await button(page, 'Discard: it').press('Enter');
  await expect(question(page, 'Discard?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page, 'Discard?')).toBeHidden();
  await expect(dialog(page, 'Outer')).toBeVisible();
  await expect(button(page, 'Discard: it')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Outer')).toBeHidden();
  await expect(button(page, 'Open outer')).toBeFocused();
});

test('a click beside the inner of two dialogs leaves the outer', async ({ page }) => {
  await openDialogs(page);
  await button(page, 'Open outer').click();
  await button(page, 'Discard: it').click();
  await page.mouse.click(5, 5);
  await expect(question(page, 'Discard?')).toBeHidden();
  await expect(dialog(page, 'Outer')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page, 'Outer')).toBeHidden();
});

test('what is dragged over the edge of a dialog, either way, does not close it', async ({ page }) => {
  await openDialogs(page);
  await button(page, 'Open outer').click();
  const words = await middle(page.getByText('Words of the outer dialog'));
  await drag(page, words, { x: 5, y: 5 });
  await expect(dialog(page, 'Outer')).toBeVisible();
  await drag(page, { x: 5, y: 5 }, words);
  await expect(dialog(page, 'Outer')).toBeVisible();
  await drag(page, { x: 5, y: 5 }, { x: 9, y: 9 });
  await expect(dialog(page, 'Outer')).toBeHidden();
});

test('a dialog stays when its file chooser is left without a file', async ({ page }) => {
  await openDialogs(page);
  await button(page, 'Open outer').click();
  // What the browser sends then; no journey can leave the chooser itself.
  await page.getByLabel('File').dispatchEvent('cancel', { bubbles: true });
  await expect(dialog(page, 'Outer')).toBeVisible();
});

for (const isFocusKept of [false, true]) {
  test(`a dialog that is unmounted while open gives the focus back (kept: ${isFocusKept})`, async ({ page }) => {
    await openDialogs(page, { isFocusKept });
    for (const leave of [
      () => button(page, 'Leave').press('Enter'),
      () => page.evaluate(() => window.later()),
      () => page.keyboard.press('Escape'),
    ]) {
      await button(page, 'Open lasting').click();
      await button(page, 'Leave').focus();
      await leave();
      await expect(dialog(page, 'Leaving')).toBeHidden();
      await expect(button(page, 'Open lasting')).toBeFocused();
    }
  });

  for (const leave of ['by hand', 'later']) {
    test(`where the opener goes too, what it stood in has the focus: ${leave} (kept: ${isFocusKept})`, async ({
      page,
    }) => {
      await openDialogs(page, { isFocusKept });
      await button(page, 'Open fleeting').click();
      if (leave === 'later') await page.evaluate(() => window.later());
      else await button(page, 'Leave').press('Enter');
      await expect(dialog(page, 'Leaving')).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });
  }

  test(`a row that is deleted leaves the focus in its list (kept: ${isFocusKept})`, async ({ page }) => {
    await openDialogs(page, { isFocusKept });
    await button(page, 'Delete Palsgraf').click();
    await button(page, 'Delete the card').click();
    await expect(question(page, 'Delete this card?')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Rows' })).toBeFocused();
  });
}

test('what a page focuses as a dialog closes keeps the focus', async ({ page }) => {
  await openDialogs(page);
  await button(page, 'Begin').click();
  await button(page, 'Go on').click();
  await expect(page.getByLabel('Answer')).toBeFocused();
});

test('a dialog that nobody asked for opens again after Escape', async ({ page }) => {
  await openDialogs(page);
  for (let round = 1; round <= 3; round += 1) {
    // The browser lets no page hold back Escape where nothing was pressed since the dialog opened.
    await page.setViewportSize({ width: 1000 + round, height: 800 });
    await expect(dialog(page, 'Time is up')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Time is up')).toBeHidden();
  }
});

test('no key does anything beneath an open dialog', async ({ page }) => {
  await openDialogs(page);
  await page.keyboard.press('a');
  await expect(page.getByLabel('Keys')).toHaveText('a');
  await button(page, 'Open outer').click();
  await page.keyboard.press('b');
  await button(page, 'Discard: it').click();
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Outer')).toBeHidden();
  await page.keyboard.press('d');
  await expect(page.getByLabel('Keys')).toHaveText('ad');
});

test('a dialog has a name, and one that asks the words of its question as well', async ({ page }) => {
  await openDialogs(page);
  await button(page, 'Open outer').click();
  await expect(dialog(page, 'Outer')).toHaveAccessibleDescription('');
  await button(page, 'Discard: it').click();
  await expect(question(page, 'Discard?')).toHaveAccessibleDescription('It is lost.');
});

test('a dialog out of a menu leaves the menu open and the focus where it was', async ({ page }) => {
  await openDialogs(page);
  await page.getByText('Learner').click();
  const forget = button(page, 'Forget: this device').first();
  await forget.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Close')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page, 'Forget?')).toBeHidden();
  await expect(forget).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(forget).toBeHidden();
  await expect(page.locator('summary', { hasText: 'Learner' })).toBeFocused();
});

test('Escape closes the menu of a phone from its button too, and the list within it first', async ({ page }) => {
  await openDialogs(page);
  const menu = button(page, 'Menu');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  const within = page.locator('summary', { hasText: 'Within' });
  await within.press('Enter');
  await expect(page.locator('details', { has: within })).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(within).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the page does not scroll beneath a dialog, and does again after it', async ({ page, learner: _ }) => {
  await page.goto('/profile/account');
  const whole = page.locator('html');
  await expect(whole).toHaveCSS('overflow-y', 'visible');
  await button(page, 'Delete my account').click();
  await expect(dialog(page, 'Delete my account')).toBeVisible();
  await expect(whole).toHaveCSS('overflow-y', 'hidden');
  await button(page, 'Keep my account').click();
  await expect(button(page, 'Delete my account')).toBeFocused();
  await expect(whole).toHaveCSS('overflow-y', 'visible');
});
