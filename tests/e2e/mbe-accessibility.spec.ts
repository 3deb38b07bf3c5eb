import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks } from './looks';
import { MbeHistoryPage } from './pages/mbe-history-page';
import { MbePracticePage } from './pages/mbe-practice-page';

describeLooks(() => {
  test('the filters', async ({ page, learner: _ }) => {
    const practice = new MbePracticePage(page);
    await practice.open();
    await expectAccessible(page);
    await practice.tab('By Source').click();
    await expectAccessible(page);
    await practice.tab('By Subtopic').click();
    await page.getByLabel('Subject', { exact: true }).selectOption('Evidence');
    await expectAccessible(page);
  });

  test('a question, its answer and the keys', async ({ page, learner: _ }) => {
    const practice = new MbePracticePage(page);
    await practice.startEvidenceQuiz(1);
    await expectAccessible(page);
    await practice.answer('a');
    await page.getByRole('region', { name: 'Rules tested' }).locator('summary').first().click();
    await expectAccessible(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the summary, the history and a review', async ({ page, learner: _ }) => {
    const practice = new MbePracticePage(page);
    await practice.startEvidenceQuiz(1);
    await practice.answerQuestions(1, 1);
    await page.keyboard.press('Enter');
    await expect(practice.savedNote).toBeVisible();
    await page.locator('summary').filter({ hasText: '1.' }).click();
    await expectAccessible(page);

    const history = new MbeHistoryPage(page);
    await history.open();
    await expectAccessible(page);
    await history.attempts.first().getByRole('link').click();
    await page.locator('summary').filter({ hasText: '1.' }).click();
    await expectAccessible(page);
  });
});
