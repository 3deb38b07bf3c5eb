// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  fileAnswer,
  type Held,
  holdServer,
  leave,
  render,
  settle,
  watchSavedFiles,
} from '@/lib/client/held-server.fixture';
import { failure } from '@/lib/client/server.fixture';
import type { ConvertedFile } from '@/lib/contract/transformer';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { DownloadStep } from './download-step';

const file = (id: string) =>
  ({ id, convertedFilename: `${id}.docx`, sizeBytes: 1, options: DEFAULT_OPTIONS }) as ConvertedFile;
const onStale = vi.fn();

let asked: Held[];
let saved: string[];
const buttons = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => /^Download/.test(textContent));
const press = (nth: number) => settle(() => buttons()[nth]?.click());
const busy = () => buttons().map((button) => button.getAttribute('aria-disabled') === 'true');

beforeEach(async () => {
  onStale.mockReset();
  asked = holdServer();
  saved = watchSavedFiles();
  await render(
    <DownloadStep convertedFiles={['a', 'b'].map(file)} withKey={false} onWithKey={() => {}} onStale={onStale} />,
  );
});
afterEach(leave);

it('saves each file that was asked for, and is busy with the last until that is there', async () => {
  await press(0);
  await press(2);
  expect(busy()).toEqual([false, false, true]);
  await asked[0]?.answer(fileAnswer('a.docx'));
  expect([busy(), saved]).toEqual([[false, false, true], ['a.docx']]);
  await asked[1]?.answer(fileAnswer('all.zip'));
  expect([busy(), saved]).toEqual([
    [false, false, false],
    ['a.docx', 'all.zip'],
  ]);
});

it('tells of a list that is not the one of the server, and says of any other failure what it is', async () => {
  await press(0);
  await asked[0]?.answer(failure(404, 'It is gone.'));
  expect(onStale).toHaveBeenCalledExactlyOnceWith('It is gone.');
  expect(document.body.textContent).not.toContain('It is gone.');
  await press(1);
  await asked[1]?.answer(failure(500, 'Something failed.'));
  expect(document.body.textContent).toContain('Something failed.');
  expect(onStale).toHaveBeenCalledOnce();
});
