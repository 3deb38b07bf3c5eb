import { readFile } from 'node:fs/promises';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { holdAnswer } from './hold';
import { MemorizePage } from './pages/memorize-page';

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
  await expect(page.getByRole('alertdialog', { name: 'Delete this card?' })).toContainText('Palsgraf v. LIRR');
  await page.getByRole('button', { name: 'Delete the card' }).click();
  await expect(card).toHaveCount(0);
});
