import type { Page } from 'playwright/test';
import { answerWrong } from './answer-wrong';
import { expect, test } from './fixtures';
import { holdAnswer } from './hold';
import { MbePracticePage } from './pages/mbe-practice-page';
import { ProfilePage } from './pages/profile-page';
import { answerUnavailable } from './unavailable';

const PERFORMANCE = '**/api/quiz/user/*/performance*';
const INSIGHTS = '**/api/performance/insights*';
const CHARTS = [
  'Activity Heatmap (Next 3 Months)',
  'Daily Questions Answered',
  'Daily Accuracy',
  'Accuracy by Topic',
  'Seconds per Question against Accuracy',
];

type Shift = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };

/** Notes what in sight moves by itself, from where to where, on every page that is opened from now on. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources } = entry as PerformanceEntry & { hadRecentInput: boolean; sources: Shift[] };
        if (hadRecentInput) continue;
        for (const { node, previousRect, currentRect } of sources) {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          shifts.push(`${placeOf(previousRect)} to ${placeOf(currentRect)}: ${what?.slice(0, 200)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

test('no data, then a quiz, then every figure of it, without anything in sight moving', async ({ page, learner }) => {
  const shifts = await watchShifts(page);
  const profile = new ProfilePage(page);
  await profile.open();
  const card = page.getByRole('region', { name: 'User Profile' });
  for (const text of [learner.username, 'learner', learner.id]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(
    profile.performance.getByText('No performance data available yet. Take a quiz to see your stats!'),
  ).toBeVisible();
  expect(await shifts()).toEqual([]);

  await profile.performance.getByRole('link', { name: 'Take a quiz' }).click();
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(3);
  await practice.answerQuestions(1, 3);
  await page.keyboard.press('Enter');
  await expect(practice.savedNote).toBeVisible();

  await profile.open();
  await expect(profile.total).toHaveText('3');
  await profile.chartsDrawn();
  expect(await shifts()).toEqual([]);
  for (const title of CHARTS) await expect(profile.chart(title).getByRole('img').first()).toBeVisible();
  const row = profile.performance.getByRole('region', { name: 'Performance by Topic' }).getByRole('row').nth(1);
  await expect(row).toContainText(/Evidence.*3.*%.*N\/A/);
  await expect(profile.studyNext.getByRole('link', { name: 'Practice Evidence' }).first()).toHaveAttribute(
    'href',
    /^\/questions/,
  );
});

test('nothing in sight moves when the insights come long after the figures', async ({ page, learner }) => {
  await answerWrong(page, learner);
  const shifts = await watchShifts(page);
  const profile = new ProfilePage(page);
  const insights = await holdAnswer(page, INSIGHTS);
  const figures = page.waitForResponse(PERFORMANCE);
  await profile.open();
  await insights.isHeld;
  await (await figures).finished();
  await expect(page.getByText('Loading performance data...')).toBeVisible();
  insights.letGo();
  await expect(profile.studyNext).toBeVisible();
  await profile.chartsDrawn();
  expect(await shifts()).toEqual([]);
});

test('each chart is read by keyboard and has its table', async ({ page, learner }) => {
  await answerWrong(page, learner);
  const profile = new ProfilePage(page);
  await profile.open();
  const chart = profile.chart('Accuracy by Topic');
  const reader = chart.getByRole('slider', { name: 'Read: Accuracy by Topic' });
  await reader.focus();
  await page.keyboard.press('Home');
  await expect(reader).toHaveAttribute('aria-valuetext', 'Evidence: 0.0%');
  await expect(chart.locator('p', { hasText: /^Evidence: 0\.0%$/ })).toBeVisible();
  await expect(chart.getByRole('table')).toHaveCount(0);
  await profile.showTables();
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(2);
  // The choice is the device's, for every chart on every page.
  await profile.goTo('Activity');
  const year = profile.chart('Activity Heatmap (Past 12 Months)');
  await expect(year.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Show tables' }).uncheck();
  await expect(page.getByRole('figure').getByRole('table')).toHaveCount(0);

  const heatmap = profile.chart('Activity Heatmap (Next 3 Months)');
  const chosenDays = heatmap.locator('rect[fill="var(--ink)"], rect[style*="var(--ink)"]');
  await expect(heatmap.locator('rect').first()).toBeVisible();
  await expect(chosenDays).toHaveCount(0);
  await heatmap.getByRole('slider').focus();
  await expect(chosenDays).toHaveCount(1);
});

test('the page can be used before its charts arrive', async ({ page, learner }) => {
  await answerWrong(page, learner);
  let letThrough = () => {};
  const chartsMayCome = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    const isChart = /axisBottom|weekdayLegendOffset/.test(await response.text());
    if (isChart) await chartsMayCome;
    await route.fulfill({ response });
  });
  const profile = new ProfilePage(page);
  // Charts that are held hold the load event, too.
  await page.goto('/profile', { waitUntil: 'domcontentloaded' });
  await expect(profile.total).toHaveText('2');
  await expect(profile.studyNext.getByRole('link').first()).toBeVisible();
  await profile.performance.getByLabel('Subject').selectOption('Evidence');
  await expect(page).toHaveURL(/subject=Evidence/);
  for (const title of CHARTS) await expect(profile.chart(title).locator('.skeleton')).toBeVisible();
  letThrough();
  await profile.chartsDrawn();
});

test('filters stand in the address, narrow the figures, and can be left', async ({ page, learner }) => {
  await answerWrong(page, learner);
  const profile = new ProfilePage(page);
  await profile.open();
  await expect(profile.total).toHaveText('2');
  await profile.performance.getByLabel('Subject').selectOption('Evidence');
  await expect(page).toHaveURL(/subject=Evidence/);
  await expect(profile.total).toHaveText('2');
  await profile.performance.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(profile.performance.getByText('No answers match these filters.')).toBeVisible();
  await page.reload();
  await expect(profile.performance.getByLabel('To', { exact: true })).toHaveValue('2020-01-01');
  await page.goBack();
  await expect(profile.total).toHaveText('2');
  await profile.performance.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/profile');

  const download = page.waitForEvent('download');
  await profile.performance.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('a date is typed digit by digit beside another, in one step of the history', async ({ page, learner }) => {
  await answerWrong(page, learner);
  const profile = new ProfilePage(page);
  await profile.open('?to=2099-01-01&subject=Evidence');
  const [from, to] = ['From', 'To'].map((name) => profile.performance.getByLabel(name, { exact: true }));
  await from?.focus();
  await from?.pressSequentially('01012026');
  await expect(page).toHaveURL(/from=2026-01-01/);
  await expect(page).toHaveURL(/to=2099-01-01/);
  await expect(profile.total).toHaveText('2');
  await from?.fill('2099-02-02');
  await from?.blur();
  await expect(profile.performance.getByText('The From date is after the To date.')).toBeVisible();
  await expect(profile.total).toHaveText('2');
  await expect(to ?? page.locator('body')).toHaveValue('2099-01-01');
  await page.goBack();
  await expect(page).toHaveURL('/profile?to=2099-01-01&subject=Evidence');
});

test('a failure is said in the words of the server, else in the fixed ones, and can be tried again', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/status of 503|ERR_FAILED/);
  const profile = new ProfilePage(page);
  await answerUnavailable(page, PERFORMANCE);
  await profile.open();
  const alert = profile.performance.getByRole('alert');
  await expect(alert).toContainText('Error loading data: The database is down.');
  await page.unroute(PERFORMANCE);
  await page.route(PERFORMANCE, (route) => route.abort());
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('Error loading data: Failed to load performance data.');
  await page.unroute(PERFORMANCE);
  await page.route(INSIGHTS, (route) => route.abort());
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('What to study next could not be loaded.')).toBeVisible();
  await page.unroute(INSIGHTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(profile.studyNext).toBeVisible();
});

test('a confident mistake leads to its question and its rules', async ({ page, learner }) => {
  await answerWrong(page, learner, { confidence: 'High' });
  const profile = new ProfilePage(page);
  await profile.open();
  const confidence = page.getByRole('region', { name: 'Confidence' });
  await confidence.getByRole('heading', { name: 'Confident mistakes' }).click();
  const mistake = confidence.getByRole('listitem').first();
  const rule = mistake.getByRole('link').nth(1);
  const ruleName = (await rule.textContent()) ?? '';
  await mistake.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/questions\/history\/.+#question-[12]$/);
  const question = page.locator(new URL(page.url()).hash);
  await expect(question).toBeInViewport();
  await expect(question).toContainText(ruleName);

  await page.goBack();
  await confidence.getByRole('heading', { name: 'Confident mistakes' }).click();
  await rule.click();
  await expect(page).toHaveURL(/\/understand\/evidence\/.+/);
  await expect(page.getByRole('heading', { name: ruleName }).first()).toBeVisible();
});

test('a daily goal, an exam date and a time zone are kept, and the figures follow at once', async ({
  page,
  learner: _,
}) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.goTo('Activity');
  await page.getByRole('link', { name: 'Set a daily goal' }).click();
  const { plan } = profile;
  await plan.getByLabel('Daily goal').fill('20');
  await plan.getByLabel('Exam date').fill('2099-02-24');
  await plan.getByLabel('Time zone').selectOption('America/New_York');
  await plan.getByRole('button', { name: 'Save study plan' }).click();
  await expect(plan.getByText('Study plan saved.')).toBeVisible();
  await profile.goTo('Activity');
  await expect(page.getByText('0 of 20')).toBeVisible();
  await expect(page.getByText('until the exam')).toBeVisible();
  await page.goBack();
  await expect(plan.getByLabel('Daily goal')).toHaveValue('20');
  await page.reload();
  await expect(plan.getByLabel('Time zone')).toHaveValue('America/New_York');
});
