import type { Page } from 'playwright/test';
import { runCommand } from '@/scripts/run-command';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { MbePracticePage } from './pages/mbe-practice-page';

/** Where the server of the journeys keeps its database, see scripts/test-server.ts. */
const DATABASE = { DATABASE_URL: '', BARWRIGHT_DATA_DIRECTORY: '.test/data' };
const WORDS = 'The key should be C: the statement is not offered for its truth.';
const ANSWER = 'You are right. The question is being corrected.';

async function holdSession(page: Page, token: string, url: string): Promise<void> {
  await page.goto('/api/health');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page
    .context()
    .addCookies([{ name: 'next-auth.session-token', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
}

test('a learner reports a question, an administrator confirms and withdraws it, and the learner sees what became of it', async ({
  page,
  learner: _,
  newLearner,
  browser,
  request,
  baseURL,
  allowConsole,
}) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  await practice.answer('1');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose what is wrong.')).toBeVisible();
  await dialog.getByLabel('What is wrong with this question?').selectOption('The answer is wrong');
  await dialog.getByLabel('Describe the problem').fill(WORDS);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // What was typed is there again, after a reload too.
  await page.reload();
  await page.getByRole('button', { name: 'Resume quiz' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(dialog.getByLabel('Describe the problem')).toHaveValue(WORDS);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Thank you. Your report was sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await expect(practice.savedNote).toBeVisible();

  const reports = page.getByRole('region', { name: 'Reports' }).getByRole('listitem');
  await page.goto('/profile/reports');
  await expect(reports).toContainText([`Open`]);
  await expect(reports).toContainText([WORDS]);
  const title = (await reports.getByText(/^Question: /).textContent()) ?? '';

  allowConsole(/404/);
  await page.goto('/admin/reports');
  await expect(page.getByText('Page Not Found')).toBeVisible();

  const { username, password } = await newLearner();
  const given = await runCommand(process.execPath, ['scripts/role.mjs', username, 'admin'], DATABASE);
  expect(given).toMatchObject({ isSuccess: true });
  const { token } = await (await request.post('/api/auth/login', { data: { username, password } })).json();
  const admin = await (await browser.newContext({ baseURL })).newPage();
  await holdSession(admin, token, baseURL ?? '');
  await admin.goto('/profile/account');
  await admin.getByRole('link', { name: 'All reports' }).click();
  await admin.getByRole('link', { name: title }).click();
  await expect(admin.getByText(WORDS)).toBeVisible();
  // Other journeys may have answered it too.
  await expect(admin.getByText(/^n = \d+, by all learners$/)).toBeVisible();
  await admin.getByRole('radio', { name: 'Confirmed' }).check({ force: true });
  await admin.getByLabel('Answer to the learner').fill(ANSWER);
  await admin.getByRole('button', { name: 'Save decision' }).click();
  await admin.getByRole('button', { name: 'Withdraw from drawing' }).click();
  await expect(admin.getByText('Withdrawn: not drawn until it is worded anew')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Let it be drawn again' }).click();
  await expect(admin.getByRole('button', { name: 'Withdraw from drawing' })).toBeVisible();
  const download = admin.waitForEvent('download');
  await admin.goto('/admin/reports?state=confirmed');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^barwright-reports-.+\.csv$/);
  await admin.context().close();

  await page.goto('/profile/reports');
  await expect(reports).toContainText(['Confirmed']);
  await expect(reports).toContainText([ANSWER]);
  await expectAccessible(page);
  await page.goto('/questions/history');
  await page.getByRole('region', { name: 'Attempts' }).getByRole('link').first().click();
  await page.getByRole('main').getByRole('listitem').locator('summary').first().click();
  await expect(page.getByText('A report about this question was confirmed')).toBeVisible();
});

test('rules, explanations and essays have the button where they are read', async ({ page, learner: _ }) => {
  await page.goto('/understand/evidence');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'What it is about' })).toBeVisible();
  const buttons = page.getByRole('button', { name: /^Report a problem: / });
  const rules = page.getByRole('main').getByRole('article');
  await expect(buttons).toHaveCount(1 + (await rules.count()));
  await rules
    .first()
    .getByRole('button', { name: /^Report a problem/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog.getByLabel('What is wrong with this rule?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rules.first().getByRole('button', { name: /^Report a problem/ })).toBeFocused();
});
