// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { failure, proxyPage } from '@/lib/client/server.fixture';
import type { UploadedFile } from '@/lib/contract/transformer';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { type Conversion, useConversion } from './use-conversion';

const file = (id: string) => ({ id, filename: `${id}.docx` }) as UploadedFile;
const [FIRST, SECOND] = [file('first'), file('second')];
const made = (...ids: string[]) => ({ convertedFiles: ids.map((id) => ({ id })), failedFiles: [] });

let asked: Held[];
let conversion: Conversion;
let converted: string[][];
let stale: string[];

function Screen() {
  conversion = useConversion({
    onConverted: (files) => converted.push(files.map(({ id }) => id)),
    onStale: (msg) => stale.push(msg),
  });
  return null;
}
const convert = (...files: UploadedFile[]) => settle(() => conversion.convert(files, DEFAULT_OPTIONS));

beforeEach(async () => {
  asked = holdServer();
  [converted, stale] = [[], []];
  await render(<Screen />);
});
afterEach(leave);

it('converts one file after the other, and says how far it is', async () => {
  await convert(FIRST, SECOND);
  expect([asked.length, conversion.progress]).toEqual([1, { doneCount: 0, totalCount: 2, filename: 'first.docx' }]);
  await asked[0]?.json(made('first'));
  expect([asked.length, conversion.progress?.filename, converted]).toEqual([2, 'second.docx', [['first']]]);
  await asked[1]?.json(made('first', 'second'));
  expect([conversion.progress, conversion.madeCount, conversion.problems]).toEqual([null, 2, []]);
});

it('goes on after a file that is refused, and stops where all would fail', async () => {
  await convert(FIRST, SECOND, file('third'));
  await asked[0]?.answer(failure(415, 'No document.'));
  expect(conversion.problems).toEqual(['No document.']);
  await asked[1]?.answer(proxyPage(502));
  expect(asked).toHaveLength(2);
  expect([conversion.progress, conversion.madeCount]).toEqual([null, 0]);
  expect(conversion.problems).toEqual(['No document.', 'Failed to convert files']);
});

it('tells of a list that is not the one of the server', async () => {
  await convert(FIRST);
  await asked[0]?.answer(failure(404, 'They are gone.'));
  expect([stale, conversion.problems]).toEqual([['They are gone.'], []]);
});

it.each(['left', 'forgotten'])('takes in nothing more, and asks for nothing more, once it is %s', async (how) => {
  await convert(FIRST, SECOND);
  if (how === 'left') await leave();
  else await settle(() => conversion.forget());
  expect(asked[0]?.signal?.aborted).toBe(true);
  await asked[0]?.json(made('first'));
  expect([asked.length, converted]).toEqual([1, []]);
  if (how === 'forgotten') expect([conversion.progress, conversion.problems]).toEqual([null, []]);
});
