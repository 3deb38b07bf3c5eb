import JSZip from 'jszip';
import { documentOf, paragraph } from '../support/factories/documents';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { holdAnswer } from './hold';
import { TransformerPage, wordsOf } from './pages/transformer-page';

const TORTS = 'Battery is a harmful touching.';
const NEGLIGENCE = 'Negligence needs duty and breach.';

async function outline(name: string, ...texts: string[]) {
  return { name, bytes: await documentOf(texts.map((text) => paragraph(text)).join('')) };
}

const damaged = { name: 'Broken.docx', bytes: Buffer.from('PK\u0003\u0004 and then nothing of the kind') };

test('good files are converted beside bad ones, saved one by one and together, and cleared', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const transformer = new TransformerPage(page);
  const torts = await outline('Torts.docx', TORTS);
  await transformer.open();
  await expect(transformer.step(2)).toBeHidden();
  await expect(transformer.step(3)).toBeHidden();
  await expect(transformer.clearAll).toBeHidden();
  await transformer.upload.click();
  await expect(transformer.problem).toHaveText('Please select files to upload');
  await expectAccessible(page);

  await transformer.select(
    torts,
    damaged,
    { name: 'notes.pdf', bytes: Buffer.from('%PDF-1.7') },
    await outline('Straße & Duty.docx', NEGLIGENCE),
  );
  await expect(transformer.files('Selected files')).toHaveCount(3);
  await expect(transformer.problem).toContainText("'notes.pdf' is not a Word document.");
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(transformer.files('Uploaded files')).toHaveCount(2);
  await expect(transformer.problem).toContainText('Failed to upload files');
  await expect(transformer.problem).toContainText("'Broken.docx' is damaged");
  await expect(transformer.files('Selected files')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(transformer.problem).toBeHidden();

  // The same name again is another file.
  await transformer.select(torts);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(transformer.files('Uploaded files')).toHaveCount(3);
  await expect(transformer.files('Uploaded files').last()).toContainText('Torts (2).docx');
  await page.reload();
  await expect(transformer.files('Uploaded files')).toHaveCount(3);
  await expect(transformer.step(3)).toBeHidden();

  await page.getByRole('button', { name: 'Convert 3 files' }).click();
  await expect(page.getByText('3 files converted.')).toBeVisible();
  await expect(transformer.files('Converted files')).toHaveCount(3);
  await expectAccessible(page);

  const name = 'Straße & Duty - first letters.docx';
  const single = await transformer.save(page.getByRole('button', { name: `Download: ${name}` }));
  expect(single.name).toBe(name);
  expect(await wordsOf(single.bytes)).toBe('N n d a b.');

  const names = ['Torts - first letters.docx', name, 'Torts (2) - first letters.docx'];
  const all = await transformer.save(transformer.downloadAll);
  expect(all.name).toBe('converted_documents.zip');
  const archive = await JSZip.loadAsync(all.bytes);
  expect(Object.keys(archive.files)).toEqual(names);
  expect(await wordsOf((await archive.file(names[2] ?? '')?.async('uint8array')) ?? new Uint8Array())).toBe(
    'B i a h t.',
  );

  await page.getByLabel('Add the originals, as a key').check();
  await page.reload();
  await expect(page.getByLabel('Add the originals, as a key')).toBeChecked();
  const withKey = await JSZip.loadAsync((await transformer.save(transformer.downloadAll)).bytes);
  expect(Object.keys(withKey.files)).toHaveLength(6);
  expect(await withKey.file('key/Torts.docx')?.async('nodebuffer')).toEqual(Buffer.from(torts.bytes));

  await transformer.clearAll.click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(transformer.files('Uploaded files')).toHaveCount(3);
  await transformer.clearAll.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all files' }).click();
  await expect(transformer.step(2)).toBeHidden();
  await expect(transformer.step(3)).toBeHidden();
  await page.reload();
  await expect(transformer.step(1)).toBeVisible();
  await expect(transformer.step(2)).toBeHidden();
});

test('files are dropped or selected by keyboard, options tried and remembered, and cards made', async ({
  page,
  learner: _,
}) => {
  const transformer = new TransformerPage(page);
  await transformer.open();
  await transformer.drop(await outline('Torts.docx', TORTS, NEGLIGENCE, 'Too short.'));
  await expect(transformer.files('Selected files')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove: Torts.docx' }).click();
  await expect(transformer.files('Selected files')).toHaveCount(0);
  await expect(transformer.clearAll).toBeHidden();

  const chooser = page.waitForEvent('filechooser');
  await transformer.picker.focus();
  await page.keyboard.press('Space');
  expect((await chooser).isMultiple()).toBe(true);
  await transformer.drop(await outline('Torts.docx', TORTS, NEGLIGENCE, 'Too short.'));
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(transformer.files('Uploaded files')).toHaveText([/Torts\.docx.*12 words/]);

  await page.getByLabel('Try it on your own text').fill('Duty of Care\nOwed to *foreseeable plaintiffs* in 2 ways');
  await expect(transformer.preview).toHaveText('D o CO t f p i 2 w');
  await page.getByLabel('Keep headings').check();
  await page.getByLabel('Keep bold words').check();
  await page.getByLabel('Blanks for the other letters').check();
  await expect(transformer.preview).toContainText('O___ t_ foreseeable plaintiffs i_ 2 w___');
  await page.reload();
  await expect(transformer.preview).toContainText('Duty of Care');
  await expect(page.getByLabel('Blanks for the other letters')).toBeChecked();
  await transformer.convert.click();
  await expect(transformer.files('Converted files')).toContainText([
    'first letter and blanks; headings and bold words kept',
  ]);
  const saved = await transformer.save(page.getByRole('button', { name: /^Download: Torts/ }));
  expect(await wordsOf(saved.bytes)).toBe('B______ i_ a h______ t_______.N_________ n____ d___ a__ b_____.T__ s____.');

  await page.getByRole('button', { name: 'Make flashcards: Torts.docx' }).click();
  await expect(page.getByText('2 new cards for the deck “Torts”.')).toBeVisible();
  await expect(page.getByText('1 paragraph left out')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The cards' })).toContainText(NEGLIGENCE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make 2 cards' }).click();
  await expect(page.getByText('2 cards made in the deck “Torts”.')).toBeVisible();
  await page.getByRole('link', { name: 'Study the deck' }).click();
  await expect(page).toHaveURL('/rule-statements?deck=own%3ATorts');
  await expect(page.getByText('Card 1 of 2')).toBeVisible();
});

test('a server that is away stops nothing for good', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const transformer = new TransformerPage(page);
  await transformer.open();
  await transformer.select(await outline('Torts.docx', TORTS), await outline('Negligence.docx', NEGLIGENCE));
  await page.context().setOffline(true);
  await transformer.upload.click();
  await expect(transformer.problem).toContainText('Failed to upload files');
  await expect(transformer.problem).toContainText("'Torts.docx' was not uploaded: the server cannot be reached.");
  await expect(transformer.problem).toContainText("'Negligence.docx' was not uploaded");
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(transformer.files('Uploaded files')).toHaveCount(2);
  await expect(transformer.problem).toBeHidden();

  await page.context().setOffline(true);
  await transformer.convert.click();
  await expect(transformer.step(2).getByRole('alert')).toHaveText('Failed to convert files');
  await page.context().setOffline(false);
  await transformer.convert.click();
  await expect(transformer.files('Converted files')).toHaveCount(2);
  await expect(transformer.problem).toBeHidden();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Download: Torts - first letters.docx' }).click();
  await expect(transformer.step(3).getByRole('alert')).toHaveText('Failed to download file');
  await transformer.downloadAll.click();
  await expect(transformer.step(3).getByRole('alert')).toHaveText('Failed to download all files');
  await transformer.clearAll.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all files' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText('Failed to clear uploads');
  await page.context().setOffline(false);
});

test('files cleared in another window are said to be gone', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/status of 40[04]/);
  const transformer = new TransformerPage(page);
  await transformer.open();
  await transformer.select(await outline('Torts.docx', TORTS));
  await transformer.upload.click();
  await transformer.convert.click();
  await expect(transformer.files('Converted files')).toHaveCount(1);

  const other = await page.context().newPage();
  const elsewhere = new TransformerPage(other);
  await elsewhere.open();
  await elsewhere.clearAll.click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Clear all files' }).click();
  await expect(elsewhere.step(2)).toBeHidden();

  await transformer.downloadAll.click();
  await expect(transformer.problem).toHaveText('No converted files to download');
  await expect(transformer.step(2)).toBeHidden();
});

test('a list of files that comes after a newer upload is asked for again', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const transformer = new TransformerPage(page);
  await transformer.open();
  await transformer.select(await outline('Torts.docx', TORTS));
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(transformer.files('Uploaded files')).toHaveCount(1);

  await page.route('**/api/transformer/convert', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', msg: 'That file is gone.' } }),
  );
  const list = await holdAnswer(page, '**/api/transformer/files');
  await transformer.convert.click();
  await list.isHeld;
  await transformer.select(await outline('Negligence.docx', NEGLIGENCE));
  const askedAgain = page.waitForRequest('**/api/transformer/files');
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(transformer.files('Uploaded files')).toHaveCount(2);
  await (await askedAgain).response();
  list.letGo();
  await expect(transformer.files('Uploaded files')).toHaveCount(2);
});

test('a session that ends during the upload leaves a note of what is missing', async ({
  page,
  learner,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const transformer = new TransformerPage(page);
  await transformer.open();
  const files = [await outline('Torts.docx', TORTS), await outline('Negligence.docx', NEGLIGENCE)];
  await transformer.select(...files);
  await learner.loseSession();
  await transformer.upload.click();
  await expect(page).toHaveURL('/login?next=%2Ftransformer');
  await learner.logIn();
  await expect(page.getByText('select them again: Torts.docx, Negligence.docx.')).toBeVisible();
  await transformer.select(...files);
  await transformer.upload.click();
  await expect(transformer.files('Uploaded files')).toHaveCount(2);
  await page.reload();
  await expect(transformer.files('Uploaded files')).toHaveCount(2);
  await expect(page.getByText('Some files were not uploaded')).toBeHidden();
});

test('the transformer is accessible on a phone and in the dark', async ({ page, learner: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const transformer = new TransformerPage(page);
  await transformer.open();
  const longName = `${'Constitutional-Law-Individual-Rights-'.repeat(3)}final.docx`;
  await transformer.select(await outline(longName, TORTS), { name: 'a'.repeat(90), bytes: Buffer.from('a') });
  await expectAccessible(page);
  await transformer.upload.click();
  await transformer.convert.click();
  await expect(transformer.files('Converted files')).toHaveCount(1);
  await expectAccessible(page);
});
