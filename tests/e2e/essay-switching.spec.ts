import { clearRecords } from './browser-outbox';
import { expect, test } from './fixtures';
import { holdAnswer, holdRequests } from './hold';
import { loseLateScripts } from './late-scripts';
import { CHANDELIER, NEGLIGENCE, openEssays } from './pages/essays-page';

test.use({ viewport: { width: 1440, height: 900 } });

const A = /Bronze Chandelier/;
const B = /Business Associations 1/;
const DRAFT_OF_A = '**/api/essays/tort-essay-001/draft';

test('an answer whose loading is overtaken by another essay leaves that alone', async ({ page, learner: _ }) => {
  const letGo = await holdRequests(page, DRAFT_OF_A);
  const essays = await openEssays(page, CHANDELIER);
  await essays.listed(B).click();
  await essays.write('To the second. ');
  await expect(essays.saved).toBeVisible();
  letGo();
  await essays.write('More. ');
  await expect(essays.saved).toBeVisible();
  await essays.listed(A).click();
  await expect(essays.heading(A)).toBeVisible();
  await expect(essays.editor).toHaveText('');
  await page.reload();
  await expect(essays.editor).toHaveText('');
  await essays.listed(B).click();
  await expect(essays.editor).toHaveText('To the second. More.');
});

test('essays changed to and fro during a save keep each their own text', async ({ page, learner: _ }) => {
  const essays = await openEssays(page, CHANDELIER);
  await expect(essays.editor).toBeVisible();
  const isSent = page.waitForRequest(DRAFT_OF_A);
  // Held before the server has it: a try that is given up for being slow has then done nothing.
  const letGo = await holdRequests(page, DRAFT_OF_A);
  await essays.write('First. ');
  await isSent;
  await essays.write('Then more. ');
  await essays.listed(B).click();
  await expect(essays.heading(B)).toBeVisible();
  await essays.write('Second. ');
  await essays.listed(A).click();
  await essays.listed(B).click();
  await essays.listed(A).click();
  await expect(essays.heading(A)).toBeVisible();
  letGo();
  await expect(essays.editor).toHaveText('First. Then more.');
  await expect(essays.conflict).toBeHidden();
  await expect(essays.saved).toBeVisible();
  await essays.listed(B).click();
  await expect(essays.editor).toHaveText('Second.');
  await expect(essays.saved).toBeVisible();

  // What the server holds, without anything of this browser.
  await clearRecords(page);
  await page.reload();
  await expect(essays.editor).toHaveText('Second.');
  await essays.listed(A).click();
  await expect(essays.editor).toHaveText('First. Then more.');
});

test('an editor that comes late begins with the text that came meanwhile', async ({
  page,
  learner,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const save = (text: string, baseVersion: number) =>
    request.put('/api/essays/tort-essay-001/draft', {
      headers: { Authorization: `Bearer ${learner.token}` },
      data: { html: `<p>${text}</p>`, text, baseVersion },
    });
  expect((await save('Old.', 0)).ok()).toBe(true);
  const scripts = await loseLateScripts(page, CHANDELIER, /Start typing your essay response/);
  const essays = await openEssays(page, CHANDELIER);
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
  expect((await save('From the phone.', 1)).ok()).toBe(true);
  const looked = page.waitForResponse(DRAFT_OF_A);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
  scripts.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(essays.editor).toHaveText('From the phone.');
  await essays.write('And more. ');
  await expect(essays.saved).toBeVisible();
  await expect(essays.conflict).toBeHidden();
});

test('an analysis goes on while another essay is open', async ({ page, learner: _ }) => {
  const essays = await openEssays(page, CHANDELIER);
  await essays.write(NEGLIGENCE);
  const analysis = await holdAnswer(page, '**/api/essays/tort-essay-001/analyze');
  await essays.analyze.click();
  await analysis.isHeld;
  await essays.listed(B).click();
  await expect(essays.heading(B)).toBeVisible();
  await expect(essays.analyze).toBeEnabled();
  analysis.letGo();
  await essays.listed(A).click();
  await expect(essays.analyze).toBeEnabled();
  await expect(page.getByText('The analysis is complete.')).toBeAttached();
});

test('whoever leaves an exam while its next essay is fetched stays where they went', async ({ page, learner: _ }) => {
  const essays = await openEssays(page);
  await essays.startExam('Three essays');
  await expect(essays.place(1, 3)).toBeVisible();
  await essays.write('In the exam. ');
  const next = await holdAnswer(page, '**/api/essays/exams/*/next');
  await essays.next.click();
  await next.isHeld;
  await essays.write('While it is fetched. ');
  await essays.leaveExam();
  await essays.listed(B).click();
  await expect(essays.heading(B)).toBeVisible();
  await essays.write('Practice. ');
  const arrived = page.waitForResponse('**/api/essays/exams/*/next');
  next.letGo();
  await arrived;
  await expect(essays.saved).toBeVisible();
  await expect(essays.editor).toHaveText('Practice.');
  await page.getByRole('button', { name: 'Resume the exam' }).click();
  await expect(essays.place(2, 3)).toBeVisible();
  await expect(essays.editor).toHaveText('');
});

test('a session found dead on the way back to the page leads to the login, and costs nothing', async ({
  page,
  learner,
  allowConsole,
}) => {
  allowConsole(/401/);
  const essays = await openEssays(page, CHANDELIER);
  await essays.write('Saved. ');
  await expect(essays.saved).toBeVisible();
  await learner.loseSession();
  await essays.write('Typed last. ');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login\?next=%2Fessays%3Fload%3Dtort-essay-001$/);
  await learner.logIn();
  await expect(essays.editor).toHaveText('Saved. Typed last.');
  await expect(essays.saved).toBeVisible();
});
