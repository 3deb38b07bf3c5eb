import { expect, test } from './fixtures';
import { MbePracticePage } from './pages/mbe-practice-page';

const EXAM = '/questions?source=Practice+Exam+1';

test('a practice exam counts down, hides every verdict until its time is up, and hands in what is answered', async ({
  page,
  learner: _,
}) => {
  await page.clock.install();
  const practice = new MbePracticePage(page);
  await page.goto(EXAM);
  await expect(practice.box('Practice Exam 1')).toBeChecked();
  await expect(practice.numberOfQuestions).toHaveValue('50');
  await expect(page.getByRole('checkbox', { name: 'Countdown of 90 minutes' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Feedback at the end' })).toBeChecked();
  await practice.startButton.click();
  await expect(practice.heading(1)).toHaveText('Question 1 of 50');
  await expect(practice.progress).toContainText('At the end');

  for (const number of [1, 2]) {
    await expect(practice.heading(number)).toBeFocused();
    await page.keyboard.press('h');
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
  }
  await expect(practice.heading(3)).toBeFocused();
  await expect(practice.verdict()).toBeHidden();

  await page.reload();
  await expect(page.getByText('2 of 50 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Resume quiz' }).click();
  await expect(practice.heading(3)).toBeFocused();
  await practice.option('B').check();
  await page.clock.fastForward('01:30:00');

  await expect(practice.results).toBeVisible();
  await expect(page.getByText('Time ran out with 47 questions unanswered.')).toBeVisible();
  await expect(practice.savedNote).toBeVisible();
  await expect(page.getByRole('region', { name: 'Question by question' }).getByRole('listitem')).toHaveCount(3);
});

test('an exam is practiced without its conditions where they are switched off', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.open();
  await practice.box('Practice Exam 1').check();
  await page.getByRole('checkbox', { name: 'Feedback at the end' }).uncheck();
  await page.getByRole('checkbox', { name: 'Countdown of 90 minutes' }).uncheck();
  await practice.numberOfQuestions.fill('1');
  await practice.startButton.click();
  await expect(practice.heading(1)).toBeFocused();
  await practice.answer('a');
});

test('a pause covers the question and stops its clocks', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(practice.option('A')).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(practice.heading(1)).toBeFocused();
  await practice.answer('a');
});

test('an address starts so many questions of its subject; one that names none starts nothing', async ({
  page,
  learner: _,
}) => {
  const practice = new MbePracticePage(page);
  await page.goto('/questions?subject=Torts&count=3&start=now');
  await expect(practice.heading(1)).toHaveText('Question 1 of 3');
  await page.goto('/questions?subject=Astrology&count=many&start=now');
  await expect(practice.numberOfQuestions).toHaveValue('10');
  await expect(practice.startButton).toBeDisabled();
  await page.goto('/questions?source=Nowhere&start=now');
  await practice.box('Evidence').check();
  await expect(practice.startButton).toBeEnabled();
  await expect(practice.heading(1)).toHaveCount(0);
});

test('what was missed is done again, and its rules are written', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.open();
  await practice.box('Evidence').check();
  await practice.numberOfQuestions.fill('2');
  const drawn = page.waitForResponse('**/api/questions/filter?*');
  await practice.startButton.click();
  const questions = (await (await drawn).json()) as { correctOptLabel: string }[];
  for (const [index, { correctOptLabel }] of questions.entries()) {
    await expect(practice.heading(index + 1)).toBeFocused();
    await page.keyboard.press('h');
    await practice.answer(correctOptLabel === 'A' ? 'b' : 'a');
    await page.keyboard.press('Enter');
  }
  const missed = page.getByRole('region', { name: '2 questions missed' });
  await missed.getByRole('link', { name: 'Question 2' }).click();
  await expect(page.locator('#question-2')).toBeVisible();
  const rules = await missed.getByRole('link', { name: /^Write the/ }).getAttribute('href');
  await missed.getByRole('button', { name: 'Redo the 2 missed' }).click();
  await expect(practice.heading(1)).toHaveText('Question 1 of 2');
  await page.goto(rules ?? '');
  await expect(page.getByRole('heading', { name: /^Rule 1 of/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('a quiz is taken by thumb: every button low on the screen, the status in one line', async ({
    page,
    learner: _,
  }) => {
    const practice = new MbePracticePage(page);
    await practice.open();
    const bar = page.getByRole('navigation', { name: 'Tab bar' });
    // The button that starts is in reach before anything is scrolled, right above the tab bar.
    await expect(practice.startButton).toBeInViewport({ ratio: 1 });
    await practice.box('Evidence').tap();
    await practice.numberOfQuestions.fill('2');
    await expect(bar).toBeHidden();
    await practice.numberOfQuestions.blur();
    await expect(bar).toBeVisible();
    await practice.startButton.tap();
    for (const number of [1, 2]) {
      await expect(practice.heading(number)).toBeFocused();
      await expect(practice.submitButton).toBeInViewport({ ratio: 1 });
      const status = await practice.progress.boundingBox();
      expect(status).toMatchObject({ y: 0, height: 40 });
      await expect(bar).toBeHidden();
      await page
        .locator('label')
        .filter({ has: practice.option('A') })
        .tap();
      const submit = await practice.submitButton.boundingBox();
      expect(submit?.y).toBeGreaterThan(667 * 0.75);
      await practice.submitButton.tap();
      await expect(practice.verdict()).toBeInViewport();
      const next = page.getByRole('button', { name: number === 1 ? 'Next Question' : 'Finish Quiz' });
      await expect(next).toBeInViewport({ ratio: 1 });
      await next.tap();
    }
    await expect(practice.results).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(bar).toBeVisible();
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
]) {
  test(`a question and its options fit on a laptop of ${viewport.width} × ${viewport.height}`, async ({
    page,
    learner: _,
  }) => {
    await page.setViewportSize(viewport);
    const practice = new MbePracticePage(page);
    await page.goto('/questions?subject=Evidence&count=1&start=now');
    await expect(practice.heading(1)).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
