import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks, EVERY_LOOK } from './looks';
import { AccountForms } from './pages/account-forms';
import { HomePage } from './pages/home-page';
import { MbePracticePage } from './pages/mbe-practice-page';
import { PlanPage } from './pages/plan-page';
import { WelcomePage } from './pages/welcome-page';

const PASSWORD = 'correct horse';

test('a visitor answers a question at once, tries without an account, practices, and keeps all of it under a name', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await home.question.getByRole('button', { name: /^A\./ }).click();
  await expect(home.question).toContainText('Correct. Why B tempts');
  await home.tryAsGuest.click();

  const welcome = new WelcomePage(page);
  await expect(page).toHaveURL('/welcome');
  await welcome.say('Uniform Bar Exam', 'Not yet', '20 hours a week');
  await welcome.later.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');

  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(2);
  await practice.answerQuestions(1, 2);
  await page.keyboard.press('Enter');
  await expect(practice.savedNote).toBeVisible();

  const forms = new AccountForms(page);
  const username = `claimed-${randomUUID()}`;
  await page.getByRole('link', { name: 'Save your work' }).click();
  await expect(page.getByRole('heading', { name: 'Save your work' })).toBeVisible();
  await forms.username.fill(username);
  await forms.password.fill(PASSWORD);
  await forms.confirmation.fill(PASSWORD);
  await page.getByRole('button', { name: 'Save my work' }).click();
  await expect(page).toHaveURL('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText(username)).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Save your work' })).toHaveCount(0);

  await navigation.getByText(username).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await forms.logInAs(username, PASSWORD);
  await expect(new PlanPage(page).today.getByRole('link', { name: 'Start: the diagnostic' })).toBeVisible();
  await page.goto('/questions/history');
  await expect(page.getByRole('link', { name: /Evidence.* of 2 correct/ })).toHaveCount(1);
});

test('a visitor has a rule checked in the browser, which asks the server for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  const home = new HomePage(page);
  await home.open();
  await home.writeRule('Consideration is a bargained-for exchange.');
  await expect(home.rule.getByText('Incorrect', { exact: true })).toBeVisible();
  await home.rule.getByRole('button', { name: 'Write it again' }).click();
  await home.writeRule(
    'Where an actor intends to commit an assault or a battery against one person and instead commits a different one of these torts, or commits a tort against a different person, the intent transfers and satisfies the intent element of the tort committed.',
  );
  await expect(home.rule.getByText('Correct', { exact: true })).toBeVisible();
  await expect(home.rule).toContainText('3 of 3 elements');
  await expect(home.rule).not.toContainText('flashcard');
  expect(asked).toEqual([]);

  await home.tree.getByText('Writings, recordings, and photographs').click();
  await expect(home.tree.getByText('Requirement of original')).toBeVisible();
});

test.describe('on a phone of 375 by 667', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('the question and its answers are in view without scrolling', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    const last = home.question.getByRole('button', { name: /^B\./ });
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

/** Whether the parts of the navigation stand beside each other. */
async function expectNothingOverlaps(page: Page): Promise<void> {
  const overlapping = await page.evaluate(() => {
    const nav = document.querySelector('nav[aria-label=Main]');
    const parts = [...(nav?.querySelectorAll('a, button, summary, fieldset, select') ?? [])]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.parentElement?.closest('a, button'))
      .map((part) => ({
        part,
        name: part.textContent?.trim() || part.getAttribute('aria-label'),
        box: part.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return parts.flatMap((one, place) =>
      parts
        .slice(place + 1)
        .filter(({ part, box }) => {
          if (one.part.contains(part) || part.contains(one.part)) return false;
          const width = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left);
          const height = Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top);
          return width > 1 && height > 1;
        })
        .map(({ name }) => `${one.name} / ${name}`),
    );
  });
  expect(overlapping).toEqual([]);
}

describeLooks(() => {
  test('a guest finds the sign of what is saved beside everything else', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.tryAsGuest.click();
    await expect(page).toHaveURL('/welcome');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expectNothingOverlaps(page);
    await expectAccessible(page);
  });
}, [...EVERY_LOOK, { colorScheme: 'light', width: 1024 }, { colorScheme: 'dark', width: 1024 }]);

describeLooks(() => {
  test('the home of a visitor', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.question.getByRole('button', { name: /^B\./ }).click();
    await home.writeRule('The intent transfers to a different victim.');
    await expect(home.rule).toContainText('of 3 elements');
    await expectAccessible(page);
  });
});
