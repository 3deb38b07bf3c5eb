import { removeCachedPage, untilAnswerCached, untilCached, untilServed } from './cached-pages';
import { expect, test } from './fixtures';
import { CHANDELIER, EssaysPage, NEGLIGENCE, openEssays } from './pages/essays-page';
import { OutlineQuizPage } from './pages/outline-quiz-page';
import { RulesPage } from './pages/rules-page';
import { SaveSign } from './pages/save-sign';
import { UnderstandPage } from './pages/understand-page';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/;

test.beforeEach(async ({ page, learner: _, allowConsole }) => {
  allowConsole(NO_NETWORK);
  await new UnderstandPage(page).open();
  await untilServed(page);
});

test('a rule quiz that was begun ends without a network, though the selection of rules was never opened', async ({
  page,
}) => {
  const rules = new RulesPage(page);
  await page.goto('/rules/quiz?topics=Torts&numRules=1');
  await expect(rules.heading(1)).toBeVisible();
  await untilCached(page, '/rules');
  await untilAnswerCached(page, '/api/rules/wordings');
  await untilAnswerCached(page, '/api/abbreviations');
  await page.context().setOffline(true);
  await rules.submit('Judges decide what they like about such things.');
  await expect(rules.verdict('Incorrect')).toBeVisible();
  await rules.nextButton.click();
  await expect(rules.finished).toBeVisible();
  await new SaveSign(page).expectState('Offline (1)');
});

test('an outline quiz that was begun ends without a network, though the outlines were never opened', async ({
  page,
}) => {
  const quiz = new OutlineQuizPage(page);
  await quiz.open();
  await expect(quiz.item(1, 20)).toBeVisible();
  await untilCached(page, '/outlines');
  await page.context().setOffline(true);
  for (let index = 2; index <= 20; index += 1) {
    await quiz.next.click();
    await expect(quiz.item(index, 20)).toBeFocused();
  }
  await quiz.finish.click();
  await expect(page).toHaveURL('/outlines');
  await expect(page.getByRole('heading', { name: 'Knowledge Graph Explorer', level: 1 })).toBeVisible();
});

test('an essay that was begun is compared with its model answer without a network', async ({ page }) => {
  const essays = await openEssays(page, CHANDELIER);
  await essays.write('Begun in the sun. ');
  await untilAnswerCached(page, '/api/essays/tort-essay-001/answer');
  await untilAnswerCached(page, '/api/essays/tort-essay-001/checklist');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Show Model Answer' }).click();
  await page.getByRole('button', { name: 'Show help' }).click();
  await expect(page.getByRole('region', { name: 'Model Answer Sheet' })).toContainText(/duty/i);
});

test('an essay opens without a network where only the list of essays is on the device, with its content', async ({
  page,
}) => {
  await openEssays(page);
  await untilCached(page, '/essays');
  const essays = await openEssays(page, CHANDELIER);
  await essays.write('Begun in the sun.');
  await expect(essays.saved).toBeVisible();
  await untilAnswerCached(page, '/api/essays/tort-essay-001/question');
  await untilAnswerCached(page, '/api/essays/tort-essay-001/grading');
  await untilCached(page, CHANDELIER);
  await page.context().setOffline(true);
  await page.goto('/understand');
  await removeCachedPage(page, CHANDELIER);
  await page.goto(CHANDELIER);
  await expect(essays.heading(/Chandelier/)).toBeVisible();
  await expect(essays.editor).toHaveText('Begun in the sun.');
  await expect(page).toHaveURL(CHANDELIER);

  const other = await new EssaysPage(page).listed(/Business Associations 1/).getAttribute('href');
  await page.goto(other ?? '');
  await expect(page.getByText('It is not on this device, and the server cannot be reached.')).toBeVisible();
});

test('an exam is finished without a network, and analyzed with all that was written on the other side of it', async ({
  page,
  context,
}) => {
  const essays = await openEssays(page);
  await essays.startExam('One essay');
  await essays.write(NEGLIGENCE);
  await expect(essays.saved).toBeVisible();
  await context.setOffline(true);
  await essays.write('Written in the tunnel.');
  await expect(essays.offline).toBeVisible();
  await essays.finishExam();
  await expect(page.getByText('The exam is finished', { exact: true })).toBeVisible();
  await expect(essays.place(1, 1)).toBeHidden();
  await new SaveSign(page).expectState('Offline (2)');
  await page.close();

  await context.setOffline(false);
  const other = await context.newPage();
  await new UnderstandPage(other).open();
  await new SaveSign(other).expectState('Saved');
  await other.goto('/essays/exams');
  await other.getByRole('link', { name: /^1 essay/ }).click();
  await expect(other.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(other.getByText('Scored 0', { exact: false })).toBeHidden();
  await other.getByText('Your answer', { exact: true }).click();
  await expect(other.getByText('Written in the tunnel.')).toBeVisible();
});
