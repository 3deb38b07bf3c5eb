import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks } from './looks';
import { MbePracticePage } from './pages/mbe-practice-page';
import { UnderstandPage } from './pages/understand-page';

const HEARSAY = 'Hearsay and circumstances of its admissibility';
const SEARCH = '**/api/understand/search?*';

test('from the subjects to a rule, and on to its cards, questions and essays', async ({ page, learner: _ }) => {
  const understand = new UnderstandPage(page);
  await understand.open();
  const subjects = page.getByRole('navigation', { name: 'Choose a subject' }).getByRole('listitem');
  await expect(subjects).toHaveCount(13);
  await understand.subject('Evidence').click();
  await understand.expectSubject('Evidence');

  const hearsay = page.getByRole('main');
  await expect(
    page.getByRole('region', { name: HEARSAY }).getByRole('link', { name: 'Hearsay defined' }),
  ).toBeVisible();
  await understand.contents.getByRole('link', { name: HEARSAY }).click();
  await expect(page).toHaveURL(/\/understand\/evidence\/evi-/);
  await understand.expectSubject(HEARSAY);
  await expect(understand.contents.getByRole('link', { name: HEARSAY })).toHaveAttribute('aria-current', 'page');
  for (const part of ['What it is about', 'How it is tested', 'Worked example']) {
    await expect(hearsay.getByRole('heading', { name: part })).toBeVisible();
  }
  const rule = understand.rule('Hearsay defined');
  for (const part of ['In plain words', 'Example', 'Trap', 'Authority']) {
    await expect(rule.getByText(part, { exact: true })).toBeVisible();
  }
  await expect(hearsay.getByRole('link', { name: /flashcards? on/ })).toHaveAttribute(
    'href',
    /^\/rule-statements\?deck=issue%3Aevi-/,
  );
  await expect(hearsay.getByRole('link', { name: /^Evidence \d/ }).first()).toHaveAttribute(
    'href',
    /^\/essays\?load=evi-essay-\d+$/,
  );

  await hearsay.getByRole('link', { name: /questions? on/ }).click();
  const practice = new MbePracticePage(page);
  await expect(practice.box(HEARSAY)).toBeChecked();
  await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Evidence');
  const request = page.waitForRequest('**/api/questions/filter?*');
  await practice.startButton.click();
  const { searchParams } = new URL((await request).url());
  expect(searchParams.get('subjectContext')).toBe('Evidence');
  await expect(practice.heading(1)).toBeFocused();
});

test('a search leads to the rule, and the way back to the results', async ({ page, learner: _ }) => {
  const understand = new UnderstandPage(page);
  await understand.open();
  await understand.searchBox.fill('dying decl');
  await expect(page.getByRole('status')).toHaveText(/results? for “dying decl”/);
  await expect(understand.results.first()).toContainText('Dying declarations');
  await expect(understand.results.first().locator('mark').first()).toHaveText('Dying');

  await page.keyboard.press('Tab');
  await expect(understand.results.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await understand.expectSubject(HEARSAY);
  await expect(page).toHaveURL(/\/understand\/evidence\/evi-rule-/);
  await expect(understand.rule('Dying declarations')).toBeInViewport();

  await page.goBack();
  await expect(understand.searchBox).toHaveValue('dying decl');
  await expect(understand.results.first()).toContainText('Dying declarations');
  await page.reload();
  await expect(understand.results.first()).toContainText('Dying declarations');
});

test('the page of a subject searches it alone until all are wanted', async ({ page, learner: _ }) => {
  const understand = new UnderstandPage(page);
  await understand.openSubject('torts', 'Torts');
  await understand.searchBox.fill('perpetuities');
  await expect(page.getByRole('status')).toHaveText('Nothing found for “perpetuities”.');
  await page.getByLabel('Only in Torts').uncheck();
  await expect(understand.results.first()).toContainText('Real Property');
});

test('what cannot be searched is said, and nothing of it is run', async ({ page, learner: _, allowConsole }) => {
  const understand = new UnderstandPage(page);
  await page.goto(`/understand?q=${encodeURIComponent('<img src=x onerror=alert(1)> hearsay')}`);
  await expect(page.getByRole('status')).toHaveText(/hearsay”/);
  expect(await page.getByRole('search').locator('img').count()).toBe(0);
  await page.goto(`/understand?q=${'x'.repeat(5_000)}`);
  await expect(page.getByRole('alert').filter({ hasText: 'at most 200 characters' })).toBeVisible();
  allowConsole(/status of 400/);

  await understand.searchBox.fill('h');
  await expect(page.getByRole('status')).toHaveText('Please type at least 2 characters.');

  allowConsole(/ERR_FAILED/);
  await page.route(SEARCH, (route) => route.abort());
  await understand.searchBox.fill('hearsay');
  await expect(page.getByText('The search could not be run: the server did not answer.')).toBeVisible();
  await page.unroute(SEARCH);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(understand.results.first()).toBeVisible();
});

test('an unknown subject is not found; known ones lead to one another', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/status of 404/);
  expect((await page.goto('/understand/alchemy'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect((await page.goto('/understand/evidence/alchemy'))?.status()).toBe(404);

  const understand = new UnderstandPage(page);
  await understand.openSubject('evidence', 'Evidence');
  await page.getByRole('link', { name: 'Next subject: Professional Responsibility' }).click();
  await understand.expectSubject('Professional Responsibility');
  await page.getByRole('link', { name: 'Previous subject: Evidence' }).click();
  await understand.expectSubject('Evidence');
  await understand.contents.getByRole('link').first().click();
  await page.getByRole('link', { name: /^Next issue: / }).click();
  await page.getByRole('link', { name: /^Previous issue: / }).click();
  await expect(understand.contents.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'All of Evidence' }).click();
  await understand.expectSubject('Evidence');
});

describeLooks(() => {
  test('the subjects, a search and a subject', async ({ page, learner: _ }) => {
    const understand = new UnderstandPage(page);
    await understand.open();
    await expectAccessible(page);
    await understand.searchBox.fill('negligence');
    await expect(understand.results.first()).toBeVisible();
    await expectAccessible(page);
    await understand.openSubject('evidence', 'Evidence');
    await expectAccessible(page);
    await understand.contents.getByRole('link', { name: HEARSAY }).click();
    await understand.expectSubject(HEARSAY);
    await expectAccessible(page);
    await understand.openSubject('criminal-law', 'Criminal Law');
    await expectAccessible(page);
  });
});
