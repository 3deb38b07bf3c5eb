import { expect, test } from './fixtures';
import { OutlineQuizPage } from './pages/outline-quiz-page';
import { RulesPage } from './pages/rules-page';

const ELSEWHERE = 'This quiz is open in another tab.';

test('a rule quiz belongs to one tab, and goes on in the one that takes it over', async ({ page, learner: _ }) => {
  const first = new RulesPage(page);
  await first.startPropertyQuiz(2);
  await first.answer.fill('A deed must be');

  const second = new RulesPage(await page.context().newPage());
  await second.page.goto(page.url());
  await expect(second.page.getByText(ELSEWHERE)).toBeVisible();
  await expect(second.answer).toBeHidden();
  await second.page.getByRole('button', { name: 'Resume quiz here' }).click();
  await expect(second.answer).toHaveValue('A deed must be');
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await second.answer.fill('A deed must be delivered');

  const third = new RulesPage(await page.context().newPage());
  await third.open();
  await expect(third.page.getByText('Quiz in progress')).toBeHidden();

  await page.getByRole('button', { name: 'Resume quiz here' }).click();
  await expect(first.answer).toHaveValue('A deed must be delivered');
  await expect(second.page.getByText(ELSEWHERE)).toBeVisible();
  await page.goto('/rules');
  await expect(page.getByText('Quiz in progress')).toBeVisible();
});

test('so does the outline quiz', async ({ page, learner: _ }) => {
  const first = new OutlineQuizPage(page);
  await first.open();
  await first.answer.fill('duty, breach');
  const second = new OutlineQuizPage(await page.context().newPage());
  await second.open();
  await expect(second.page.getByText(ELSEWHERE)).toBeVisible();
  await second.page.getByRole('button', { name: 'Resume quiz here' }).click();
  await expect(second.answer).toHaveValue('duty, breach');
  await expect(second.page.getByRole('heading', { name: 'Item 1 of' })).toBeFocused();
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await second.page.close();
  await page.reload();
  await expect(first.answer).toHaveValue('duty, breach');
});
