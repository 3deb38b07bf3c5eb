import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import type { APIRequestContext, Locator, Page } from 'playwright/test';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';
import type { summarizeEssayExam } from '@/lib/contract/essay-exams';
import { expect, type Learner, test } from './fixtures';
import { EssaysPage } from './pages/essays-page';

type Summary = EndpointResponse<typeof summarizeEssayExam>;

const ESSAYS = 5;

/** Three bytes a sign, as HTML and as text: more than the server takes. */
const TOO_LARGE = '義務 '.repeat(30_000);

test.use({ viewport: { width: 1440, height: 900 } });

/** Asks the API for what the server holds of a learner's. */
function reader(request: APIRequestContext, learner: Learner) {
  return async <T>(address: string): Promise<T> => {
    const response = await request.get(address, { headers: { Authorization: `Bearer ${learner.token}` } });
    expect(response.ok(), address).toBe(true);
    return (await response.json()) as T;
  };
}

/** The exam whose address the page shows. */
function examId(page: Page): string {
  return new URL(page.url()).searchParams.get('exam') ?? new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What markup says, in words with one space between them. */
async function wordsOf(page: Page, markup: string): Promise<string> {
  const text = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent,
    markup.replace(/<[^>]*>/g, ' '),
  );
  return text.replace(/\s+/g, ' ').trim();
}

/** The text of the Word document that a button exports. */
async function exported(button: Locator): Promise<string> {
  const download = button.page().waitForEvent('download');
  await button.click();
  const { files } = await JSZip.loadAsync(await readFile(await (await download).path()));
  return wordsOf(button.page(), (await files['word/document.xml']?.async('string')) ?? '');
}

test('a day of five essays, with the network lost twice, ends in five scored and saved answers', async ({
  page,
  request,
  learner,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const read = reader(request, learner);
  const essays = new EssaysPage(page);
  await essays.open();
  await essays.startExam('A California day: five essays in five hours');
  await expect(essays.place(1, ESSAYS)).toBeVisible();
  const exam = await read<{ essays: string[] }>(`/api/essays/exams/${examId(page)}`);
  expect(exam.essays).toHaveLength(ESSAYS);
  const id = examId(page);

  const written: string[] = [];
  for (const [index, essayId] of exam.essays.entries()) {
    await expect(essays.place(index + 1, ESSAYS)).toBeVisible();
    await expect(essays.clock).toHaveText(/^(60:00|5\d:\d\d)$/);
    await expect(essays.editor).toHaveText('');
    // Half of what there is to say, so that each answer earns points and leaves something to learn.
    const { answerHtml } = await read<{ answerHtml: string }>(`/api/essays/${essayId}/answer`);
    const words = (await wordsOf(page, answerHtml)).split(' ');
    const own = `This is my answer number ${index + 1}.`;
    await essays.write(`${own} ${words.slice(0, words.length / 2).join(' ')}`);

    if (index === 1) {
      await page.context().setOffline(true);
      await essays.write(' Written while the network was gone.');
      await expect(essays.offline).toBeVisible();
      await page.context().setOffline(false);
    }
    if (index === 2) {
      await expect(essays.saved).toBeVisible();
      await page.context().setOffline(true);
      await essays.write(' Written just before the change.');
      await essays.next.click();
      await expect(essays.notMoved).toBeVisible();
      await expect(essays.place(index + 1, ESSAYS)).toBeVisible();
      await page.context().setOffline(false);
    }
    if (index === 3) {
      await essays.editor.blur();
      await page.reload();
      await expect(essays.place(index + 1, ESSAYS)).toBeVisible();
      await expect(essays.editor).toContainText(own);
    }
    await expect(essays.saved).toBeVisible();
    written.push((await essays.editor.textContent()) ?? '');
    if (index < ESSAYS - 1) await essays.next.click();
  }
  expect(written[1]).toContain('Written while the network was gone.');
  expect(written[2]).toContain('Written just before the change.');
  await expect(essays.next).toBeDisabled();
  await essays.finishExam();
  await expect(page).toHaveURL(`/essays/exams/${id}`);
  await expect(page.getByText(`${ESSAYS} of ${ESSAYS}`, { exact: true })).toBeVisible();

  const summary = await read<Summary>(`/api/essays/exams/${id}/summary`);
  expect(summary.exam.finishedAt).not.toBeNull();
  expect(summary.essays.map((essay) => essay.id)).toEqual(exam.essays);
  for (const [index, essay] of summary.essays.entries()) {
    const draft = await read<{ text: string }>(`/api/essays/${essay.id}/draft?exam=${id}`);
    expect(draft.text).toBe(written[index]);
    expect(await wordsOf(page, essay.answerHtml)).toContain(`This is my answer number ${index + 1}.`);
    expect(essay.analysis?.score).toBeGreaterThan(0);
    const card = page.getByRole('region', { name: `${index + 1}. ${essay.displayName}`, exact: true });
    await expect(card.getByText(`Score: ${essay.analysis?.score} / ${essay.analysis?.maxPossibleScore}`)).toBeVisible();
    const document = await exported(card.getByRole('button', { name: /^Export \(\.docx\)/ }));
    expect(document).toContain(essay.displayName);
    expect(document).toContain(`This is my answer number ${index + 1}.`);
    expect(document).toContain(`Score: ${essay.analysis?.score} / ${essay.analysis?.maxPossibleScore}`);
  }

  const toLearn = page.getByRole('region', { name: 'What to learn next' });
  const [first] = summary.rulesToLearn;
  await expect(toLearn.getByRole('listitem').filter({ hasText: first?.name ?? 'nothing' })).not.toHaveCount(0);
  const whole = await exported(page.getByRole('button', { name: 'Export all answers (.docx)' }));
  for (let number = 1; number <= ESSAYS; number += 1) expect(whole).toContain(`This is my answer number ${number}.`);
  expect(whole).toContain(`What to learn next ${first?.name}`);
});

test('an answer that the server refuses for its size does not hold up the end of the exam, and stays', async ({
  page,
  request,
  learner,
  allowConsole,
}) => {
  allowConsole(/413/);
  const read = reader(request, learner);
  const essays = new EssaysPage(page);
  await essays.open();
  await essays.startExam('One essay');
  await expect(essays.place(1, 1)).toBeVisible();
  const id = examId(page);
  const { essays: asked } = await read<{ essays: string[] }>(`/api/essays/exams/${id}`);
  const list = await read<{ id: string; displayName: string }[]>('/api/essays');
  const name = list.find((essay) => essay.id === asked[0])?.displayName ?? '';
  await essays.write('The part that fits. ');
  await expect(essays.saved).toBeVisible();
  await essays.write(`The part that does not: ${TOO_LARGE}`);
  await expect(page.getByText(/^Saved on this device only: That is too large/)).toBeVisible();

  await essays.finishExam();
  const dialog = page.getByRole('alertdialog', { name: 'Finish the exam?' });
  await expect(dialog.getByRole('status')).toContainText('Essay 1. The server’s reason: That is too large');
  await dialog.getByRole('button', { name: 'Finish anyway' }).click();
  await expect(page).toHaveURL(`/essays/exams/${id}`);
  const { essays: answers } = await read<Summary>(`/api/essays/exams/${id}/summary`);
  expect(await wordsOf(page, answers[0]?.answerHtml ?? '')).toBe('The part that fits.');

  const kept = page.getByRole('status').filter({ hasText: 'On this device only' });
  await expect(kept).toContainText(`The server did not accept your answer to ${name}.`);
  expect(await exported(kept.getByRole('button', { name: /^Export the answer/ }))).toContain(
    'The part that does not: 義務 義務',
  );
  await page.reload();
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: /^Remove from this device/ }).click();
  await page.getByRole('button', { name: 'Remove the answer' }).click();
  await expect(kept).toBeHidden();
});

test('an answer of which nothing reached the server is not said to be unwritten', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/413/);
  const essays = new EssaysPage(page);
  await essays.open();
  await essays.startExam('One essay');
  await expect(essays.place(1, 1)).toBeVisible();
  await essays.write(`Nothing of this fits: ${TOO_LARGE}`);
  await expect(page.getByText(/^Saved on this device only: That is too large/)).toBeVisible();
  await essays.finishExam();
  await page.getByRole('button', { name: 'Finish anyway' }).click();

  const unsent = page.getByText('Your answer is only on this device and has not reached the server');
  const unwritten = page.getByText('No answer was written');
  await expect(unsent).toBeVisible();
  await expect(unwritten).toBeHidden();
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  expect(await exported(page.getByRole('button', { name: 'Export all answers (.docx)' }))).toContain(
    'Nothing of this fits: 義務 義務',
  );
  await page.getByRole('button', { name: /^Remove from this device/ }).click();
  await page.getByRole('button', { name: 'Remove the answer' }).click();
  await expect(unwritten).toBeVisible();
  await expect(unsent).toBeHidden();
});
