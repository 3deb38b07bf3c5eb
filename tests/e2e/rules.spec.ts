import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks } from './looks';
import { RulesPage, ruleTexts } from './pages/rules-page';

const EMPTY_TALK = 'Judges decide what they like about such things.';

test('topics are ticked, rules recalled by keyboard, and the selection remembered', async ({
  page,
  request,
  learner,
}) => {
  const texts = await ruleTexts(request, learner.token);
  const rules = new RulesPage(page);
  await rules.open();
  await rules.search.fill('hearsay');
  await rules.box('Hearsay and circumstances of its admissibility').check();
  await rules.search.fill('');
  await expect(rules.box('Evidence')).toHaveJSProperty('indeterminate', true);
  await rules.expander('Evidence').click();
  await rules.box('Privileges and other policy exclusions').check();
  await expect(page.getByText('Drawn from 2 subtopics.')).toBeVisible();
  await rules.numberOfRules.fill('many');
  await rules.numberOfRules.blur();
  await expect(rules.numberOfRules).toHaveValue('1');
  await rules.numberOfRules.fill('3');
  await rules.numberOfRules.press('Enter');

  await expect(rules.heading(1)).toHaveText('Rule 1 of 3');
  await expect(rules.hint('First letters')).toBeChecked();
  await rules.submit(texts.get((await rules.ruleName.textContent()) ?? '') ?? '');
  await expect(rules.verdict('Correct')).toBeVisible();
  await expect(page.getByText('The rule’s flashcard counts it as “Got It!”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Missing Buzzwords' })).toBeHidden();
  await page.keyboard.press('Enter');

  await expect(rules.heading(2)).toBeVisible();
  await expect(rules.hint('None')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
  await rules.submit(EMPTY_TALK);
  await expect(rules.verdict('Incorrect')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Missing Buzzwords' })).toBeVisible();
  await page.keyboard.press('m');
  await page.getByLabel('Why is it correct?').fill('My book says so.');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as correct' }).click();
  await expect(page.getByText('You marked it as correct: My book says so.')).toBeVisible();
  await expect(page.getByText('2 of 2 correct')).toBeVisible();
  await page.keyboard.press('Enter');

  await rules.submit(EMPTY_TALK);
  await expect(rules.verdict('Incorrect')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish Quiz' })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/rules');
  await expect(rules.finished).toBeVisible();
  await expect(page.getByText('2 of 3 rules recalled correctly.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flashcards due today' })).toHaveAttribute(
    'href',
    '/rule-statements?deck=due',
  );
  await expect(page.getByText('Drawn from 2 subtopics.')).toBeVisible();
  await expect(rules.numberOfRules).toHaveValue('3');
  await expect(rules.draw('Weak')).toHaveAccessibleName(/1 rule/);

  await page.reload();
  await expect(rules.finished).toBeHidden();
  await expect(rules.box('Evidence')).toHaveJSProperty('indeterminate', true);
  await rules.draw('Weak').check();
  await rules.startButton.click();
  await expect(rules.heading(1)).toHaveText('Rule 1 of 1');
  await expect(rules.hint('None')).toBeChecked();
});

test('what was typed survives a reload and the end of the session', async ({ page, learner, allowConsole }) => {
  allowConsole(/401/);
  const rules = new RulesPage(page);
  await rules.startPropertyQuiz(2);
  const name = (await rules.ruleName.textContent()) ?? '';
  await rules.answer.fill('A deed must be');
  // What the checker fetches later would meet the end of the session first.
  const fetched = ['**/api/rules/wordings*', '**/api/abbreviations'].map((address) => page.waitForResponse(address));
  await page.reload();
  for (const answer of await Promise.all(fetched)) await answer.finished();
  await expect(page.getByText('Resumed where you left off.')).toBeVisible();
  await expect(rules.ruleName).toHaveText(name);
  await expect(rules.answer).toHaveValue('A deed must be');

  await learner.loseSession();
  await rules.submitButton.click();
  await expect(page).toHaveURL(/\/login\?next=%2Frules%2Fquiz/);
  await learner.logIn();
  await expect(page).toHaveURL(/\/rules\/quiz\?/);
  await expect(rules.answer).toHaveValue('A deed must be');
  await rules.submitButton.click();
  await expect(rules.verdict('Incorrect')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Rules Selection' }).click();
  await page.getByRole('link', { name: 'Resume quiz' }).click();
  await expect(rules.verdict('Incorrect')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(rules.heading(1)).toBeVisible();
  await expect(rules.answer).toHaveValue('');
});

test('the ladder of hints guides word by word, and an empty answer is refused', async ({ page, request, learner }) => {
  const texts = await ruleTexts(request, learner.token);
  const rules = new RulesPage(page);
  await rules.startPropertyQuiz(1);
  await rules.answer.press('Control+Enter');
  expect(await rules.answer.evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true);
  await rules.answer.fill('  ');
  await rules.submitButton.click();
  await expect(page.getByText('Please type your answer before submitting.')).toBeVisible();

  await page.keyboard.press('h');
  await expect(rules.hint('Guided typing')).toBeChecked();
  const text = texts.get((await rules.ruleName.textContent()) ?? '') ?? '';
  const beginning = text.split(' ').slice(0, 4).join(' ');
  await rules.answer.fill(`${beginning} `);
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText(beginning);
  await rules.answer.fill(`${beginning} xyzzy `);
  await expect(page.getByText(/^That is not the next word: it begins with/)).toBeVisible();

  await rules.answer.press('Escape');
  await page.keyboard.press('h');
  await expect(rules.hint('None')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
});

test('a shared link opens the same quiz; one that leads to nothing says so', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/400|500/);
  const rules = new RulesPage(page);
  await page.goto('/rules/quiz?topics=Wills%2520and%2520Trusts,Torts&numRules=4');
  await expect(rules.heading(1)).toHaveText('Rule 1 of 4');

  await page.goto('/rules/quiz');
  await expect(page.getByText('No rules loaded for this quiz.')).toBeVisible();
  await page.goto(`/rules/quiz?topics=${encodeURIComponent(encodeURIComponent('Salt, pepper & law'))}`);
  await expect(page.getByText('No rules found for the selected filters. Please try again.')).toBeVisible();
  await page.goto('/rules/quiz?topics=%25E0%25A4');
  await expect(page.getByText('A topic is not properly URI-encoded.')).toBeVisible();

  await page.route('**/api/rules/filtered?*', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto('/rules/quiz?topics=Torts&numRules=absurd');
  await expect(page.getByText('Failed to load rules for the quiz')).toBeVisible();
  await page.unroute('**/api/rules/filtered?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rules.heading(1)).toHaveText('Rule 1 of 1');
});

describeLooks(() => {
  test('the selection, a rule, its result and the dialogs', async ({ page, learner: _ }) => {
    const rules = new RulesPage(page);
    await rules.open();
    await rules.expander('Torts').click();
    await rules.box('Torts').check();
    await expectAccessible(page);
    await rules.search.fill('negl');
    await expectAccessible(page);

    await page.goto('/rules/quiz?topics=Torts&numRules=2');
    await expect(rules.heading(1)).toBeVisible();
    await expectAccessible(page);
    await rules.answer.press('Escape');
    await page.keyboard.press('h');
    await rules.answer.fill('The plaintiff ');
    await expectAccessible(page);
    await rules.answer.press('Control+Enter');
    await expect(rules.verdict('Incorrect')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark as correct' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expectAccessible(page);

    await page.goto('/rules');
    await expect(page.getByText('Quiz in progress')).toBeVisible();
    await expectAccessible(page);
  });
});
