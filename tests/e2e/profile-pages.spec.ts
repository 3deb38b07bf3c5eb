import { answerWrong } from './answer-wrong';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks, EVERY_LOOK } from './looks';
import { ProfilePage } from './pages/profile-page';

const YEAR = 'Activity Heatmap (Past 12 Months)';

test('each page of the profile has its own address, and the others are a link away', async ({ page, learner }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  for (const [name, path] of [
    ['Activity', '/profile/activity'],
    ['Settings', '/profile/settings'],
    ['Account', '/profile/account'],
    ['Progress', '/profile'],
  ] as const) {
    await profile.goTo(name);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name === 'Progress' ? 'Profile & Stats' : name);
  }
  await expect(page.getByRole('region', { name: 'User Profile' })).toContainText(learner.username);
});

test('the activity shows the latest quizzes and the past year, or says that there is nothing yet', async ({
  page,
  learner,
}) => {
  const profile = new ProfilePage(page);
  await page.goto('/profile/activity');
  await expect(page.getByText('No questions answered in the past 12 months.')).toBeVisible();
  await expect(page.getByText('No attempts yet.')).toBeVisible();

  await answerWrong(page, learner);
  await page.reload();
  await expect(profile.chart(YEAR).getByRole('img').first()).toBeVisible();
  const latest = page.getByRole('region', { name: 'Latest quizzes' });
  await expect(latest.getByRole('listitem')).toContainText('0 of 2 correct');
  await latest.getByRole('link', { name: 'All past attempts' }).click();
  await expect(page).toHaveURL('/questions/history');
});

test('a failure of the activity is said, and can be tried again', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/api/performance/insights*', (route) => route.abort());
  await page.goto('/profile/activity');
  await expect(page.getByText('Your activity could not be loaded.')).toBeVisible();
  await page.unroute('**/api/performance/insights*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Study today to begin one.')).toBeVisible();
});

test('the study plan can be saved again and again', async ({ page, learner: _ }) => {
  const { plan } = new ProfilePage(page);
  await page.goto('/profile/settings');
  for (const exam of ['california', 'ube']) {
    await plan.getByLabel('Exam', { exact: true }).selectOption(exam);
    await plan.getByRole('button', { name: 'Save study plan' }).click();
    await expect(plan.getByText('Study plan saved.')).toBeVisible();
    await page.reload();
    await expect(plan.getByLabel('Exam', { exact: true })).toHaveValue(exam);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('a value that stands at no mark is read by touch', async ({ page, learner }) => {
    await answerWrong(page, learner);
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.chartsDrawn();
    const pace = profile.chart('Seconds per Question against Accuracy');
    await pace.locator('svg circle').first().tap({ force: true });
    await expect(
      pace
        .locator('div')
        .filter({ hasText: /^Evidence: 100 s, 0\.0%$/ })
        .last(),
    ).toBeVisible();
    // The only value needs no reading.
    await expect(profile.chart('Daily Accuracy').getByText(/: 0\.0% of 2 questions$/)).toBeVisible();
  });
});

describeLooks(() => {
  test('the pages with figures, all of them open', async ({ page, learner }) => {
    await answerWrong(page, learner, { confidence: 'High' });
    const profile = new ProfilePage(page);
    await profile.open();
    await expect(profile.total).toHaveText('2');
    await profile.showTables();
    await profile.openEverything();
    await profile.chartsDrawn();
    await expectAccessible(page);
    await profile.goTo('Activity');
    await expect(profile.chart(YEAR).getByRole('img').first()).toBeVisible();
    await profile.chartsDrawn();
    await expectAccessible(page);
  });
}, EVERY_LOOK);
