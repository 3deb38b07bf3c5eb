import { expect, test } from './fixtures';
import { MbeHistoryPage } from './pages/mbe-history-page';
import { MbePracticePage } from './pages/mbe-practice-page';

test('a quiz from the subtopics of a subject', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.open();
  await practice.tab('By Subtopic').click();
  await expect(page.getByText('Please select a subject using the dropdown above.')).toBeVisible();
  await expect(page.getByText('Please select a subject before filtering by subtopic.')).toBeVisible();
  await page.getByLabel('Subject', { exact: true }).selectOption('Evidence');
  await expect(page.getByText('Please select at least one subtopic or issue.')).toBeVisible();
  await expect(practice.startButton).toBeDisabled();

  const issue = practice.box('Relevancy and reasons for excluding relevant evidence');
  await issue.check();
  await expect(practice.startButton).toBeEnabled();
  const parts = page.getByRole('listitem').filter({ has: issue }).getByRole('checkbox', { checked: true });
  expect(await parts.count()).toBeGreaterThan(1);
  await parts.last().uncheck();
  await expect(issue).toHaveJSProperty('indeterminate', true);

  await practice.numberOfQuestions.fill('many');
  await practice.numberOfQuestions.blur();
  await expect(practice.numberOfQuestions).toHaveValue('1');
  const request = page.waitForRequest('**/api/questions/filter?*');
  await practice.startButton.click();
  const { searchParams } = new URL((await request).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ num_questions: '1', subjectContext: 'Evidence' });
  await expect(practice.heading(1)).toBeFocused();
});

test('Enter in the number field says what is missing, and starts once it is there', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.open();
  await practice.tab('By Source').click();
  await practice.numberOfQuestions.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please select at least one source.' })).toBeVisible();
  await practice.box('Barwright Core').check();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select' })).toBeHidden();
  await practice.numberOfQuestions.fill('2');
  await practice.numberOfQuestions.press('Enter');
  await expect(practice.heading(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please select an answer before submitting.')).toBeVisible();
  await expect(practice.submitButton).toBeDisabled();
});

test('the keys are listed on ? and do nothing while the list is open', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(list).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(practice.option('A')).not.toBeChecked();
  await page.keyboard.press('Control+a');
  await expect(practice.option('A')).not.toBeChecked();
  await page.keyboard.press('a');
  await expect(practice.option('A')).toBeChecked();
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['is no object', { status: 200, json: [] }],
] as const) {
  test(`an outline that ${what} leaves the other filters`, async ({ page, learner: _, allowConsole }) => {
    allowConsole(/404/);
    await page.route('**/data/MBEOutline.json', (route) => route.fulfill(answer));
    const practice = new MbePracticePage(page);
    await page.goto('/questions');
    await expect(page.getByText('Failed to load subtopic outline data. Subtopic filtering disabled.')).toBeVisible();
    await expect(practice.tab('By Subtopic')).toBeDisabled();
    await expect(practice.box('Evidence')).toBeEnabled();
    await page.unroute('**/data/MBEOutline.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(practice.tab('By Subtopic')).toBeEnabled();
  });
}

for (const [what, answer, message] of [
  ['that the server cannot draw', { status: 500, body: 'oops' }, 'Failed to get questions'],
  ['that has no questions', { status: 200, json: [] }, 'No questions found for the selected filters.'],
  ['whose answer cannot be read', { status: 200, body: '<html>' }, 'Failed to start quiz'],
] as const) {
  test(`a quiz ${what} says so and can be started again`, async ({ page, learner: _, allowConsole }) => {
    allowConsole(/500/);
    const practice = new MbePracticePage(page);
    await practice.open();
    await practice.box('Evidence').check();
    await page.route('**/api/questions/filter?*', (route) => route.fulfill(answer));
    await practice.startButton.click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await page.unroute('**/api/questions/filter?*');
    await practice.startButton.click();
    await expect(practice.heading(1)).toBeFocused();
  });
}

test('questions being prepared can be waited for or cancelled', async ({ page, learner: _ }) => {
  const practice = new MbePracticePage(page);
  await practice.open();
  await practice.box('Evidence').check();
  await page.route('**/api/questions/filter?*', () => undefined);
  await practice.startButton.click();
  await expect(page.getByText('Preparing Questions...')).toBeVisible();
  await expect(practice.startButton).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Preparing Questions...')).toBeHidden();
  await expect(practice.startButton).toBeEnabled();
});

test('nobody reads the attempt of someone else, or one that is none', async ({
  page,
  learner: _,
  newLearner,
  request,
}) => {
  const practice = new MbePracticePage(page);
  await practice.startEvidenceQuiz(1);
  await practice.answerQuestions(1, 1);
  await page.keyboard.press('Enter');
  await expect(practice.savedNote).toBeVisible();
  const history = new MbeHistoryPage(page);
  await history.open();
  const address = await history.attempts.getByRole('link').getAttribute('href');

  const stranger = await newLearner();
  const cookie = `next-auth.session-token=${stranger.token}`;
  for (const path of [address ?? '', '/questions/history/none', '/questions/history?before=none']) {
    const response = await request.get(path, { headers: { cookie } });
    const html = await response.text();
    expect(html).toContain('Page Not Found');
    expect(html).not.toContain('Question by question');
  }
});
