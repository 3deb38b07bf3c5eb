import { untilCached, untilServed } from './cached-pages';
import { test as base, expect } from './fixtures';
import { type Front, openFront } from './front';
import { MbePracticePage } from './pages/mbe-practice-page';
import { UnderstandPage } from './pages/understand-page';

const test = base.extend<{ front: Front }>({
  front: async ({ browserName: _ }, use) => {
    const front = await openFront(process.env.BARWRIGHT_ORIGIN ?? '');
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => {
    await use(front.origin);
  },
});
test.use({ serviceWorkers: 'allow' });

test('a new version waits until no tab is in a quiz, and a quiz of the version before goes on without a network', async ({
  page,
  learner: _,
  front,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('barwright:scripts:')).length);
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed');

  front.nameBuild('version-before');
  const practice = new MbePracticePage(page);
  await new UnderstandPage(page).open();
  await untilServed(page);
  await practice.startEvidenceQuiz(2);
  await practice.answerQuestions(1, 1);
  await untilCached(page, '/questions');

  front.nameBuild(null);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(isWaiting).toBe(true);
  const otherTab = await page.context().newPage();
  const understand = new UnderstandPage(otherTab);
  await understand.open();
  await understand.subject('Torts').click();
  // Kept by the worker some seconds after the tab has asked the new one to take over.
  await untilCached(otherTab, '/understand/torts');
  expect(await isWaiting()).toBe(true);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(practice.heading(1)).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await practice.answerQuestions(2, 2);
  await page.keyboard.press('Enter');
  await expect(practice.results).toBeVisible();
  await expect(practice.savedNote).toBeVisible();

  await understand.openSubject('evidence', 'Evidence');
  await expect.poll(isWaiting).toBe(false);
  expect(await builds()).toBe(2);
  await page.context().setOffline(true);
  await otherTab.reload();
  await understand.expectSubject('Evidence');
});
