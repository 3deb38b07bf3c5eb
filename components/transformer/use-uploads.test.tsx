// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, logIn } from '@/lib/client/server.fixture';
import { readUnsentFiles } from '@/lib/client/transformer-store';
import { type Uploads, useUploads } from './use-uploads';

/** A request that waits until the test answers it; aborted, it answers nothing, as in a browser. */
class HeldUpload {
  static all: HeldUpload[] = [];
  status = 0;
  responseText = '';
  isAborted = false;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onloadend?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  timeout = 0;
  fileName = '';

  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  send(form: FormData) {
    this.fileName = (form.get('files') as File).name;
    HeldUpload.all.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown) {
    return settle(() => {
      [this.status, this.responseText] = [status, JSON.stringify(body)];
      this.onload?.();
      this.onloadend?.();
    });
  }
  lose() {
    return settle(() => {
      this.onerror?.();
      this.onloadend?.();
    });
  }
  takeTooLong() {
    return settle(() => {
      this.ontimeout?.();
      this.onloadend?.();
    });
  }
}

let uploads: Uploads;
let uploaded: string[];

function Screen() {
  uploads = useUploads(ANA, (files) => uploaded.push(...files.map(({ filename }) => filename)));
  return null;
}
const file = (name: string) => new File(['x'], name);
const sent = () => HeldUpload.all.map(({ fileName }) => fileName);
const states = () => uploads.entries.map(({ file: { name }, state }) => `${name} ${state.status}`);
const takenIn = (filename: string) => {
  const about = { id: filename, filename, expiresAt: '2026-01-01T00:00:00Z', sizeBytes: 1, wordCount: 1 };
  return { uploadedFiles: [about] };
};

/** Selects files and begins to send them. */
async function begin(...names: string[]): Promise<void> {
  await settle(() => uploads.select(names.map(file)));
  await settle(() => void uploads.send());
}
const keyOf = (name: string) => uploads.entries.find((entry) => entry.file.name === name)?.key ?? -1;

beforeEach(async () => {
  logIn(ANA);
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  HeldUpload.all = [];
  uploaded = [];
  await render(<Screen />);
});
afterEach(async () => {
  await leave();
  localStorage.clear();
});

it('sends one file after the other, and tells of each as it is taken in', async () => {
  await begin('a.docx', 'b.docx');
  expect([sent(), states()]).toEqual([['a.docx'], ['a.docx sending', 'b.docx waiting']]);
  await HeldUpload.all[0]?.answer(201, takenIn('a.docx'));
  expect([sent(), uploaded]).toEqual([['a.docx', 'b.docx'], ['a.docx']]);
  await HeldUpload.all[1]?.answer(201, takenIn('b.docx'));
  expect([states(), uploaded, readUnsentFiles(ANA)]).toEqual([[], ['a.docx', 'b.docx'], []]);
});

it('breaks off a file that is taken out on its way, and goes on with the next', async () => {
  await begin('a.docx', 'b.docx');
  await settle(() => uploads.remove(keyOf('a.docx')));
  expect(HeldUpload.all[0]?.isAborted).toBe(true);
  HeldUpload.all[0]?.upload.onprogress?.({ loaded: 1, total: 1 });
  await HeldUpload.all[0]?.answer(201, takenIn('a.docx'));
  expect([sent(), states(), uploaded]).toEqual([['a.docx', 'b.docx'], ['b.docx sending'], []]);
});

it('does not send a file that was taken out while it waited', async () => {
  await begin('a.docx', 'b.docx');
  await settle(() => uploads.remove(keyOf('b.docx')));
  await HeldUpload.all[0]?.answer(201, takenIn('a.docx'));
  expect([sent(), states(), uploads.isSending]).toEqual([['a.docx'], [], false]);
});

it('sends what is selected after all was cleared, whatever comes late of what was', async () => {
  await begin('a.docx', 'b.docx');
  await settle(() => uploads.clear());
  await begin('c.docx');
  await HeldUpload.all[0]?.answer(201, takenIn('a.docx'));
  expect([sent(), states(), uploaded]).toEqual([['a.docx', 'c.docx'], ['c.docx sending'], []]);
});

it('keeps a file that failed for the next try, and none that was refused', async () => {
  await begin('a.docx', 'b.docx');
  await HeldUpload.all[0]?.lose();
  await HeldUpload.all[1]?.answer(415, { code: 'x', msg: 'That is no document.' });
  expect(states()).toEqual(['a.docx failed', 'b.docx refused']);
  await settle(() => void uploads.send());
  expect(sent()).toEqual(['a.docx', 'b.docx', 'a.docx']);
});

it('keeps a file that the server took too long for, and goes on with the next', async () => {
  await begin('a.docx', 'b.docx');
  expect(HeldUpload.all[0]?.timeout).toBe(300_000);
  await HeldUpload.all[0]?.takeTooLong();
  expect([sent(), states()]).toEqual([
    ['a.docx', 'b.docx'],
    ['a.docx failed', 'b.docx sending'],
  ]);
});

it('is broken off when its page is left, and leaves a note of what is missing', async () => {
  await begin('a.docx', 'b.docx');
  await leave();
  await HeldUpload.all[0]?.answer(201, takenIn('a.docx'));
  expect([HeldUpload.all[0]?.isAborted, sent(), uploaded]).toEqual([true, ['a.docx'], []]);
  expect(readUnsentFiles(ANA)).toEqual(['a.docx', 'b.docx']);
});
