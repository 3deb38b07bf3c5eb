import { expect, test } from './fixtures';
import { holdRequests } from './hold';
import { MbePracticePage } from './pages/mbe-practice-page';
import { MemorizePage } from './pages/memorize-page';
import { RuleOutlinePage } from './pages/rule-outline-page';
import { RulesPage } from './pages/rules-page';

const SCRIPTS = '**/_next/static/**/*.js';

test('a study plan that was filled in before the scripts came is saved as it stands', async ({ page, learner: _ }) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto('/profile/settings', { waitUntil: 'commit' });
  await page.getByLabel('Exam date').fill('2090-02-23');
  await page.getByLabel('New cards per day').fill('7');
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').last().click();
  await page.getByRole('radio', { name: 'Dark' }).first().check({ force: true });
  letScriptsCome();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Save study plan' }).click();
  await expect(page.getByText('Study plan saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Exam date')).toHaveValue('2090-02-23');
  await expect(page.getByLabel('New cards per day')).toHaveValue('7');
});

test('what was ticked before the scripts came joins what the browser remembers', async ({ page, learner: _ }) => {
  const rules = new RulesPage(page);
  await rules.open();
  await rules.box('Evidence').check();
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto('/rules', { waitUntil: 'commit' });
  await rules.box('Torts').check();
  await rules.numberOfRules.fill('3');
  letScriptsCome();
  await expect(rules.box('Evidence')).toBeChecked();
  await expect(rules.box('Torts')).toBeChecked();
  await rules.startButton.click();
  await expect(rules.heading(1)).toHaveText('Rule 1 of 3');
});

test('a rule of the outline that was ticked before the scripts came stays ticked', async ({ page, learner: _ }) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  const outline = new RuleOutlinePage(page);
  await page.goto('/rule-outline', { waitUntil: 'commit' });
  await outline.summary('Hearsay and circumstances of its admissibility').click();
  await outline.box('Hearsay defined').check();
  const saved = page.waitForResponse('**/api/outlines/ticks/*');
  letScriptsCome();
  expect((await saved).status()).toBe(200);
  await expect(outline.ticked(1)).toBeVisible();
  await expect(outline.box('Hearsay defined')).toBeChecked();
});

for (const [how, press] of [
  ['a key', (memorize: MemorizePage) => memorize.page.keyboard.press('Space')],
  ['a click', (memorize: MemorizePage) => memorize.flashcard.click()],
] as const) {
  test(`a card that was turned by ${how} before the scripts came is turned, once`, async ({ page, learner: _ }) => {
    const letScriptsCome = await holdRequests(page, SCRIPTS);
    const memorize = new MemorizePage(page);
    await page.goto('/rule-statements', { waitUntil: 'commit' });
    await expect(memorize.front).toBeVisible();
    await press(memorize);
    letScriptsCome();
    await expect(memorize.flashcard).toContainText('harmful or offensive contact');
    await page.keyboard.press('3');
    await expect(memorize.flashcard).toContainText('Hearsay');
  });
}

test('filters chosen before the scripts came narrow the quiz', async ({ page, learner: _ }) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto('/questions', { waitUntil: 'commit' });
  const practice = new MbePracticePage(page);
  await practice.box('Evidence').check();
  letScriptsCome();
  await practice.numberOfQuestions.fill('2');
  await practice.startButton.click();
  await expect(practice.heading(1)).toHaveText('Question 1 of 2');
});
