import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { NEGLIGENCE, openEssays } from './pages/essays-page';

test.use({ viewport: { width: 1440, height: 900 } });

test('an exam is sat with a reload and a lost network, finished and summed up', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const essays = await openEssays(page);
  await essays.startExam('Three essays');
  await expect(essays.place(1, 3)).toBeVisible();
  await expect(essays.clock).toHaveText(/^(60:00|59:\d\d)$/);
  // Nothing helps, and nothing tells the subject.
  await expect(essays.heading('Essay 1')).toHaveText('Essay 1');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(essays.analyze).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show Model Answer' })).toBeHidden();
  await essays.write(`${NEGLIGENCE}One. `);
  await expect(essays.saved).toBeVisible();
  await essays.next.click();
  await expect(essays.place(2, 3)).toBeVisible();
  await expect(essays.editor).toHaveText('');

  await essays.write(`${NEGLIGENCE}Two. `);
  await page.reload();
  await expect(essays.place(2, 3)).toBeVisible();
  await expect(essays.editor).toContainText('Two.');

  await page.context().setOffline(true);
  await essays.write('Without a network. ');
  await expect(essays.offline).toBeVisible();
  await essays.next.click();
  await expect(essays.notMoved).toBeVisible();
  await page.context().setOffline(false);
  await expect(essays.saved).toBeVisible();

  // Back to the first, and on from there.
  await essays.showInExam(1);
  await expect(essays.place(1, 3)).toBeVisible();
  await expect(essays.editor).toContainText('One.');
  await essays.write('Looked over. ');
  await expect(essays.saved).toBeVisible();
  await essays.next.click();
  await expect(essays.place(2, 3)).toBeVisible();
  await expect(essays.editor).toContainText('Two.');

  // Another essay leaves the exam, which waits.
  await page.getByRole('link', { name: 'Essay Practice' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click();
  await expect(essays.place(2, 3)).toBeVisible();
  await essays.leaveExam();
  await essays.listed(/Bronze Chandelier/).click();
  await expect(essays.heading(/Bronze Chandelier/)).toBeVisible();
  await expect(essays.notice).toBeVisible();
  await page.getByRole('button', { name: 'Resume the exam' }).click();
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
  const other = await openEssays(await page.context().newPage());
  const essays = await openEssays(page);
  await other.startExam('One essay', { hasClock: false });
  await expect(other.place(1, 1)).toBeVisible();
  await expect(other.clock).toBeHidden();
  await page.getByRole('button', { name: /^Start Exam Mode/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('An exam is still running. Continue or finish it first.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume the exam' }).click();
  await expect(essays.place(1, 1)).toBeVisible();
});

test('when the clock of an exam has run out, the learner is told and writes on', async ({ page, learner: _ }) => {
  await page.clock.install();
  const essays = await openEssays(page);
  await essays.startExam('One essay');
  await expect(page.getByText(/^Read: 04:\d\d left$/)).toBeVisible();
  await essays.write(NEGLIGENCE);
  await page.clock.fastForward('01:01:00');
  await expect(page.getByText(/^Time is up for this essay\. Everything you wrote is kept/)).toBeVisible();
  await essays.write('One more sentence.');
  await essays.finishExam();
  await expect(page).toHaveURL(/\/essays\/exams\//);
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
});
