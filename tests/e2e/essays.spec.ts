import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks, EVERY_LOOK } from './looks';
import { EssaysPage } from './pages/essays-page';

const CHANDELIER = '/essays?load=tort-essay-001';
const ANALYZE = '**/api/essays/*/analyze';
const ANSWER =
  'Negligence requires duty, breach, causation and damages. Kestrel owed Tamura a duty of care because she was a foreseeable plaintiff. ';
const DOWN = { status: 503, json: { code: 'unavailable', msg: 'The database is down.' } };

test.use({ viewport: { width: 1440, height: 900 } });

async function opened(page: Page, address?: string): Promise<EssaysPage> {
  const essays = new EssaysPage(page);
  await essays.open(address);
  return essays;
}

test('essays are searched, filtered, opened by address and marked once written', async ({ page, learner: _ }) => {
  const essays = await opened(page, '/essays?load=no-such-essay');
  await expect(page.getByText('Select an essay from the list or start Exam Mode.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rule Outline', exact: true })).toHaveAttribute('href', '/rule-outline');

  await page.getByLabel('Search essays').fill('chandelier');
  await expect(page.getByText(/^1 of \d+ essays$/)).toBeVisible();
  await page.getByRole('region', { name: 'Essays' }).getByLabel('Subject').selectOption('Evidence');
  await expect(page.getByText('No essay fits.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();

  await essays.listed(/Bronze Chandelier/).click();
  await expect(page).toHaveURL(/load=tort-essay-001$/);
  await expect(essays.heading(/Bronze Chandelier \[Torts\]/)).toBeFocused();
  await expect(page.getByText('Delgado sells antique lamps')).toBeVisible();
  await expect(essays.editor).toBeVisible();
  await essays.write(ANSWER);
  await expect(essays.saved).toBeVisible();
  await expect(essays.listed(/Bronze Chandelier/)).toContainText('Written');

  await page.reload();
  await expect(essays.editor).toContainText('Negligence requires duty');
  await essays.analyze.click();
  await expect(page.getByText(/^Score: /).first()).toBeVisible();
  await expect(essays.listed(/Bronze Chandelier/)).toContainText('%');
  const isStale = page.getByText('The answer was changed after this analysis.');
  await expect(isStale).toBeHidden();
  await essays.write('More. ');
  await expect(isStale).toBeVisible();

  await essays.listed(/Business Associations 1/).click();
  await expect(essays.heading(/Business Associations 1/)).toBeVisible();
  await expect(essays.editor).toHaveText('');
  await expect(page.getByText(/^Score: /)).toBeHidden();
});

test('what is typed survives a dead network twice, and a reload in between', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  allowConsole(/ERR_FAILED/);
  const essays = await opened(page, CHANDELIER);
  await essays.write('First. ');
  await expect(essays.saved).toBeVisible();

  await page.context().setOffline(true);
  await essays.write('Second. ');
  await expect(essays.offline).toBeVisible();
  await page.context().setOffline(false);
  await expect(essays.saved).toBeVisible();

  // The second time only the drafts cannot be sent, and the page is loaded anew meanwhile.
  await page.route('**/api/essays/*/draft', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await essays.write('Third. ');
  await expect(essays.offline).toBeVisible();
  await page.reload();
  await expect(essays.editor).toHaveText('First. Second. Third.');
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(essays.saved).toBeVisible();

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('barwright:')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(essays.editor).toHaveText('First. Second. Third.');
});

test('an answer that was left before it was sent is sent from another essay', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/503/);
  const essays = await opened(page, CHANDELIER);
  await expect(essays.editor).toBeVisible();
  await page.route('**/draft', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(DOWN) : route.continue(),
  );
  await essays.write('Left early. ');
  await expect(page.getByText(/trying again \(The database is down\)\.$/)).toBeVisible();
  await essays.listed(/Business Associations 1/).click();
  await expect(essays.listed(/Bronze Chandelier/)).toContainText('Not sent yet');
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(essays.listed(/Bronze Chandelier/)).not.toContainText('Not sent yet');
  await essays.listed(/Bronze Chandelier/).click();
  await expect(essays.editor).toHaveText('Left early.');
  await expect(essays.saved).toBeVisible();
});

test('a session that ends while writing costs nothing', async ({ page, learner, allowConsole }) => {
  allowConsole(/401/);
  const essays = await opened(page, CHANDELIER);
  await expect(essays.editor).toBeVisible();
  await learner.loseSession();
  await essays.write('Typed into a dead session. ');
  await expect(page).toHaveURL(/\/login\?next=%2Fessays%3Fload%3Dtort-essay-001$/);
  await learner.logIn();
  await expect(page).toHaveURL(/\/essays\?load=tort-essay-001$/);
  await expect(essays.editor).toHaveText('Typed into a dead session.');
  await expect(essays.saved).toBeVisible();
});

test('two tabs follow one another, and never overwrite each other', async ({ page, learner: _, allowConsole }) => {
  test.slow();
  allowConsole(/409/);
  allowConsole(/ERR_FAILED/);
  const mine = await opened(page, CHANDELIER);
  await expect(mine.editor).toBeVisible();
  const other = await opened(await page.context().newPage(), CHANDELIER);
  await other.write('From the other tab. ');
  await expect(other.saved).toBeVisible();
  await expect(mine.editor).toHaveText('From the other tab.');

  // Both write, and neither hears of the other in time.
  await page.route('**/draft', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await mine.write('Mine on top. ');
  await expect(mine.offline).toBeVisible();
  await other.write('Theirs on top. ');
  await expect(other.saved).toBeVisible();
  await expect(mine.conflict).toBeVisible();
  await expect(mine.editor).toHaveText('From the other tab. Mine on top.');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Look at both' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of your answer' });
  await expect(dialog).toContainText('Mine on top.');
  await expect(dialog).toContainText('Theirs on top.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine.conflict).toBeHidden();
  await expect(mine.saved).toBeVisible();
  await expect(other.editor).toHaveText('From the other tab. Mine on top.');

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of your answer' });
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await versions.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(versions).toContainText('Theirs on top.');
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(mine.editor).toHaveText('From the other tab. Theirs on top.');
  await expect(other.editor).toHaveText('From the other tab. Theirs on top.');
});

test('a conflict with another device is told by the server, and the other version can be taken', async ({
  page,
  learner,
  request,
  allowConsole,
}) => {
  allowConsole(/409/);
  const essays = await opened(page, CHANDELIER);
  await expect(essays.editor).toBeVisible();
  const saved = await request.put('/api/essays/tort-essay-001/draft', {
    headers: { Authorization: `Bearer ${learner.token}` },
    data: { html: '<p>From the phone.</p>', text: 'From the phone.', baseVersion: 0 },
  });
  expect(saved.ok()).toBe(true);
  await essays.write('From the desk. ');
  await expect(essays.conflict).toBeVisible();
  await page.reload();
  await expect(essays.conflict).toBeVisible();
  await expect(essays.editor).toHaveText('From the desk.');
  await page.getByRole('button', { name: 'Take the other' }).click();
  await expect(essays.editor).toHaveText('From the phone.');
  await expect(essays.saved).toBeVisible();
});

test('an exam is sat with a reload and a lost network, finished and summed up', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const essays = await opened(page);
  await essays.startExam('Three essays');
  await expect(essays.place(1, 3)).toBeVisible();
  await expect(essays.clock).toHaveText(/^(60:00|59:\d\d)$/);
  await essays.write(`${ANSWER}One. `);
  await expect(essays.saved).toBeVisible();
  await essays.next.click();
  await expect(essays.place(2, 3)).toBeVisible();
  await expect(essays.editor).toHaveText('');

  await essays.write(`${ANSWER}Two. `);
  await page.reload();
  await expect(essays.place(2, 3)).toBeVisible();
  await expect(essays.editor).toContainText('Two.');

  await page.context().setOffline(true);
  await essays.write('Without a network. ');
  await expect(essays.offline).toBeVisible();
  await essays.next.click();
  await expect(essays.notMoved).toBeVisible();
  await essays.finishExam();
  await expect(page.getByText(/^Your answer has not reached the server yet\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(essays.saved).toBeVisible();

  // Another essay leaves the exam, which waits.
  await essays.listed(/Bronze Chandelier/).click();
  await expect(essays.heading(/Bronze Chandelier/)).toBeVisible();
  await expect(essays.notice).toBeVisible();
  await page.getByRole('button', { name: 'Go on with the exam' }).click();
  await expect(essays.editor).toContainText('Two. Without a network.');

  await essays.next.click();
  await expect(essays.place(3, 3)).toBeVisible();
  await expect(essays.next).toBeDisabled();
  await essays.finishExam();
  await expect(page).toHaveURL(/\/essays\/exams\/[\w-]+$/);
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Past exams' }).click();
  await expect(page.getByRole('region', { name: 'Exams' }).getByRole('link')).toHaveText([
    /^3 essays, 60 minutes each/,
  ]);
  await expectAccessible(page);
  await essays.open();
  await expect(essays.notice).toBeHidden();
});

test('an exam that runs elsewhere is gone on with', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/409/);
  const other = await opened(await page.context().newPage());
  const essays = await opened(page);
  await other.startExam('One essay', { hasClock: false });
  await expect(other.place(1, 1)).toBeVisible();
  await expect(other.clock).toBeHidden();
  await page.getByRole('button', { name: /^Start Exam Mode/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('An exam is still running. Continue or finish it first.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with the exam' }).click();
  await expect(essays.place(1, 1)).toBeVisible();
});

test('when the clock of an exam has run out, the learner is told and writes on', async ({ page, learner: _ }) => {
  await page.clock.install();
  const essays = await opened(page);
  await essays.startExam('One essay');
  await expect(page.getByText(/^Read: 04:\d\d left$/)).toBeVisible();
  await essays.write(ANSWER);
  await page.clock.fastForward('01:01:00');
  await expect(page.getByText(/^Time is up for this essay\. Everything you wrote is kept/)).toBeVisible();
  await essays.write('One more sentence.');
  await essays.finishExam();
  await expect(page).toHaveURL(/\/essays\/exams\//);
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
});

test('the clock of the hour is started, paused and reset, and survives a reload', async ({ page, learner: _ }) => {
  await page.clock.install();
  const essays = await opened(page, CHANDELIER);
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByText(/^Read: 0[45]:\d\d left$/)).toBeVisible();
  await page.clock.fastForward('05:10');
  await expect(page.getByText(/^Organize: 09:\d\d left$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Organize: 09:\d\d left$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.fastForward('30:00');
  await expect(page.getByText(/^Organize: 09:\d\d left$/)).toBeVisible();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.clock.fastForward('59:00');
  await expect(page.getByText('The hour is over.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible();
  await expect(essays.editor).toBeVisible();
});

test('calls that fail say so in the specified words, and can be tried again', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|503/);
  await page.route('**/api/essays/*/question', (route) => route.abort());
  const essays = await opened(page, CHANDELIER);
  await expect(page.getByText('Error Loading Essay')).toBeVisible();
  await expect(page.getByText('Failed to get essay question HTML')).toBeVisible();
  await expect(page.getByText('Error loading question.')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/essays/*/grading', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
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
  await essays.write(ANSWER);
  await page.route(ANALYZE, (route) => route.abort());
  await essays.analyze.click();
  await expect(page.getByText('Failed to analyze essay text')).toBeVisible();
  await page.unrouteAll();
  await page.route(ANALYZE, (route) => route.fulfill(DOWN));
  await essays.analyze.click();
  await expect(page.getByText('The database is down.')).toBeVisible();
  await page.unrouteAll();

  await page.route('**/api/essays/*/answer', (route) => route.abort());
  await page.getByRole('button', { name: 'Show Model Answer' }).click();
  await expect(page.getByText('Error loading model answer sheet.')).toBeVisible();
});

test('an analysis that comes after another essay was chosen is discarded', async ({ page, learner: _ }) => {
  const essays = await opened(page, CHANDELIER);
  await essays.write(ANSWER);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route(ANALYZE, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await essays.analyze.dblclick();
  await expect(page.getByText('Analyzing...').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Model Answer' })).toBeDisabled();
  await essays.listed(/Business Associations 1/).click();
  await expect(essays.editor).toHaveText('');
  const answered = page.waitForResponse(ANALYZE);
  release();
  await answered;
  await expect(essays.analyze).toBeEnabled();
  await expect(page.getByText(/^Score: /)).toBeHidden();
  expect(calls).toBe(1);
});

describeLooks(() => {
  test('the essay screen', async ({ page, learner: _, viewport }) => {
    const isNarrow = (viewport?.width ?? 0) < 1000;
    const essays = await opened(page);
    await expect(page.getByText('Select an essay from the list or start Exam Mode.')).toBeVisible();
    await expectAccessible(page);
    await essays.listed(/Bronze Chandelier/).click();
    if (isNarrow) {
      await expect(essays.listed(/Bronze Chandelier/)).toBeHidden();
      await expectAccessible(page);
      await page.getByText('Your answer', { exact: true }).click();
    }
    await essays.write(ANSWER);
    await expect(essays.saved).toBeVisible();
    await page.getByRole('button', { name: 'Start the clock' }).click();
    await expectAccessible(page);
    await essays.startExam('One essay');
    await expect(essays.place(1, 1)).toBeVisible();
    await expectAccessible(page);
    await essays.finish.click();
    await expectAccessible(page);
  });
}, EVERY_LOOK);
