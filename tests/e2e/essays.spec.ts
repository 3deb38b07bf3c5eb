import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { holdRequests } from './hold';
import { describeLooks } from './looks';
import { CHANDELIER, NEGLIGENCE, openEssays } from './pages/essays-page';
import { answerUnavailable } from './unavailable';

const ANALYZE = '**/api/essays/*/analyze';

test.use({ viewport: { width: 1440, height: 900 } });

test('essays are searched, filtered, opened by address and marked once written', async ({ page, learner: _ }) => {
  const essays = await openEssays(page, '/essays?load=no-such-essay');
  await expect(page.getByText('Select an essay from the list or start Exam Mode.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rule Outline', exact: true })).toHaveAttribute('href', '/rule-outline');

  await page.getByLabel('Search essays').fill('chandelier');
  await expect(page.getByText(/^1 of \d+ essays$/)).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('region', { name: 'Essays' }).getByLabel('Subject').selectOption('Evidence');
  await expect(page.getByText('No essays match.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();

  await expect(essays.listed(/Bronze Chandelier/)).toContainText('Not begun');
  await essays.listed(/Bronze Chandelier/).click();
  await expect(page).toHaveURL(/load=tort-essay-001$/);
  await expect(essays.heading(/Bronze Chandelier \[Torts\]/)).toBeFocused();
  await expect(page.getByText('Delgado sells antique lamps')).toBeVisible();
  await expect(essays.editor).toBeVisible();
  await essays.write(NEGLIGENCE);
  await expect(essays.saved).toBeVisible();
  await expect(essays.listed(/Bronze Chandelier/)).toContainText('Draft');

  await page.reload();
  await expect(essays.editor).toContainText('Negligence requires duty');
  await essays.analyze.click();
  await expect(page.getByText(/^Score: /).first()).toBeVisible();
  await expect(essays.listed(/Bronze Chandelier/)).toContainText(/Analyzed \d+ \/ \d+/);
  const isStale = page.getByText('The answer was changed after this analysis.');
  await expect(isStale).toBeHidden();
  await essays.write('More. ');
  await expect(isStale).toBeVisible();

  await essays.listed(/Business Associations 1/).click();
  await expect(essays.heading(/Business Associations 1/)).toBeVisible();
  await expect(essays.editor).toHaveText('');
  await expect(page.getByText(/^Score: /)).toBeHidden();
});

test('the clock of the hour is started, paused and reset, and survives a reload', async ({ page, learner: _ }) => {
  await page.clock.install();
  const essays = await openEssays(page, CHANDELIER);
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByText(/^Read: 0[45]:\d\d left$/)).toBeVisible();
  await page.clock.fastForward('05:10');
  await expect(page.getByText(/^Organize: 09:\d\d left$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Organize: 09:\d\d left$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.fastForward('30:00');
  await expect(page.getByText(/^Organize: 09:\d\d left$/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.clock.fastForward('59:00');
  await expect(page.getByText('The hour is over.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible();
  await expect(essays.editor).toBeVisible();
});

test('calls that fail say so in their fixed texts, and can be tried again', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|503/);
  await page.route('**/api/essays/*/question', (route) => route.abort());
  const essays = await openEssays(page, CHANDELIER);
  await expect(page.getByText('Error Loading Essay')).toBeVisible();
  await expect(page.getByText('Failed to get essay question HTML')).toBeVisible();
  await expect(page.getByText('Error loading question.')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/essays/*/grading', (route) => route.abort());
  // What has come of an essay stays for the visit.
  await page.reload();
  await expect(page.getByText('Failed to get essay grading data')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/essays/*/question', (route) => route.fulfill({ json: { questionHtml: '' } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Error: Question content not found.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(essays.editor).toBeVisible();

  await essays.analyze.click();
  await expect(page.getByText('Write an answer before you analyze it.')).toBeVisible();
  await essays.write(NEGLIGENCE);
  await page.route(ANALYZE, (route) => route.abort());
  await essays.analyze.click();
  await expect(page.getByText('Failed to analyze essay text')).toBeVisible();
  await page.unrouteAll();
  await answerUnavailable(page, ANALYZE);
  await essays.analyze.click();
  await expect(page.getByText('The database is down.')).toBeVisible();
  await page.unrouteAll();

  // It comes with the essay, before it is asked for.
  await page.route('**/api/essays/*/answer', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Show Model Answer' }).click();
  await expect(page.getByText('Error loading model answer sheet.')).toBeVisible();
});

test('an analysis that comes after another essay was chosen is discarded', async ({ page, learner: _ }) => {
  const essays = await openEssays(page, CHANDELIER);
  await essays.write(NEGLIGENCE);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/analyze')) calls += 1;
  });
  const letAnalysisGo = await holdRequests(page, ANALYZE);
  await essays.analyze.dblclick();
  await expect(page.getByText('Analyzing...').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Model Answer' })).toBeDisabled();
  await essays.listed(/Business Associations 1/).click();
  await expect(essays.editor).toHaveText('');
  const answered = page.waitForResponse(ANALYZE);
  letAnalysisGo();
  await answered;
  await expect(essays.analyze).toBeEnabled();
  await expect(page.getByText(/^Score: /)).toBeHidden();
  expect(calls).toBe(1);
});

describeLooks(() => {
  test('the essay screen', async ({ page, learner: _, viewport }) => {
    const isNarrow = (viewport?.width ?? 0) < 1000;
    const essays = await openEssays(page);
    await expect(page.getByText('Select an essay from the list or start Exam Mode.')).toBeVisible();
    await expectAccessible(page);
    await essays.listed(/Bronze Chandelier/).click();
    if (isNarrow) {
      await expect(essays.listed(/Bronze Chandelier/)).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Hide the question' }).click();
    }
    await essays.write(NEGLIGENCE);
    await expect(essays.saved).toBeVisible();
    await page.getByRole('button', { name: 'Start the clock' }).click();
    await expectAccessible(page);
    await essays.startExam('One essay');
    await expect(essays.place(1, 1)).toBeVisible();
    await expectAccessible(page);
    await essays.finish.click();
    await expectAccessible(page);
  });
});
