import { outboxKeys } from './browser-outbox';
import { expect, test } from './fixtures';
import { MbePracticePage } from './pages/mbe-practice-page';
import { MemorizePage } from './pages/memorize-page';
import { SaveSign } from './pages/save-sign';

test('the sign in the navigation tells what is saved, offline and online', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const memorize = new MemorizePage(page);
  await memorize.open('subject:evidence');
  const { button } = new SaveSign(page);
  await expect(button).toHaveText('Saved');
  await expect(memorize.flashcard).toBeVisible();

  await page.context().setOffline(true);
  await expect(button).toHaveText('Offline');
  await memorize.rate('Struggled');
  await expect(button).toHaveText('Offline (1)');
  await button.click();
  const list = page.getByRole('dialog', { name: 'Offline (1)' });
  await expect(list.getByText('1 change will be sent later.')).toBeVisible();
  await expect(list.getByText('They could not be sent: the server cannot be reached')).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Saved' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveText('Saved');
  await expect(button).toBeFocused();
});

test('a device that is to forget a learner keeps nothing, and says what would be lost', async ({
  page,
  learner,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(2);
  await practice.answerQuestions(1, 1);
  const memorize = new MemorizePage(page);
  await page.route('**/api/cards/reviews', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', msg: 'Not now.' } }),
  );
  await memorize.open('subject:evidence');
  await memorize.rate('Struggled');
  await expect(page.getByText('Your ratings are waiting to be saved')).toBeVisible();

  await page.getByText(learner.username).first().click();
  await page.getByRole('button', { name: 'Log out and forget this device' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Log out and forget this device?' });
  await expect(dialog.getByText('1 change you made is not saved in your account yet and would be lost.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Log out and forget', exact: true }).click();
  await expect(page).toHaveURL('/login');
  const records = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect([records, await outboxKeys(page)].join()).not.toContain(learner.id);

  // What is kept of the same learner from now on is kept.
  await page.unroute('**/api/cards/reviews');
  await learner.logIn();
  await expect(page).toHaveURL('/');
  await practice.startEvidenceQuiz(2);
  await practice.answerQuestions(1, 1);
  await page.reload();
  await expect(page.getByText('Quiz in progress')).toBeVisible();
});
