import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getUpload, POST as postUpload } from '@/app/api/transformer/upload/route';
import { MAX_FILE_BYTES, MAX_FILES } from '@/lib/domain/transformer/constants';
import type { DocumentProblemKind } from '@/lib/domain/transformer/document-problem';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { documentOf, paragraph } from '../support/factories/documents';
import { hostileDocuments } from '../support/hostile-documents';
import { filesOf, type Sent, upload, uploaded } from '../support/transformer';

let learner: Learner;
let torts: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  learner = await newLearner();
  torts = await documentOf(paragraph('Battery is a harmful touch', 'ing.') + paragraph('Rule 12'));
});

const WRONG_KIND = { status: 415, code: 'unsupported_media_type' };
const TOO_LARGE = { status: 413, code: 'too_large' };
/** How the API answers those that are not plainly broken. */
const REFUSALS: Partial<Record<DocumentProblemKind, { status: number; code: string }>> = {
  macros: WRONG_KIND,
  'not-docx': WRONG_KIND,
  'old-or-protected': WRONG_KIND,
  'unpacks-too-large': TOO_LARGE,
  'too-complex': TOO_LARGE,
};

describe('POST /transformer/upload', () => {
  it('keeps several files and lists them in order, two of one name both', async () => {
    const who = await newLearner();
    const { uploadedFiles, refusedFiles, msg } = await uploaded(
      [
        ['Torts.docx', torts],
        ['TORTS.docx', torts],
        ['Été – Ω.docx', torts],
      ],
      who,
    );
    expect(uploadedFiles.map(({ filename }) => filename)).toEqual(['Torts.docx', 'TORTS (2).docx', 'Été – Ω.docx']);
    expect(uploadedFiles[0]).toMatchObject({ sizeBytes: torts.length, wordCount: 7 });
    expect({ refusedFiles, msg }).toEqual({ refusedFiles: [], msg: undefined });
    expect((await filesOf(who)).uploadedFiles).toEqual(uploadedFiles);
  });

  it('keeps the good files of a request and names the others', async () => {
    const who = await newLearner();
    const files: Sent[] = [
      ['notes.pdf', torts],
      ['Torts.docx', torts],
      ['broken.docx', torts.slice(0, 200)],
    ];
    const { uploadedFiles, refusedFiles, msg } = await uploaded(files, who);
    expect(uploadedFiles.map(({ filename }) => filename)).toEqual(['Torts.docx']);
    expect(refusedFiles).toEqual([
      { filename: 'notes.pdf', msg: "'notes.pdf' is not a Word document. Only .docx files can be uploaded." },
      { filename: 'broken.docx', msg: "'broken.docx' is damaged: it cannot be read as a Word document." },
    ]);
    expect(msg).toBe(refusedFiles.map((file) => file.msg).join(' '));
  });

  it('is 415, 400 or 413 when no file was kept, with a sentence that names it', async () => {
    for (const { what, kind, bytes } of hostileDocuments()) {
      const response = await upload([['Evil <outline>.docx', bytes]], learner);
      const { status, code } = REFUSALS[kind] ?? { status: 400, code: 'invalid_input' };
      expect(await expectError(response, status, code), what).toContain("'Evil outline.docx'");
    }
    expect((await filesOf(learner)).uploadedFiles).toEqual([]);
  });

  it('is 413 for a file of more than 10 MB, and keeps the one beside it', async () => {
    const large = new Uint8Array(MAX_FILE_BYTES + 1);
    const response = await upload([['large.docx', large]], learner);
    expect(await expectError(response, 413, 'too_large')).toBe("'large.docx' is larger than 10 MB.");
    const who = await newLearner();
    const files: Sent[] = [
      ['large.docx', large],
      ['Torts.docx', torts],
    ];
    expect((await uploaded(files, who)).uploadedFiles).toHaveLength(1);
  });

  it('stops reading an endless form', async () => {
    const head = new TextEncoder().encode(
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.docx"\r\n\r\n',
    );
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(sent === 0 ? head : new Uint8Array(1_000_000));
        sent += 1;
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    await expectError(await send(postUpload, { token: learner.token, raw: endless, headers }), 413, 'too_large');
    expect(sent).toBeLessThan(MAX_FILES * 11);
  });

  it('keeps at most 20 files', async () => {
    const who = await newLearner();
    const files = Array.from({ length: MAX_FILES + 1 }, (_, index): Sent => [`${index}.docx`, torts]);
    const { uploadedFiles, refusedFiles } = await uploaded(files, who);
    expect(uploadedFiles).toHaveLength(MAX_FILES);
    expect(refusedFiles).toEqual([
      {
        filename: '20.docx',
        msg: "'20.docx' was not kept. You can keep at most 20 files here at once. Clear them to upload more.",
      },
    ]);
    await expectError(await upload([['more.docx', torts]], who), 400, 'invalid_input');
  });

  it('is 400 without files, 415 for another media type, 401 without a valid token, 405 for another method', async () => {
    const none = await upload([], learner);
    expect({ status: none.status, body: await none.json() }).toEqual({
      status: 400,
      body: { code: 'invalid_input', msg: 'Please select files to upload' },
    });
    expect((await upload([['a.docx', torts]], { ...learner, field: 'other' })).status).toBe(400);
    const json = await send(postUpload, { token: learner.token, json: {} });
    await expectError(json, 415, 'unsupported_media_type');
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const broken = await send(postUpload, { token: learner.token, raw: '--b\r\nnonsense', headers });
    await expectError(broken, 400, 'invalid_input');
    const unbounded = { 'Content-Type': 'multipart/form-data; x=y' };
    await expectError(
      await send(postUpload, { token: learner.token, raw: '--b', headers: unbounded }),
      400,
      'invalid_input',
    );
    await expectError(await upload([['a.docx', torts]]), 401, 'unauthenticated');
    await expectError(await send(getUpload, { token: learner.token }), 405, 'method_not_allowed');
  });
});
