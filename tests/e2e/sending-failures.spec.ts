import type { Page, Route } from 'playwright/test';
import { clearRecords, fillStorage } from './browser-outbox';
import { expect, test } from './fixtures';
import { CHANDELIER, openEssays } from './pages/essays-page';
import { MbePracticePage } from './pages/mbe-practice-page';
import { MemorizePage } from './pages/memorize-page';
import { RuleOutlinePage } from './pages/rule-outline-page';
import { RulesPage } from './pages/rules-page';
import { SaveSign, storedWork } from './pages/save-sign';

const EMPTY_TALK = 'Judges decide what they like about such things.';
const HEARSAY = 'Hearsay and circumstances of its admissibility';
/** Every address to which work is sent. */
const SENDING = /\/api\/(quiz\/attempts|cards\/reviews|outlines\/ticks\/|rules\/(check|answers)|essays\/[^/]+\/draft)/;
const PROXY_PAGE = '<html><h1>Bad Gateway</h1></html>';

const html = (status: number, headers = {}) => ({
  status,
  contentType: 'text/html',
  body: PROXY_PAGE,
  headers,
});

/** Has every sending answered so; what is read is answered as ever. */
async function failSending(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(SENDING, (route) => (route.request().method() === 'GET' ? route.fallback() : answer(route)));
}

/** Gives up on a server sooner than it does for learners. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(Math.min(ms, 5_000));
  });
}

/** Answers a rule from memory once the quiz has what it needs to be checked without a server. */
async function answerRule(page: Page): Promise<RulesPage> {
  const rules = new RulesPage(page);
  const wordings = page.waitForResponse(/\/api\/rules\/wordings/);
  const abbreviations = page.waitForResponse(/\/api\/abbreviations/);
  await page.goto('/rules/quiz?topics=Torts&numRules=1');
  await expect(rules.heading(1)).toBeVisible();
  await Promise.all([wordings, abbreviations].map(async (answer) => (await answer).finished()));
  await rules.submit(EMPTY_TALK);
  await expect(rules.verdict('Incorrect')).toBeVisible();
  return rules;
}

const SILENCE = 'nothing, ever';
const FAILURES: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['500', /500/, (route) => route.fulfill({ status: 500, json: { code: 'internal', msg: 'Something went wrong.' } })],
  ['502 with a page', /502/, (route) => route.fulfill(html(502))],
  ['413 with a page', /413/, (route) => route.fulfill(html(413))],
  [
    '429 with Retry-After',
    /429/,
    (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: { code: 'throttled', msg: 'Too many.' } }),
  ],
  // The browser gives up on it, and Playwright ends it with the page.
  [SILENCE, /nothing is logged/, () => new Promise(() => {})],
];

for (const [name, logged, answer] of FAILURES) {
  test(`of all that is sent nothing is lost, and nothing arrives twice, where the server answers ${name}`, async ({
    page,
    request,
    learner,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(logged);
    const sign = new SaveSign(page);
    if (name === SILENCE) await hurry(page);
    await failSending(page, answer);

    const rules = await answerRule(page);
    await expect(page.getByText('Checked in this browser, without the server.')).toBeVisible();
    await page.keyboard.press('m');
    await page.getByLabel('Why is it correct?').fill('My book says so.');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as correct' }).click();
    await sign.expectState('Waiting (1)');
    await sign.expectListed('Your answers to rules are waiting to be saved');
    await rules.nextButton.click();
    await expect(rules.finished).toBeVisible();

    const practice = new MbePracticePage(page);
    await practice.startEvidenceQuiz(1);
    await practice.answerQuestions(1, 1);
    await page.keyboard.press('Enter');
    await expect(page.getByText('A finished quiz is waiting to be saved').first()).toBeVisible();

    const memorize = new MemorizePage(page);
    await memorize.open('subject:evidence');
    await memorize.rate('Struggled');
    await sign.expectState('Waiting (3)');

    const outline = new RuleOutlinePage(page);
    await outline.open();
    await outline.summary(HEARSAY).click();
    await outline.box('Hearsay defined').check();
    await sign.expectState('Waiting (4)');

    const essays = await openEssays(page, CHANDELIER);
    await essays.write('Kept. ');
    await sign.expectState('Waiting (5)');
    expect(await storedWork(request, learner.token)).toEqual({
      attempts: 0,
      ratings: 0,
      ticks: 0,
      ruleAnswers: [],
      essays: [],
    });

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/understand');
    await sign.expectState('Saved');
    expect(await storedWork(request, learner.token)).toMatchObject({
      attempts: 1,
      ratings: 1,
      ticks: 1,
      ruleAnswers: [{ answer: EMPTY_TALK, isCorrect: false, claim: 'My book says so.' }],
      essays: [expect.stringContaining('Kept.')],
    });
  });
}

test('an answer to a rule that the server stored but did not confirm is stored once', async ({
  page,
  request,
  learner,
  allowConsole,
}) => {
  allowConsole(/502/);
  await failSending(page, async (route) => {
    await route.fetch();
    await route.fulfill(html(502));
  });
  await answerRule(page);
  const sign = new SaveSign(page);
  await sign.expectState('Waiting (1)');
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await sign.expectState('Saved');
  expect((await storedWork(request, learner.token)).ruleAnswers).toHaveLength(1);
});

test('a rule quiz goes on without a network, and through its coming and going', async ({
  page,
  request,
  learner,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const rules = new RulesPage(page);
  const sign = new SaveSign(page);
  const wordings = page.waitForResponse(/\/api\/rules\/wordings/);
  const abbreviations = page.waitForResponse(/\/api\/abbreviations/);
  await page.goto('/rules/quiz?topics=Torts&numRules=3');
  await expect(rules.heading(1)).toBeVisible();
  await Promise.all([wordings, abbreviations].map(async (answer) => (await answer).finished()));

  for (const number of [1, 2, 3]) {
    await expect(rules.heading(number)).toBeVisible();
    await page.context().setOffline(number !== 2);
    await rules.submit(`${EMPTY_TALK} ${number}`);
    await expect(rules.verdict('Incorrect')).toBeVisible();
    await sign.expectState(number === 2 ? 'Saved' : 'Offline (1)');
    if (number < 3) await rules.nextButton.click();
  }
  await page.context().setOffline(false);
  await sign.expectState('Saved');
  const { ruleAnswers } = await storedWork(request, learner.token);
  expect(ruleAnswers.map(({ answer }) => answer)).toEqual([1, 2, 3].map((number) => `${EMPTY_TALK} ${number}`));
});

test('what waits is told to be kept only where it is, and sent from a full storage too', async ({
  page,
  request,
  learner,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const memorize = new MemorizePage(page);
  const sign = new SaveSign(page);
  await memorize.open('subject:evidence');
  await expect(memorize.flashcard).toBeVisible();
  await page.context().setOffline(true);
  const makeRoom = await fillStorage(page);
  await memorize.rate('Struggled');
  await sign.expectState('Offline (1)');
  await sign.expectListed(/This browser does not let us keep it/);

  await makeRoom();
  await memorize.rate('Got It!');
  await sign.expectState('Offline (2)');
  await page.context().setOffline(false);
  await sign.expectState('Saved');
  expect((await storedWork(request, learner.token)).ratings).toBe(2);
});

test('what is typed outlives a storage that is cleared in the middle', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const essays = await openEssays(page, CHANDELIER);
  await expect(essays.editor).toBeVisible();
  await page.context().setOffline(true);
  await essays.write('First. ');
  await expect(essays.offline).toBeVisible();
  await clearRecords(page);
  await essays.write('Second. ');
  await page.context().setOffline(false);
  await expect(essays.saved).toBeVisible();
  await page.reload();
  await expect(essays.editor).toHaveText('First. Second.');
});

for (const [name, days] of [
  ['back', -1],
  ['forward', 1],
] as const) {
  test(`a clock that is set ${name} by a day while something waits stops nothing`, async ({
    page,
    request,
    learner,
    allowConsole,
  }) => {
    allowConsole(/502/);
    await page.clock.install();
    const memorize = new MemorizePage(page);
    const sign = new SaveSign(page);
    await failSending(page, (route) => route.fulfill(html(502)));
    await memorize.open('subject:evidence');
    await memorize.rate('Struggled');
    await sign.expectState('Waiting (1)');
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await memorize.undo.click();
    await sign.expectState('Waiting (2)');
    await page.unrouteAll({ behavior: 'wait' });
    // By itself: nothing but time goes by.
    await page.clock.runFor(60_000);
    await sign.expectState('Saved');
    expect((await storedWork(request, learner.token)).ratings).toBe(0);
  });
}
