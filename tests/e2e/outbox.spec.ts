import { readFile } from 'node:fs/promises';
import { fillStorage, outboxKeys } from './browser-outbox';
import { expect, test } from './fixtures';
import { AccountForms } from './pages/account-forms';
import { MbeHistoryPage } from './pages/mbe-history-page';
import { MbePracticePage } from './pages/mbe-practice-page';
import { MemorizePage } from './pages/memorize-page';
import { RuleOutlinePage } from './pages/rule-outline-page';
import { answerUnavailable } from './unavailable';

const ATTEMPTS = '**/api/quiz/attempts';
const REVIEWS = '**/api/cards/reviews';
const TICKS = '**/api/outlines/ticks/*';
const HEARSAY = 'Hearsay and circumstances of its admissibility';
const RATINGS_WAIT = 'Your ratings are waiting to be saved';
const PROXY_PAGE = { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' };

async function finishQuiz(practice: MbePracticePage): Promise<void> {
  await practice.startEvidenceQuiz(1);
  await practice.answerQuestions(1, 1);
}

test('a quiz that was finished without a network is sent from wherever the learner is', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await finishQuiz(new MbePracticePage(page));
  await page.route(ATTEMPTS, (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(page.getByText('A finished quiz is waiting to be saved')).toBeVisible();

  await page.unroute(ATTEMPTS);
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/quiz/attempts'));
  await page.goto('/understand');
  expect((await sent).status()).toBe(201);
  const history = new MbeHistoryPage(page);
  await history.open();
  await expect(history.attempts).toHaveText([/Evidence.*of 1 correct/]);
});

test('the page of a proxy refuses no rating; once it is gone all is stored', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  const memorize = new MemorizePage(page);
  await memorize.open('subject:evidence');
  await page.route(REVIEWS, (route) => route.fulfill(PROXY_PAGE));
  await memorize.rate('Forgotten');
  await expect(page.getByText(RATINGS_WAIT)).toBeVisible();
  await expect(page.getByText(/the server answered with status 502/)).toBeVisible();
  await page.unroute(REVIEWS);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(RATINGS_WAIT)).toBeHidden();
  await memorize.deck('Due today').click();
  await expect(memorize.deck('Due today')).not.toHaveAccessibleName(/ 0 cards$/);
});

test('what the server refuses is listed, exported and discarded, and holds up nothing', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const memorize = new MemorizePage(page);
  await memorize.open('subject:evidence');
  await page.route(
    REVIEWS,
    (route) => route.fulfill({ status: 404, json: { code: 'not_found', msg: 'No such card.' } }),
    {
      times: 1,
    },
  );
  await memorize.rate('Struggled');
  await expect(page.getByText('A rating could not be saved')).toBeVisible();
  await expect(page.getByText('The server’s reason: No such card.')).toBeVisible();

  const stored = page.waitForResponse(REVIEWS);
  await memorize.rate('Got It!');
  expect((await stored).status()).toBe(201);
  await page.reload();
  await expect(page.getByText('A rating could not be saved')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    review: { rating: 'hard' },
    refusal: 'No such card',
  });
  await page.getByRole('button', { name: 'Discard: “Struggled”' }).click();
  await page.getByRole('button', { name: 'Discard the rating' }).click();
  await expect(page.getByText('A rating could not be saved')).toBeHidden();
});

test('a full storage is told, and promises nothing', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/status of 503/);
  const practice = new MbePracticePage(page);
  await finishQuiz(practice);
  await answerUnavailable(page, ATTEMPTS, 'POST');
  const makeRoom = await fillStorage(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('A finished quiz is waiting to be saved')).toBeVisible();
  await expect(
    page.getByText('This browser does not let us keep it: leave this page open until it is sent.'),
  ).toBeVisible();
  await expect(page.getByText('Saved on this device and sent')).toBeHidden();

  await makeRoom();
  await page.unroute(ATTEMPTS);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(practice.savedNote).toBeVisible();
});

test('a tick that meets an ended session leads to the login, and is there and sent after it', async ({
  page,
  learner,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const outline = new RuleOutlinePage(page);
  await outline.open();
  await outline.summary(HEARSAY).click();
  await learner.loseSession();
  await outline.box('Hearsay defined').click();
  await expect(page).toHaveURL('/login?next=%2Frule-outline');
  const sent = page.waitForResponse(TICKS);
  await learner.logIn();
  await expect(page).toHaveURL('/rule-outline');
  expect((await sent).status()).toBe(200);
  await outline.summary(HEARSAY).click();
  await expect(outline.box('Hearsay defined')).toBeChecked();
  await expect(outline.ticked(1)).toBeVisible();
});

test('a deleted account leaves nothing in the browser, in any tab', async ({ page, learner, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 401/);
  const otherTab = await page.context().newPage();
  const practice = new MbePracticePage(otherTab);
  await practice.startEvidenceQuiz(2);
  await practice.answerQuestions(1, 1);
  const outline = new RuleOutlinePage(page);
  await page.route(TICKS, (route) => route.abort());
  await outline.open();
  await outline.summary(HEARSAY).click();
  await outline.box('Hearsay defined').check();
  await expect(page.getByText('Your ticks are waiting to be saved')).toBeVisible();

  await page.goto('/profile/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Password').fill(learner.password);
  await dialog.getByLabel('Type "delete" to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/');
  await expect(otherTab).toHaveURL(/\/login/);
  await expect(new AccountForms(otherTab).username).toBeVisible();
  for (const tab of [page, otherTab]) {
    const records = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect([records, await outboxKeys(tab)].join()).not.toContain(learner.id);
  }
});
