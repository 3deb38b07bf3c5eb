import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { holdRequests } from './hold';
import { describeLooks } from './looks';
import { OutlineQuizPage } from './pages/outline-quiz-page';
import { RuleOutlinePage } from './pages/rule-outline-page';
import { answerUnavailable } from './unavailable';

const OUTLINES = '**/api/outlines';
const TICK = '**/api/outlines/ticks/*';
const REVIEWS = '**/api/cards/reviews';

test('twenty items from start to finish', async ({ page, learner: _ }) => {
  const quiz = new OutlineQuizPage(page);
  await quiz.open();
  await expect(quiz.item(1, 20)).toBeVisible();
  await expect(quiz.previous).toBeDisabled();
  await expect(quiz.rule).toBeEmpty();
  await quiz.showRule.click();
  await expect(quiz.rule).not.toBeEmpty();
  await quiz.hideRule.click();
  await expect(quiz.rule).toBeEmpty();

  await quiz.showRule.click();
  await quiz.next.click();
  await expect(quiz.item(2, 20)).toBeFocused();
  await expect(quiz.rule).toBeEmpty();
  await quiz.previous.click();
  await expect(quiz.item(1, 20)).toBeFocused();
  for (let index = 2; index <= 20; index += 1) {
    await quiz.next.click();
    await expect(quiz.item(index, 20)).toBeFocused();
  }
  await quiz.finish.click();
  await expect(page).toHaveURL('/outlines');
  await quiz.open();
  await expect(quiz.item(1, 20)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Outlines' }).click();
  await expect(page).toHaveURL('/outlines');
});

test('what was typed survives moves and a reload', async ({ page, learner: _ }) => {
  const quiz = new OutlineQuizPage(page);
  await quiz.open();
  await quiz.answer.fill('An out-of-court statement.');
  const name = (await quiz.ruleName.textContent()) ?? '';
  await quiz.next.click();
  await quiz.answer.fill('The second.');
  await page.reload();
  await expect(page.getByText('Resumed where you left off.')).toBeVisible();
  await expect(quiz.answer).toHaveValue('The second.');
  await quiz.previous.click();
  await expect(quiz.answer).toHaveValue('An out-of-court statement.');
  await expect(quiz.ruleName).toHaveText(name);
});

test('a quiz of one course, of rules that are not ticked', async ({ page, learner }) => {
  const outlines = await page.request.get('/api/outlines', { headers: { Authorization: `Bearer ${learner.token}` } });
  const { Remedies } = (await outlines.json()) as Record<
    string,
    Record<string, { ruleId: string; ruleName: string }[]>
  >;
  const [last, ...others] = Object.values(Remedies ?? {}).flat();
  for (const { ruleId } of others) {
    const response = await page.request.put(`/api/outlines/ticks/${ruleId}`, {
      headers: { Authorization: `Bearer ${learner.token}` },
      data: { isTicked: true },
    });
    expect(response.status()).toBe(200);
  }
  const quiz = new OutlineQuizPage(page);
  await quiz.open('?subject=remedies');
  await expect(page.getByLabel('Course')).toHaveValue('Remedies');
  await expect(page.getByRole('region', { name: /^Item 1 of 20/ })).toContainText('Remedies');
  await page.getByLabel('Unlearned rules only').check();
  await page.getByRole('button', { name: 'Start new quiz' }).click();
  await expect(quiz.item(1, 1)).toBeVisible();
  await expect(quiz.ruleName).toHaveText(last?.ruleName ?? '');
  await expect(quiz.finish).toBeVisible();
});

test('a grade reviews the flashcard, and another replaces it; all by keys', async ({ page, learner: _ }) => {
  const quiz = new OutlineQuizPage(page);
  await quiz.open();
  await expect(quiz.item(1, 20)).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await expect(quiz.rule).not.toBeEmpty();
  const first = page.waitForRequest(REVIEWS);
  await page.keyboard.press('1');
  expect((await first).postDataJSON()).toMatchObject({ rating: 'again', card: { ruleId: expect.any(String) } });
  await expect(page.getByRole('button', { name: 'Forgotten' })).toHaveAttribute('aria-pressed', 'true');
  const undone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  const second = page.waitForResponse(REVIEWS);
  await page.getByRole('button', { name: 'Got It!' }).click();
  expect((await undone).status()).toBe(200);
  expect((await second).status()).toBe(201);
  await page.keyboard.press('ArrowRight');
  await expect(quiz.item(2, 20)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quiz.rule).not.toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(quiz.item(3, 20)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(quiz.item(2, 20)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
});

test('says what went wrong, and what is missing', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 503/);
  const quiz = new OutlineQuizPage(page);
  await page.route(OUTLINES, (route) => route.abort());
  await quiz.open();
  await expect(page.getByText('Failed to load outlines for the quiz')).toBeVisible();
  await page.unroute(OUTLINES);
  await answerUnavailable(page, OUTLINES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The database is down.')).toBeVisible();
  await page.unroute(OUTLINES);
  await page.route(OUTLINES, (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No outline items found to create a quiz.')).toBeVisible();
  await expect(page.getByText('No rules have been imported yet.')).toBeVisible();
});

test('a tick that is still on its way is sent before the ticked rules are asked for', async ({ page, learner: _ }) => {
  const outline = new RuleOutlinePage(page);
  await outline.open();
  const letTicksGo = await holdRequests(page, TICK);
  await outline.summary('Hearsay and circumstances of its admissibility').click();
  await outline.box('Hearsay defined').check();

  let isSaved = false;
  const listedOnceSaved: boolean[] = [];
  page.on('response', (response) => {
    if (/\/ticks\/./.test(response.url())) isSaved = true;
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/outlines/ticks')) listedOnceSaved.push(isSaved);
  });
  const sent = page.waitForRequest(TICK);
  const quiz = new OutlineQuizPage(page);
  await quiz.open();
  await sent;
  letTicksGo();
  await expect(quiz.item(1, 20)).toBeVisible();
  expect(listedOnceSaved).toEqual([true]);
});

describeLooks(() => {
  test('an item, its rule and the list of the keys', async ({ page, learner: _ }) => {
    const quiz = new OutlineQuizPage(page);
    await quiz.open();
    await expect(quiz.item(1, 20)).toBeVisible();
    await expectAccessible(page);
    await quiz.showRule.click();
    await page.getByRole('button', { name: 'Struggled' }).click();
    await expectAccessible(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await expectAccessible(page);
  });
});
