import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { groupBy } from '@/lib/domain/grouping/group-by';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks } from './looks';
import { AccountForms } from './pages/account-forms';
import { MbePracticePage } from './pages/mbe-practice-page';
import { PlanPage } from './pages/plan-page';
import { WelcomePage } from './pages/welcome-page';

type Question = { subject: string; correctOptLabel: string };

const RESULTS = 'Diagnostic Results';
const wrong = ({ correctOptLabel }: Question) => (correctOptLabel === 'A' ? 'b' : 'a');

/** Does what starts the diagnostic; answers its questions once the first is on the screen. */
async function start(practice: MbePracticePage, begin: () => Promise<unknown>): Promise<Question[]> {
  const drawn = practice.page.waitForResponse('**/api/questions/filter*');
  await begin();
  const questions = (await (await drawn).json()) as Question[];
  await expect(practice.heading(1)).toBeFocused();
  return questions;
}

/** What the result says of each subject and of what was wrong though sure. */
async function resultOf(page: Page): Promise<string[]> {
  const result: Locator = page.getByRole('region', { name: /^\d+ of 21 correct$/ });
  await expect(result).toBeVisible();
  return result.getByRole('listitem').allTextContents();
}

test('three taps after registering comes the diagnostic, then its result, then a day that follows from it', async ({
  page,
}) => {
  const practice = new MbePracticePage(page);
  const welcome = new WelcomePage(page);
  await new AccountForms(page).registerAs(`newcomer-${randomUUID()}`, 'correct horse');
  await expect(page).toHaveURL('/welcome');
  await welcome.say('Uniform Bar Exam', /^(February|July) \d+, \d{4}$/, '20 hours a week');
  const questions = await start(practice, () => welcome.startDiagnostic.click());
  expect(questions).toHaveLength(21);
  const bySubject = groupBy(questions, ({ subject }) => subject);
  expect([...bySubject.values()].map(({ length }) => length)).toEqual(Array(7).fill(3));

  // Wrong and sure, then right; nothing is said of either.
  const [first, second, ...rest] = questions as [Question, Question, ...Question[]];
  await page.keyboard.press('h');
  await practice.hand(wrong(first));
  await expect(practice.heading(2)).toBeFocused();
  await practice.hand(second.correctOptLabel.toLowerCase());
  await expect(practice.heading(3)).toBeFocused();
  await expect(practice.verdict()).toBeHidden();

  await page.reload();
  await expect(page.getByText('2 of 21 answered')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue: Diagnostic' }).click();
  await expect(practice.heading(3)).toBeFocused();
  for (const [place, question] of rest.entries()) {
    await expect(practice.heading(3 + place)).toBeFocused();
    await practice.hand(question.subject === first.subject ? wrong(question) : question.correctOptLabel.toLowerCase());
  }

  await expect(page.getByRole('heading', { name: RESULTS })).toBeVisible();
  await expect(practice.savedNote).toBeVisible();
  await expect(page.getByText('What it cannot show:')).toBeVisible();
  const result = await resultOf(page);
  expect(result).toHaveLength(8);
  expect(result[0]).toContain(first.subject);
  expect(result[7]).toContain('Question 1: ');

  await page.getByRole('link', { name: 'See today’s plan' }).click();
  const plan = new PlanPage(page);
  await expect(plan.today.getByText('Done: Take the diagnostic: 21 questions')).toBeVisible();
  await expect(
    plan.today.getByRole('link', { name: new RegExp(`^Answer \\d+ ${first.subject} questions`) }),
  ).toBeVisible();
  await expect(plan.today).not.toContainText('You have not answered any yet');

  await page.goto('/questions/history');
  await page.getByRole('link', { name: /^Diagnostic/ }).click();
  await expect(page.getByRole('heading', { name: 'Diagnostic', level: 1 })).toBeVisible();
  expect(await resultOf(page)).toEqual(result);
});

test('the diagnostic waits until it is taken or ticked away', async ({ page, learner }) => {
  const plan = new PlanPage(page);
  await plan.prepare(learner, { timeZone: 'Pacific/Niue' });
  await plan.openToday();
  await expect(plan.today.getByRole('link', { name: 'Start: the diagnostic' })).toBeVisible();
  const ticked = page.waitForResponse('**/api/plan/today*');
  await plan.tick(/diagnostic/).check();
  await ticked;
  // Where it is tomorrow already.
  await plan.prepare(learner, { timeZone: 'Pacific/Kiritimati' });
  await page.reload();
  await expect(plan.today.getByRole('link', { name: /^Start: / })).toBeVisible();
  await expect(plan.today).not.toContainText('diagnostic');
});

test('essays and decks begin with what the exam asks, and show the rest at a press', async ({ page, learner }) => {
  await new PlanPage(page).prepare(learner);
  await page.goto('/essays');
  await expect(page.getByText(/^\d+ of \d+ essays, as on your exam\./)).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText(/as on your exam/)).toHaveCount(0);

  await page.goto('/rule-statements');
  const subjects = page.getByLabel('Subject', { exact: true });
  await expect(subjects.locator('optgroup[label="On your exam"] option')).toHaveCount(9);
  await expect(subjects.locator('optgroup[label="Other subjects"] option')).toHaveCount(4);
});

describeLooks(() => {
  test('the diagnostic from the last of the three steps to its result', async ({ page, learner: _ }) => {
    const practice = new MbePracticePage(page);
    const welcome = new WelcomePage(page);
    await page.goto('/welcome');
    await welcome.say('Skip', 'Not yet', 'Skip');
    await expectAccessible(page);
    const questions = await start(practice, () => welcome.startDiagnostic.click());
    await expectAccessible(page);
    for (const [place, question] of questions.entries()) {
      await expect(practice.heading(1 + place)).toBeFocused();
      await page.keyboard.press('h');
      await practice.hand(place % 3 === 0 ? wrong(question) : question.correctOptLabel.toLowerCase());
    }
    await expect(page.getByRole('heading', { name: RESULTS })).toBeVisible();
    await expectAccessible(page);
  });
});
