import { randomBytes } from 'node:crypto';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { POST as postCards } from '@/app/api/transformer/cards/route';
import { DELETE as deleteAll } from '@/app/api/transformer/clear/route';
import { POST as postConvert } from '@/app/api/transformer/convert/route';
import { GET as getDocument } from '@/app/api/transformer/download/[id]/route';
import { GET as getArchive } from '@/app/api/transformer/download-all/route';
import { GET as getFiles } from '@/app/api/transformer/files/route';
import { convertDocuments, makeDocumentCards } from '@/lib/contract/transformer';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { documentOf, documentParts, paragraph } from '../support/factories/documents';
import { rawZip } from '../support/raw-zip';
import { filesOf, uploaded } from '../support/transformer';

let learner: Learner;
let torts: Uint8Array<ArrayBuffer>;
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

beforeAll(async () => {
  learner = await newLearner();
  torts = await documentOf(paragraph('Battery is a harmful touch', 'ing.') + paragraph('Rule 12'));
});

async function converted({ token }: Learner, json?: unknown) {
  const response = await send(postConvert, { method: 'POST', token, ...(json !== undefined && { json }) });
  expect(response.status).toBe(200);
  return convertDocuments.response.parse(await response.json());
}

const download = (id: string, token?: string) => send(getDocument, { params: { id }, ...(token && { token }) });
const textOf = async (bytes: ArrayBuffer) => {
  const zip = await JSZip.loadAsync(bytes);
  return (await zip.file('word/document.xml')?.async('string'))
    ?.replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();
};

describe('POST /transformer/convert', () => {
  it('converts everything to first letters without a body', async () => {
    const who = await newLearner();
    const { uploadedFiles } = await uploaded([['Torts.docx', torts]], who);
    const { convertedFiles, failedFiles } = await converted(who);
    expect(failedFiles).toEqual([]);
    expect(convertedFiles).toMatchObject([
      {
        uploadedFileId: uploadedFiles[0]?.id,
        originalName: 'Torts.docx',
        convertedFilename: 'Torts - first letters.docx',
        options: { style: 'letters', keepNumbers: false, keepHeadings: false, keepBold: false },
      },
    ]);
    expect((await filesOf(who)).convertedFiles).toEqual(convertedFiles);
    const response = await download(convertedFiles[0]?.id ?? '', who.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''Torts%20-%20first%20letters.docx",
    );
    expect(response.headers.get('Content-Type')).toContain('wordprocessingml.document');
    expect(await textOf(await response.arrayBuffer())).toBe('B i a h t.\nR 1');
  });

  it('converts again by other options, and by ids alone', async () => {
    const who = await newLearner();
    const { uploadedFiles } = await uploaded(
      [
        ['a.docx', torts],
        ['b.docx', torts],
      ],
      who,
    );
    const [a, b] = uploadedFiles.map(({ id }) => id);
    const first = await converted(who, { ids: [b] });
    expect(first.convertedFiles.map(({ originalName }) => originalName)).toEqual(['b.docx']);
    const again = await converted(who, { options: { style: 'blanks', keepNumbers: true } });
    expect(again.convertedFiles.map(({ uploadedFileId }) => uploadedFileId)).toEqual([a, b]);
    // A link to what was converted before leads to what is now.
    const id = first.convertedFiles[0]?.id ?? '';
    expect(again.convertedFiles[1]?.id).toBe(id);
    expect(await textOf(await (await download(id, who.token)).arrayBuffer())).toBe(
      'B______ i_ a h______ t_______.\nR___ 12',
    );
  });

  it('is 400 with nothing to convert or options unknown, 404 and 403 for ids, 401 without a valid token', async () => {
    const response = await send(postConvert, { method: 'POST', token: learner.token });
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 400,
      body: { code: 'invalid_input', msg: 'No files to convert' },
    });
    const { uploadedFiles } = await uploaded([['Torts.docx', torts]], await newLearner());
    const ask = (json: unknown) => send(postConvert, { token: learner.token, json });
    for (const json of [
      { options: { style: 'vowels' } },
      { options: { keep: true } },
      { ids: [] },
      { ids: ['x'] },
      [],
    ]) {
      await expectError(await ask(json), 400, 'invalid_input');
    }
    await expectError(await ask({ ids: [UNKNOWN_ID] }), 404, 'not_found');
    await expectError(await ask({ ids: [uploadedFiles[0]?.id] }), 403, 'forbidden');
    await expectError(await send(postConvert, { method: 'POST' }), 401, 'unauthenticated');
  });
});

describe('GET /transformer/download/{id} and /transformer/download-all', () => {
  it('answers a zip of all converted files, with their keys when wanted', async () => {
    const who = await newLearner();
    await uploaded(
      [
        ['Torts.docx', torts],
        ['torts.docx', torts],
      ],
      who,
    );
    const { convertedFiles } = await converted(who);
    const ask = async (path: string) => {
      const response = await send(getArchive, { token: who.token, path });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Disposition')).toContain('converted_documents.zip');
      return JSZip.loadAsync(await response.arrayBuffer());
    };
    const zip = await ask('/transformer/download-all');
    expect(Object.keys(zip.files)).toEqual(convertedFiles.map(({ convertedFilename }) => convertedFilename));
    const one = await (await download(convertedFiles[1]?.id ?? '', who.token)).arrayBuffer();
    expect(await zip.file('torts (2) - first letters.docx')?.async('arraybuffer')).toEqual(one);
    const withKey = await ask('/transformer/download-all?withKey=true');
    expect(await withKey.file('key/torts (2).docx')?.async('uint8array')).toEqual(torts);
    expect(Object.keys(withKey.files)).toHaveLength(4);
  });

  it('keeps every byte of a document of many megabytes', async () => {
    const who = await newLearner();
    const noise = randomBytes(3_000_000);
    const parts = Object.entries(documentParts(paragraph('A picture'))).map(([name, content]) => ({ name, content }));
    const large = rawZip({ entries: [...parts, { name: 'word/media/a.png', content: noise, isDeflated: false }] });
    await uploaded([['large.docx', large]], who);
    await converted(who);
    // Again, over what is there.
    const { convertedFiles } = await converted(who);
    const response = await send(getArchive, { token: who.token, path: '/transformer/download-all?withKey=true' });
    const zip = await JSZip.loadAsync(await response.arrayBuffer());
    expect((await zip.file('key/large.docx')?.async('nodebuffer'))?.equals(large)).toBe(true);
    const one = await (await download(convertedFiles[0]?.id ?? '', who.token)).arrayBuffer();
    expect((await zip.file('large - first letters.docx')?.async('nodebuffer'))?.equals(Buffer.from(one))).toBe(true);
    const picture = await (await JSZip.loadAsync(one)).file('word/media/a.png')?.async('nodebuffer');
    expect(picture?.equals(noise)).toBe(true);
    // What the slices were put together in is gone.
    expect(await database().$queryRaw`SELECT oid FROM pg_largeobject_metadata`).toEqual([]);
  });

  it('is 400 with nothing converted, 404 and 403 for an id, 401 without a valid token', async () => {
    const nothing = await send(getArchive, { token: learner.token });
    expect({ status: nothing.status, body: await nothing.json() }).toEqual({
      status: 400,
      body: { code: 'invalid_input', msg: 'No converted files to download' },
    });
    const owner = await newLearner();
    await uploaded([['Torts.docx', torts]], owner);
    const id = (await converted(owner)).convertedFiles[0]?.id ?? '';
    await expectError(await download(id, learner.token), 403, 'forbidden');
    await expectError(await download(UNKNOWN_ID, learner.token), 404, 'not_found');
    await expectError(await download('7', learner.token), 400, 'invalid_input');
    await expectError(await download(id), 401, 'unauthenticated');
    await expectError(await send(getArchive), 401, 'unauthenticated');
    const path = '/transformer/download-all?withKey=1';
    await expectError(await send(getArchive, { token: learner.token, path }), 400, 'invalid_input');
    await expectError(await send(getFiles), 401, 'unauthenticated');
  });
});

describe('the life of files', () => {
  it('ends with DELETE /transformer/clear, for this learner alone', async () => {
    const [who, other] = [await newLearner(), await newLearner()];
    for (const one of [who, other]) await uploaded([['Torts.docx', torts]], one);
    await converted(who);
    expect((await send(deleteAll, { method: 'DELETE', token: who.token })).status).toBe(204);
    expect(await filesOf(who)).toEqual({ uploadedFiles: [], convertedFiles: [] });
    expect((await filesOf(other)).uploadedFiles).toHaveLength(1);
    await expectError(await send(deleteAll, { method: 'DELETE' }), 401, 'unauthenticated');
  });

  it('ends after a day: the rows go with the next request of anybody', async () => {
    const who = await newLearner();
    const { uploadedFiles } = await uploaded([['Torts.docx', torts]], who);
    const { convertedFiles } = await converted(who);
    const dayAgo = new Date(Date.now() - 24 * 3_600_000);
    await database().transformerFile.updateMany({ where: { userId: who.id }, data: { uploadedAt: dayAgo } });
    await expectError(await download(convertedFiles[0]?.id ?? '', who.token), 404, 'not_found');
    await filesOf(learner);
    expect(await database().transformerFile.count({ where: { userId: who.id } })).toBe(0);
    expect(await database().convertedFile.count({ where: { uploadedFileId: uploadedFiles[0]?.id ?? '' } })).toBe(0);
  });

  it('is named in the export of the account', async () => {
    const who = await newLearner();
    await uploaded([['Torts.docx', torts]], who);
    await converted(who);
    const exported = await (await send(exportAccount, { token: who.token })).json();
    expect(exported).toMatchObject({ transformerFiles: [{ filename: 'Torts.docx', sizeBytes: torts.length }] });
  });
});

describe('POST /transformer/cards', () => {
  const ask = (json: unknown, token?: string) => send(postCards, { json, ...(token && { token }) });

  it('lists the cards first, then makes those that are new', async () => {
    const who = await newLearner();
    const outline = await documentOf(
      '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>The intentional torts of persons</w:t></w:r></w:p>' +
        paragraph('Battery is a harm', 'ful touching.') +
        paragraph('Too short.') +
        paragraph('Battery is a harmful touching.') +
        paragraph(''),
    );
    const { uploadedFiles } = await uploaded([['Torts outline.docx', outline]], who);
    const id = uploadedFiles[0]?.id ?? '';
    const make = async (commit: boolean) => {
      const response = await ask({ id, commit }, who.token);
      expect(response.status).toBe(200);
      return makeDocumentCards.response.parse(await response.json());
    };
    const dry = await make(false);
    expect(dry).toEqual({
      isCommitted: false,
      deck: 'Torts outline',
      deckId: 'own:Torts outline',
      newCount: 1,
      duplicateCount: 1,
      skippedCount: 2,
      cards: [{ front: 'B i a h t.', back: 'Battery is a harmful touching.' }],
    });
    expect(await database().ownCard.count({ where: { userId: who.id } })).toBe(0);
    expect(await make(true)).toEqual({ ...dry, isCommitted: true });
    expect(await make(true)).toMatchObject({ newCount: 0, duplicateCount: 2 });
    expect(await database().ownCard.count({ where: { userId: who.id, deck: 'Torts outline' } })).toBe(1);
  });

  it('is 404 and 403 for the file, 400 without one, 401 without a valid token', async () => {
    const { uploadedFiles } = await uploaded([['Torts.docx', torts]], await newLearner());
    await expectError(await ask({ id: UNKNOWN_ID }, learner.token), 404, 'not_found');
    await expectError(await ask({ id: uploadedFiles[0]?.id }, learner.token), 403, 'forbidden');
    await expectError(await ask({}, learner.token), 400, 'invalid_input');
    await expectError(await ask({ id: UNKNOWN_ID }), 401, 'unauthenticated');
  });
});

describe('a file that only a conversion stumbles over', () => {
  it('is named, and the others are converted', async () => {
    const who = await newLearner();
    const { uploadedFiles } = await uploaded(
      [
        ['a.docx', torts],
        ['b.docx', torts],
      ],
      who,
    );
    // As damaged on the disk of the database.
    const content = rawZip({ entries: [{ name: 'a', content: 'a' }] });
    await database().transformerFile.update({
      where: { id: uploadedFiles[0]?.id ?? '' },
      data: { content, sizeBytes: content.length },
    });
    const { convertedFiles, failedFiles } = await converted(who);
    expect(convertedFiles.map(({ originalName }) => originalName)).toEqual(['b.docx']);
    expect(failedFiles.map(({ filename }) => filename)).toEqual(['a.docx']);
  });
});
