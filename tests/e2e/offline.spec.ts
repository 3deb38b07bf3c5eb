import { cachedAddresses, untilCached, untilServed } from './cached-pages';
import { expect, test } from './fixtures';
import { AccountForms } from './pages/account-forms';
import { UnderstandPage } from './pages/understand-page';

test.use({ serviceWorkers: 'allow' });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/;
const OFFLINE = { name: 'You are offline', level: 1 };

test('pages that were opened open again without a network, however they were reached', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  const understand = new UnderstandPage(page);
  await understand.open();
  await untilServed(page);
  await understand.subject('Torts').click();
  await understand.expectSubject('Torts');
  await untilCached(page, '/understand/torts');

  await page.context().setOffline(true);
  await page.reload();
  await understand.expectSubject('Torts');
  await page.goto('/understand');
  await expect(understand.subject('Torts')).toBeVisible();
  // The router falls back to the document where its own request fails.
  await understand.subject('Torts').click();
  await understand.expectSubject('Torts');
});

test('a page that is not on the device says so, lists those that are, and opens once the network is back', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await new UnderstandPage(page).open();
  await untilServed(page);
  await untilCached(page, '/understand');
  await untilCached(page, '/offline');

  await page.context().setOffline(true);
  await page.goto('/profile');
  await expect(page.getByRole('heading', OFFLINE)).toBeVisible();
  const list = page.getByRole('region', { name: 'These pages are on this device' });
  await expect(list.getByRole('link', { name: /^Understand / })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Profile & Stats', level: 1 })).toBeVisible();
});

test('what a page showed of the API is shown again', async ({ page, learner: _, allowConsole }) => {
  allowConsole(NO_NETWORK);
  await new UnderstandPage(page).open();
  await untilServed(page);
  await page.goto('/profile');
  const account = page.getByRole('heading', { name: 'Profile & Stats', level: 1 });
  await expect(account).toBeVisible();
  await expect.poll(async () => (await cachedAddresses(page)).join()).toContain('/api/performance/insights');

  await page.context().setOffline(true);
  await page.reload();
  await expect(account).toBeVisible();
  await expect(page.getByText('could not be loaded')).toBeHidden();
});

test('after a logout nothing of the learner can be read, online or not', async ({ page, learner, allowConsole }) => {
  allowConsole(NO_NETWORK);
  const understand = new UnderstandPage(page);
  await understand.open();
  await untilServed(page);
  await untilCached(page, '/understand');
  await page.getByText(learner.username).first().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await cachedAddresses(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/understand');
  await expect(page.getByRole('heading', OFFLINE)).toBeVisible();
  await expect(page.getByText('No pages are on this device')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(learner.username);
});

test('a logout without a network leaves nothing either', async ({ page, learner, allowConsole }) => {
  allowConsole(NO_NETWORK);
  await new UnderstandPage(page).open();
  await untilServed(page);
  await untilCached(page, '/understand');
  await page.context().setOffline(true);
  await page.getByText(learner.username).first().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', OFFLINE)).toBeVisible();
  expect(await cachedAddresses(page)).toEqual([]);
});

test('a session that has ended takes along what was kept of it', async ({ page, learner, allowConsole }) => {
  allowConsole(/status of 401/);
  await new UnderstandPage(page).open();
  await untilServed(page);
  await untilCached(page, '/understand');
  await page.getByRole('link', { name: 'MBE Practice' }).click();
  await expect(page.getByRole('heading', { name: 'MBE Practice', level: 1 })).toBeVisible();
  await learner.loseSession();
  await page.getByRole('link', { name: 'Past attempts' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(new AccountForms(page).username).toBeVisible();
  await expect.poll(() => cachedAddresses(page)).toEqual([]);
});

test('another learner on the same device finds nothing of the one before', async ({
  page,
  learner,
  newLearner,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  await new UnderstandPage(page).openSubject('torts', 'Torts');
  await untilServed(page);
  await untilCached(page, '/understand/torts');
  const other = await newLearner();
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('token', token), other.token);
  await page.goto('/questions');
  await expect(page.getByText(other.username).first()).toBeVisible();
  await expect.poll(async () => (await cachedAddresses(page)).join()).toContain(other.id);
  expect((await cachedAddresses(page)).join()).not.toContain(learner.id);

  await page.context().setOffline(true);
  await page.goto('/understand/torts');
  await expect(page.getByRole('heading', OFFLINE)).toBeVisible();
});
