import type { BrowserContext, Page } from 'playwright/test';
import { outboxKeys } from './browser-outbox';
import { cachedAddresses, untilAnswerCached, untilCached, untilServed } from './cached-pages';
import { expect, test } from './fixtures';
import { AccountForms } from './pages/account-forms';
import { CHANDELIER, EssaysPage } from './pages/essays-page';
import { MbePracticePage } from './pages/mbe-practice-page';
import { MemorizePage } from './pages/memorize-page';
import { RulesPage, ruleTexts } from './pages/rules-page';
import { SaveSign, storedWork } from './pages/save-sign';
import { UnderstandPage } from './pages/understand-page';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/;
const OFFLINE = { name: 'You are offline', level: 1 };
const RULE = 'evi-rule-hearsay-definition';
const RULE_QUIZ = `/rules/quiz?rules=${RULE}&numRules=1`;

/** Opens the essay, writes and waits until it is on the server, and all that it takes to open it again is here. */
async function beginEssay(page: Page, text: string): Promise<EssaysPage> {
  const essays = new EssaysPage(page);
  await essays.open(CHANDELIER);
  await essays.write(text);
  await expect(essays.saved).toBeVisible();
  await untilCached(page, CHANDELIER);
  await untilAnswerCached(page, '/api/essays/tort-essay-001/question');
  await untilAnswerCached(page, '/api/essays/tort-essay-001/grading');
  return essays;
}

async function closeAll(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}

test('what was begun before a tunnel goes on in it, and stands on the other side, once', async ({
  page,
  context,
  learner,
  request,
  allowConsole,
}) => {
  test.slow();
  allowConsole(NO_NETWORK);
  const texts = await ruleTexts(request, learner.token);
  await new UnderstandPage(page).open();
  await untilServed(page);
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(3);
  await practice.answerQuestions(1, 1);
  await untilCached(page, '/questions');
  const essays = await beginEssay(await context.newPage(), 'Begun in the sun. ');
  const rules = new RulesPage(await context.newPage());
  await rules.page.goto(RULE_QUIZ);
  await expect(rules.heading(1)).toBeVisible();
  const ruleText = texts.get((await rules.ruleName.first().textContent()) ?? '') ?? '';
  await untilCached(rules.page, RULE_QUIZ);
  await untilCached(rules.page, '/rules');
  await untilAnswerCached(rules.page, '/api/rules/wordings');
  const memorize = new MemorizePage(await context.newPage());
  await memorize.open('subject:evidence');
  await expect(memorize.place(1)).toBeVisible();

  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await practice.answerQuestions(2, 2);
  await essays.write('Written in the tunnel. ');
  await expect(essays.offline).toBeVisible();
  await rules.submit(ruleText);
  await expect(rules.verdict('Correct')).toBeVisible();
  await memorize.rate('Struggled');
  await new SaveSign(memorize.page).expectState('Offline (3)');
  await closeAll(context);

  const tab = await context.newPage();
  const reopened = new EssaysPage(tab);
  await reopened.open(CHANDELIER);
  await expect(reopened.heading(/Chandelier/)).toBeVisible();
  await expect(reopened.editor).toHaveText('Begun in the sun. Written in the tunnel.');
  await reopened.write('Written in another tab.');
  await expect(reopened.offline).toBeVisible();
  await tab.goto(RULE_QUIZ);
  const sameRules = new RulesPage(tab);
  await expect(sameRules.verdict('Correct')).toBeVisible();
  await sameRules.nextButton.click();
  await expect(sameRules.finished).toBeVisible();
  const samePractice = new MbePracticePage(tab);
  await tab.goto('/questions');
  await tab.getByRole('button', { name: 'Resume quiz' }).click();
  await expect(samePractice.verdict()).toBeVisible();
  await expect(samePractice.heading(2)).toBeVisible();
  await tab.keyboard.press('Enter');
  await samePractice.answerQuestions(3, 3);
  await tab.keyboard.press('Enter');
  await expect(samePractice.results).toBeVisible();
  await new SaveSign(tab).expectState('Offline (4)');
  await closeAll(context);

  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/');
  await new SaveSign(other).expectState('Saved');
  await expect.poll(async () => (await outboxKeys(other)).filter((key) => !key.includes('draft-copy'))).toEqual([]);
  const stored = await storedWork(request, learner.token);
  expect(stored).toMatchObject({ attempts: 1, ratings: 1, ruleAnswers: [{ answer: ruleText, isCorrect: true }] });
  expect(stored.essays).toHaveLength(1);
  const headers = { Authorization: `Bearer ${learner.token}` };
  const draft = (await (await request.get('/api/essays/tort-essay-001/draft', { headers })).json()) as { text: string };
  expect(draft.text.trim()).toBe('Begun in the sun. Written in the tunnel. Written in another tab.');

  const there = new EssaysPage(other);
  await there.open(CHANDELIER);
  await expect(there.editor).toHaveText('Begun in the sun. Written in the tunnel. Written in another tab.');
  await expect(there.saved).toBeVisible();
  await new MbePracticePage(other).open();
  await expect(other.getByText('Quiz in progress')).toBeHidden();
});

test('the first page of a first visit opens again without a network, with what was typed', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  const essays = await beginEssay(page, 'First of all. ');
  await untilServed(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(essays.editor).toHaveText('First of all.');
  await essays.write('And on.');
  await expect(essays.offline).toBeVisible();
});

test('an essay that was downloaded opens with its answer on a device that never had it open', async ({
  page,
  learner,
  request,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  const saved = await request.put('/api/essays/tort-essay-001/draft', {
    headers: { Authorization: `Bearer ${learner.token}` },
    data: { html: '<p>Begun at home.</p>', text: 'Begun at home.', baseVersion: 0 },
  });
  expect(saved.ok()).toBe(true);
  await page.goto('/downloads');
  await untilServed(page);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByText('It is on this device.')).toBeVisible();
  expect((await cachedAddresses(page)).join()).not.toContain('/draft');

  await page.context().setOffline(true);
  const essays = new EssaysPage(page);
  await essays.open(CHANDELIER);
  await expect(essays.editor).toHaveText('Begun at home.');
  await essays.write(' Written on the train.');
  await expect(essays.offline).toBeVisible();
  await page.context().setOffline(false);
  await expect(essays.saved).toBeVisible();
  await expect(essays.conflict).toBeHidden();
  await expect(essays.editor).toHaveText('Begun at home. Written on the train.');
});

test('after a logout without a network the next learner finds nothing, and the first one everything', async ({
  page,
  context,
  learner,
  newLearner,
  allowConsole,
}) => {
  test.slow();
  allowConsole(NO_NETWORK);
  await new UnderstandPage(page).open();
  await untilServed(page);
  const otherTab = await beginEssay(await context.newPage(), 'Hers. ');
  const essays = await beginEssay(page, '');
  await expect(essays.editor).toHaveText('Hers.');
  await context.setOffline(true);
  await essays.write('Not sent yet.');
  await expect(essays.offline).toBeVisible();
  await page.getByText(learner.username).first().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, otherTab.page]) await expect(tab.getByRole('heading', OFFLINE)).toBeVisible();
  const copies = async () => (await outboxKeys(page)).filter((key) => key.includes('draft-copy'));
  await expect.poll(copies).toEqual([]);
  expect(await cachedAddresses(page)).toEqual([]);
  for (const address of [CHANDELIER, '/understand', '/downloads']) {
    await page.goto(address);
    await expect(page.getByRole('heading', OFFLINE)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(learner.username);
  }
  const isAnswered = (path: string) =>
    page.evaluate(
      ([address = '', token = '']) =>
        fetch(address, { headers: { Authorization: `Bearer ${token}` } }).then(
          () => true,
          () => false,
        ),
      [path, learner.token],
    );
  expect(await isAnswered('/api/essays/progress')).toBe(false);
  expect(await isAnswered('/api/essays/tort-essay-001/draft')).toBe(false);
  await otherTab.page.close();

  await context.setOffline(false);
  const next = await newLearner();
  const logIn = async ({ username, password }: { username: string; password: string }) => {
    await page.goto('/login');
    await new AccountForms(page).logInAs(username, password);
    await expect(page).toHaveURL('/');
  };
  await logIn(next);
  await essays.open(CHANDELIER);
  await expect(essays.editor).toHaveText('');
  await essays.write('His.');
  await expect(essays.saved).toBeVisible();
  await untilCached(page, CHANDELIER);
  await context.setOffline(true);
  await page.reload();
  await expect(essays.editor).toHaveText('His.');
  await context.setOffline(false);
  await page.getByText(next.username).first().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(learner);
  await essays.open(CHANDELIER);
  await expect(essays.editor).toHaveText('Hers. Not sent yet.');
  await expect(essays.saved).toBeVisible();
});
