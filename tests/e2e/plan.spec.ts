import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks } from './looks';
import { MbePracticePage } from './pages/mbe-practice-page';
import { PlanPage } from './pages/plan-page';

test('a learner without a plan is invited to one, and gets their day with it', async ({ page, learner }) => {
  const plan = new PlanPage(page);
  await plan.openToday();
  await expect(plan.today.getByRole('link', { name: 'Set up my plan' })).toHaveAttribute('href', '/welcome');
  await plan.prepare(learner);
  await page.reload();
  await expect(page.getByText('70 days to the exam')).toBeVisible();
  await expect(plan.today.getByRole('link', { name: 'Start: the diagnostic' })).toBeVisible();
});

test('today keeps ticks, stops when all is done, and begins anew the next morning', async ({ page, learner }) => {
  const plan = new PlanPage(page);
  // Where it is 25 hours earlier than in Kiritimati: always another day.
  await plan.prepare(learner, { timeZone: 'Pacific/Niue' });
  await plan.openToday();

  const boxes = plan.today.getByRole('checkbox');
  await expect(boxes.first()).toBeEnabled();
  for (const box of await boxes.all()) {
    const ticked = page.waitForResponse('**/api/plan/today*');
    await box.check();
    await ticked;
  }
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await expect(plan.today.getByRole('link', { name: /^(Start|Continue): / })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();

  const before = await page.getByText(/ days to the exam/).textContent();
  await plan.prepare(learner, { timeZone: 'Pacific/Kiritimati' });
  await page.reload();
  await expect(plan.today.getByRole('link', { name: /^(Start|Continue): / })).toBeVisible();
  await expect(page.getByText(/ days to the exam/)).not.toHaveText(before ?? '');
});

test('a set of questions starts with the subject and the number that today says', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  const drawn = page.waitForResponse('**/api/questions/filter*');
  await page.goto('/questions?subject=Torts&count=7&start=now');
  const questions = (await (await drawn).json()) as { topic: string }[];
  expect(questions.map(({ topic }) => topic)).toEqual(Array(7).fill('Torts'));
  await expect(practice.heading(1)).toBeFocused();
});

test('days of the plan are made free and longer, moved, and saved as a calendar', async ({ page, learner }) => {
  const plan = new PlanPage(page);
  await plan.prepare(learner);
  await plan.open();
  await plan.change(1, 'Free day');
  await expect(plan.day(1)).toContainText('Nothing planned.');
  await plan.change(1, 'As usual');
  await expect(plan.minutes(1)).toHaveText('2 h');
  await plan.change(1, 'Longer');
  await expect(plan.minutes(1)).toHaveText('2 h 30 min');
  await plan.change(1, 'Move');
  await expect(plan.day(1)).toContainText('Nothing planned.');
  await expect(plan.minutes(2)).toHaveText('4 h 30 min');
  await page.reload();
  await expect(plan.minutes(2)).toHaveText('4 h 30 min');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('barwright-plan.ics');
});

describeLooks(() => {
  test('today and the plan', async ({ page, learner }) => {
    const plan = new PlanPage(page);
    await plan.prepare(learner);
    await plan.openToday();
    await expectAccessible(page);
    await plan.open();
    await plan
      .day(0)
      .getByRole('button', { name: /^Change: / })
      .click();
    await expectAccessible(page);
  });
});
