import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { MbeHistoryPage } from './pages/mbe-history-page';
import { MbePracticePage } from './pages/mbe-practice-page';
import { answerUnavailable, loseAnswers } from './unavailable';

const ATTEMPTS = '**/api/quiz/attempts';
const WAITING = 'A finished quiz is waiting to be saved';

/** Opens the history and expects these attempts, newest first. */
async function expectHistory(page: Page, lines: (string | RegExp)[]): Promise<void> {
  const history = new MbeHistoryPage(page);
  await history.open();
  await expect(history.attempts).toHaveText(lines);
}

test('ten Evidence questions by keyboard, the network lost before the last one', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const practice = new MbePracticePage(page);
  await practice.open();

  await practice.tabTo(practice.box('Evidence'));
  await page.keyboard.press('Space');
  await practice.tabTo(practice.startButton);
  await page.keyboard.press('Enter');
  await practice.answerQuestions(1, 9);

  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(practice.heading(10)).toBeFocused();
  await page.keyboard.press('h');
  await expect(practice.confidence('High')).toBeChecked();
  await practice.answer('b');
  await expect(practice.verdict()).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(practice.results).toBeFocused();
  await expect(
    page.getByText('Failed to save quiz results: the server cannot be reached. Please try again later.'),
  ).toBeVisible();
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);

  await page.context().setOffline(false);
  await expect(practice.savedNote).toBeVisible();
  await expect(page.getByText(WAITING)).toBeHidden();
  await expect(page.getByText('Your finished quiz is now saved.')).toBeVisible();

  await expectHistory(page, [/Evidence.*of 10 correct/]);
  await page.getByRole('region', { name: 'Attempts' }).getByRole('link').click();
  const last = page.getByRole('listitem').filter({ hasText: /^10\./ });
  await expect(last).toContainText('You chose B');
  await expect(last).toContainText('Confidence high');
});

test('a reload in the middle of a quiz loses nothing', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(3);
  await practice.answerQuestions(1, 1);
  await page.keyboard.press('Enter');
  await expect(practice.heading(2)).toBeFocused();
  const question = await page.locator('.reading').first().textContent();
  await page.keyboard.press('c');
  await page.keyboard.press('m');

  await page.reload();
  await expect(page.getByText('1 of 3 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Resume quiz' }).click();
  await expect(practice.heading(2)).toBeFocused();
  await expect(page.locator('.reading').first()).toHaveText(question ?? '');
  await expect(practice.option('C')).toBeChecked();
  await expect(practice.confidence('Medium')).toBeChecked();
  await expect(practice.progress).toContainText('1 / 3');

  await page.keyboard.press('Enter');
  await expect(practice.verdict()).toBeVisible();
  await page.keyboard.press('Enter');
  await practice.answerQuestions(3, 3);
  await page.keyboard.press('Enter');
  await expect(practice.savedNote).toBeVisible();
  await expectHistory(page, [/Evidence.*of 3 correct/]);
});

test('a quiz is offered in no other tab while it runs, and can be discarded', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(2);
  await practice.answerQuestions(1, 1);

  const otherTab = new MbePracticePage(await page.context().newPage());
  await otherTab.open();
  await expect(otherTab.page.getByText('Quiz in progress')).toBeHidden();

  await page.getByRole('button', { name: 'Save and exit' }).click();
  await expect(page.getByText('1 of 2 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Discard: Evidence' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('1 of 2 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Discard: Evidence' }).click();
  await page.getByRole('button', { name: 'Discard the quiz' }).click();
  await expect(page.getByText('1 of 2 answered')).toBeHidden();
  await page.reload();
  await expect(practice.startButton).toBeVisible();
  await expect(page.getByText('Quiz in progress')).toBeHidden();
});

test('a quiz that was taken up in another tab can no longer be discarded', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(2);
  await practice.answerQuestions(1, 1);
  await page.getByRole('button', { name: 'Save and exit' }).click();
  await page.getByRole('button', { name: 'Discard: Evidence' }).click();

  const otherTab = new MbePracticePage(await page.context().newPage());
  await otherTab.open();
  await otherTab.page.getByRole('button', { name: 'Resume quiz' }).click();
  await expect(otherTab.verdict()).toBeVisible();
  await page.getByRole('button', { name: 'Discard the quiz' }).click();
  await expect(page.getByText('1 of 2 answered')).toBeHidden();

  await otherTab.page.reload();
  await expect(otherTab.page.getByText('1 of 2 answered')).toBeVisible();
});

test('a session that ends in the middle of a quiz costs nothing', async ({ page, learner, allowConsole }) => {
  allowConsole(/401/);
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(2);
  await practice.answerQuestions(1, 1);
  await learner.loseSession();

  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=%2Fquestions$/);
  await learner.logIn();
  await expect(page).toHaveURL(/\/questions$/);
  await page.getByRole('button', { name: 'Resume quiz' }).click();
  await expect(practice.verdict()).toBeVisible();
  await page.keyboard.press('Enter');
  await practice.answerQuestions(2, 2);

  // Once more, noticed this time by the server when the attempt is sent.
  await learner.loseSession();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?next=%2Fquestions$/);
  await learner.logIn();
  await expect(page).toHaveURL(/\/questions$/);
  await expect(practice.results).toBeVisible();
  await expect(practice.savedNote).toBeVisible();
  await expectHistory(page, [/Evidence.*of 2 correct/]);
});

test('an attempt that the server stored but did not confirm is sent again and stored once', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/503/);
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  await loseAnswers(page, ATTEMPTS);
  await practice.answerQuestions(1, 1);
  await page.keyboard.press('Enter');

  const banner = page.getByText('Failed to save quiz results: The database is down. Please try again later.');
  await expect(practice.results).toBeFocused();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: WAITING })).toBeFocused();
  await expect(practice.results).toBeVisible();
  await expect(page.getByText(WAITING)).toBeVisible();

  await page.unroute(ATTEMPTS);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(practice.savedNote).toBeVisible();
  await expectHistory(page, [/Evidence.*of 1 correct/]);
});

test('what waits is sent from the history page too, and stands in the list at once', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/503/);
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  await answerUnavailable(page, ATTEMPTS, 'POST');
  await practice.answerQuestions(1, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByText(WAITING)).toBeVisible();

  const history = new MbeHistoryPage(page);
  await history.open();
  await expect(page.getByText('No attempts yet.')).toBeVisible();
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.unroute(ATTEMPTS);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(history.attempts).toHaveText([/Evidence.*of 1 correct/]);
});

test('an attempt that the server refuses for good is kept, shown, and not sent again by itself', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/400/);
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  let tries = 0;
  await page.route(ATTEMPTS, (route) => {
    tries += 1;
    return route.fulfill({ status: 400, json: { code: 'invalid_input', msg: 'There is no such question.' } });
  });
  await practice.answerQuestions(1, 1);
  await page.keyboard.press('Enter');
  const reason = 'Failed to save quiz results: There is no such question. Please try again later.';
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(reason);

  await page.getByRole('button', { name: 'Start New Quiz' }).click();
  await practice.open();
  await expect(page.getByText('A finished quiz could not be saved')).toBeVisible();
  await expect(page.getByText('The server’s reason: There is no such question.')).toBeVisible();
  expect(tries).toBe(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^quiz-attempt-.*\.json$/);

  await page.unroute(ATTEMPTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('A finished quiz could not be saved')).toBeHidden();
  await expectHistory(page, [/Evidence.*of 1 correct/]);
});

test('without a token the summary stands, and says what is missing', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  await practice.answerQuestions(1, 1);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.keyboard.press('Enter');
  await expect(practice.results).toBeFocused();
  await expect(page.getByText('Authentication token not found...')).toBeVisible();
});

test('with a token of nobody the summary stands, and says so', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  await practice.answerQuestions(1, 1);
  await page.evaluate(() => localStorage.setItem('token', 'nobody'));
  await page.keyboard.press('Enter');
  await expect(practice.results).toBeFocused();
  await expect(page.getByText('Authentication error. Could not save quiz results.')).toBeVisible();
});
