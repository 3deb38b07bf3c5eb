import { clearRecords } from './browser-outbox';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { CHANDELIER, openEssays } from './pages/essays-page';
import { answerUnavailable } from './unavailable';

test.use({ viewport: { width: 1440, height: 900 } });

test('what is typed survives a dead network twice, and a reload in between', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  allowConsole(/ERR_FAILED/);
  const essays = await openEssays(page, CHANDELIER);
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

  await clearRecords(page);
  await page.reload();
  await expect(essays.editor).toHaveText('First. Second. Third.');
});

test('an answer that was left before it was sent is sent from another essay', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/503/);
  const essays = await openEssays(page, CHANDELIER);
  await expect(essays.editor).toBeVisible();
  await answerUnavailable(page, '**/draft', 'PUT');
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
  const essays = await openEssays(page, CHANDELIER);
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
  const mine = await openEssays(page, CHANDELIER);
  await expect(mine.editor).toBeVisible();
  const other = await openEssays(await page.context().newPage(), CHANDELIER);
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
  await page.getByRole('button', { name: 'Compare both' }).click();
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
  const essays = await openEssays(page, CHANDELIER);
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
  await page.getByRole('button', { name: 'Use the other' }).click();
  await expect(essays.editor).toHaveText('From the phone.');
  await expect(essays.saved).toBeVisible();
});
