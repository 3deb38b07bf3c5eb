import { readFile } from 'node:fs/promises';
import { outboxKeys } from './browser-outbox';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { holdAnswer, holdRequests } from './hold';
import { describeLooks } from './looks';
import { MemorizePage } from './pages/memorize-page';

const WAITING = 'Your ratings are waiting to be saved';

test('the sample cards by keyboard, to the end', async ({ page, learner: _ }) => {
  const memorize = new MemorizePage(page);
  await memorize.open();
  await expect(page.getByRole('complementary', { name: 'About buzzwords' })).toBeVisible();
  await expect(memorize.flashcard).toContainText('Battery elements');
  await expect(memorize.rating('Got It!')).toBeDisabled();
  await expect(memorize.previous).toBeDisabled();

  await page.keyboard.press('Space');
  await expect(memorize.flashcard).toContainText('harmful or offensive contact');
  await page.keyboard.press('3');
  await expect(memorize.rating('Got It!')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(memorize.rating('Got It!')).toHaveAttribute('aria-pressed', 'false');
  await expect(memorize.flashcard).not.toContainText('harmful');

  await page.keyboard.press('ArrowRight');
  await expect(memorize.flashcard).toContainText('Hearsay');
  await expect(memorize.flashcard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(memorize.flashcard).toContainText('out-of-court statement');
  await page.keyboard.press('Enter');
  await expect(memorize.flashcard).toContainText('Diversity Jurisdiction');
  await expect(memorize.next).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(memorize.next).toBeEnabled();
  await memorize.next.click();
  await expect(memorize.complete).toBeVisible();

  for (const link of await page.getByRole('navigation', { name: 'Coming later' }).getByRole('link').all()) {
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
  }
  await page.getByRole('button', { name: 'Study this deck again' }).click();
  await expect(memorize.flashcard).toContainText('Battery elements');
});

test('a topic is learned, undone, and comes back when it is due, the network lost in between', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const memorize = new MemorizePage(page);
  await memorize.open();
  await memorize.expectDeckCount('Due today', 0);
  await page.getByLabel('Subject').selectOption('evidence');
  await page.getByLabel('Topic').selectOption({ index: 1 });
  await expect(page).toHaveURL(/deck=issue%3Aevi-/);

  await expect(memorize.rating('Forgotten')).toHaveText(/10 min/);
  await expect(memorize.rating('Got It!')).toHaveText(/2 days/);
  const first = await memorize.flashcard.textContent();
  await memorize.rate('Got It!');
  await memorize.next.click();
  await expect(memorize.place(2)).toBeVisible();
  await memorize.undo.click();
  await expect(memorize.place(1)).toBeVisible();
  await memorize.rating('Forgotten').click();

  await page.context().setOffline(true);
  await memorize.next.click();
  await memorize.rate('Struggled');
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(WAITING)).toBeHidden();

  // The two cards and what is left of the topic, at most twenty new ones a day.
  await expect(memorize.deck('Due today')).not.toHaveAccessibleName(/ 0 cards$/);
  await memorize.deck('Due today').click();
  await expect(memorize.place(1)).toBeVisible();
  await expect(memorize.flashcard).toHaveText(first ?? '');
  await page.reload();
  await expect(memorize.flashcard).toHaveText(first ?? '');
});

for (const path of ['/', '/profile']) {
  test(`ratings that wait are sent from ${path} too`, async ({ page, learner: _, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    const memorize = new MemorizePage(page);
    await memorize.open('subject:evidence');
    await expect(memorize.place(1)).toBeVisible();
    // The page of the deck never gets through, so that another must.
    await page.route('**/api/cards/reviews', (route) =>
      route.request().frame().url().includes('/rule-statements') ? route.abort() : route.continue(),
    );
    await memorize.rate('Forgotten');
    await expect(page.getByText(WAITING)).toBeVisible();

    const sent = page.waitForResponse(
      (response) => response.url().endsWith('/api/cards/reviews') && response.request().method() === 'POST',
    );
    await page.goto(path);
    expect((await sent).status()).toBe(201);
    await page.unroute('**/api/cards/reviews');
    await memorize.open('due');
    await expect(memorize.rating('Forgotten')).toBeVisible();
    await expect(memorize.deck('Due today')).not.toHaveAccessibleName(/ 0 cards$/);
    expect(await outboxKeys(page)).toEqual([]);
  });
}

test('a deck is dealt once the rating before it is stored', async ({ page, learner: _ }) => {
  const memorize = new MemorizePage(page);
  await memorize.open('subject:evidence');
  const first = (await memorize.flashcard.textContent()) ?? '';
  const letRatingGo = await holdRequests(page, '**/api/cards/reviews');
  await memorize.rate('Forgotten');
  await memorize.deck('Due today').click();
  await expect(memorize.flashcard).toBeHidden();
  letRatingGo();
  await expect(memorize.flashcard).toHaveText(first);
});

test('counts that were asked for before a rating are not waited for', async ({ page, learner: _ }) => {
  const memorize = new MemorizePage(page);
  const withdrawn = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/cards/decks'));
  // The answer that would come too late.
  await page.route('**/api/cards/decks?*', () => {}, { times: 1 });
  await memorize.open('subject:evidence');
  await memorize.rate('Forgotten');
  await withdrawn;
  await expect(memorize.deck('Due today')).not.toHaveAccessibleName(/ 0 cards$/);
});

test('own cards are written, changed, imported, studied, exported and deleted', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  const memorize = new MemorizePage(page);
  await memorize.open('own');
  // At once: a button that is seen works.
  await page.getByRole('button', { name: 'Write a card' }).click();
  await page.getByLabel('Front').fill('Palsgraf');
  await page.keyboard.press('Escape');
  await expect(page.getByText('You have no cards of your own yet.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Write a card' }).click();
  await expect(page.getByLabel('Front')).toHaveValue('Palsgraf');
  await page.getByLabel('Back').fill('Duty only to\nforeseeable plaintiffs');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(memorize.flashcard).toContainText('Palsgraf');
  await memorize.expectDeckCount('My cards', 1);

  await page.getByRole('button', { name: 'Edit: Palsgraf' }).click();
  await page.getByLabel('Front').fill('Palsgraf v. LIRR');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(memorize.flashcard).toContainText('Palsgraf v. LIRR');

  await page.getByRole('button', { name: 'Import cards' }).click();
  allowConsole(/ERR_FAILED/);
  await page.route('**/api/cards/import', (route) => route.abort());
  await page.getByLabel('File').setInputFiles({ name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') });
  await expect(page.getByText('The file could not be sent. Check your connection.')).toBeVisible();
  await page.unroute('**/api/cards/import');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 new card found.')).toBeVisible();
  const buffer = Buffer.from('#separator:tab\n#deck:Cases\nErie\tState substantive law\nalone\n');
  await page.getByLabel('File').setInputFiles({ name: 'export.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('1 new card found.')).toBeVisible();
  await expect(page.getByText('Line 4: The back is empty.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 card' }).click();
  await expect(page.getByText('1 card imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await memorize.expectDeckCount('My cards', 2);
  await page.getByLabel('My decks').selectOption('own:Cases');
  await expect(memorize.flashcard).toContainText('Erie');
  await memorize.rate('Got It!');
  await memorize.next.click();
  await expect(memorize.complete).toBeVisible();

  await memorize.deck('My cards').click();
  await page.getByLabel('Export “My cards”').selectOption('csv');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('barwright-My-cards.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    '"Palsgraf v. LIRR","Duty only to\nforeseeable plaintiffs"',
  );

  await page.getByRole('button', { name: 'Delete: Erie' }).click();
  await page.getByRole('button', { name: 'Delete the card' }).click();
  await memorize.expectDeckCount('My cards', 1);
});

test('a card that was written while the list was on its way stays in it', async ({ page, learner: _ }) => {
  const memorize = new MemorizePage(page);
  const list = await holdAnswer(page, '**/api/cards/own');
  await memorize.open('own');
  await list.isHeld;
  await page.getByRole('button', { name: 'Write a card' }).click();
  await page.getByLabel('Front').fill('Palsgraf');
  await page.getByLabel('Back').fill('Duty only to foreseeable plaintiffs');
  const withdrawn = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/cards/own'));
  await page.getByRole('button', { name: 'Save card' }).click();
  await withdrawn;
  list.letGo();
  await expect(page.getByRole('button', { name: 'Edit: Palsgraf' })).toBeVisible();
});

test('a card that is saved or deleted late leaves the dialog of another as it is', async ({
  page,
  request,
  learner,
}) => {
  const headers = { Authorization: `Bearer ${learner.token}` };
  for (const front of ['Palsgraf', 'Erie']) {
    const data = { front, back: 'What it held', deck: '', tags: [] };
    expect((await request.post('/api/cards/own', { headers, data })).status()).toBe(201);
  }
  const memorize = new MemorizePage(page);
  await memorize.open('own');
  const card = page.getByRole('region', { name: 'My cards' }).getByRole('listitem');

  await page.getByRole('button', { name: 'Edit: Erie' }).click();
  await page.getByLabel('Front').fill('Erie v. Tompkins');
  const change = await holdAnswer(page, '**/api/cards/own/*');
  await page.getByRole('button', { name: 'Save card' }).click();
  await change.isHeld;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit: Palsgraf' }).click();
  await expect(page.getByRole('button', { name: 'Save card' })).toBeEnabled();
  await page.getByLabel('Front').fill('Palsgraf v. LIRR');
  change.letGo();
  await expect(card.filter({ hasText: 'Erie v. Tompkins' })).toBeVisible();
  await expect(page.getByLabel('Front')).toHaveValue('Palsgraf v. LIRR');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(card.filter({ hasText: 'Palsgraf v. LIRR' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Delete: Erie v. Tompkins' }).click();
  const deletion = await holdAnswer(page, '**/api/cards/own/*');
  await page.getByRole('button', { name: 'Delete the card' }).click();
  await deletion.isHeld;
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete: Palsgraf v. LIRR' }).click();
  await expect(page.getByRole('button', { name: 'Delete the card' })).toBeEnabled();
  deletion.letGo();
  await expect(card).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Delete this card?' })).toContainText('Palsgraf v. LIRR');
  await page.getByRole('button', { name: 'Delete the card' }).click();
  await expect(card).toHaveCount(0);
});

test('the exam of the study plan pulls the intervals forward', async ({ page, learner: _ }) => {
  await page.goto('/profile');
  const dayAfterTomorrow = await page.evaluate(() => new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('sv-SE'));
  await page.getByLabel('Exam date').fill(dayAfterTomorrow);
  await page.getByLabel('New cards per day').fill('5');
  await page.getByRole('button', { name: 'Save study plan' }).click();
  await expect(page.getByText('Study plan saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('New cards per day')).toHaveValue('5');
  await expectAccessible(page);

  const memorize = new MemorizePage(page);
  await memorize.open('subject:evidence');
  await expect(memorize.rating('Got It!')).toHaveText(/1 day/);
});

test('an unknown deck is said to be none, and the sample is a click away', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/404/);
  const memorize = new MemorizePage(page);
  await memorize.open('issue:nowhere');
  await expect(page.getByText('There is no such deck.')).toBeVisible();
  await memorize.deck('Sample cards').click();
  await expect(memorize.flashcard).toContainText('Battery elements');
});

describeLooks(() => {
  test('the memorize screen', async ({ page, learner: _ }) => {
    const memorize = new MemorizePage(page);
    await memorize.open();
    await expectAccessible(page);
    await page.getByLabel('Subject').selectOption('torts');
    await memorize.rate('Struggled');
    await expectAccessible(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await memorize.deck('My cards').click();
    await page.getByRole('button', { name: 'Write a card' }).click();
    await expectAccessible(page);
  });
});
