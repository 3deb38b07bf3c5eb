// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announceChanges } from '@/lib/client/changes';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, failure } from '@/lib/client/server.fixture';
import { clearDocuments, listTransformerFiles } from '@/lib/contract/transformer';
import { TransformerScreen } from './transformer-screen';

let asked: Held[];
const text = () => document.body.textContent ?? '';
const button = (name: string) => [...document.querySelectorAll('button')].filter((one) => one.textContent === name);
const uploaded = (filename: string) => ({
  id: filename,
  filename,
  expiresAt: '2026-01-01T00:00:00Z',
  sizeBytes: 1,
  wordCount: 1,
});
const files = (...names: string[]) => ({ uploadedFiles: names.map(uploaded), convertedFiles: [] });

beforeEach(() => {
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  asked = holdServer();
});
afterEach(leave);

it('says that the files could not be loaded, and shows them at the next try', async () => {
  await render(<TransformerScreen userId={ANA} initialFiles={null} />);
  expect(asked).toEqual([]);
  expect(text()).toContain('Your files could not be loaded.');
  await settle(() => button('Try again')[0]?.click());
  await asked[0]?.answer(failure(403));
  expect(text()).toContain('No.');
  await settle(() => button('Try again')[0]?.click());
  await asked[1]?.json(files('mine.docx'));
  expect(text()).toContain('mine.docx');
  expect(text()).not.toContain('could not be loaded');
});

it('shows no list that was asked for before the files were cleared', async () => {
  await render(<TransformerScreen userId={ANA} initialFiles={files('old.docx')} />);
  expect(asked).toEqual([]);
  await settle(() => announceChanges([listTransformerFiles]));
  await settle(() => button('Clear All Files')[0]?.click());
  await settle(() => button('Clear all files')[0]?.click());
  expect(asked[1]?.line).toBe(`${clearDocuments.method} /api${clearDocuments.path}`);
  await asked[1]?.answer(new Response(null, { status: 204 }));
  expect(asked[0]?.signal?.aborted).toBe(true);
  await asked[0]?.json(files('old.docx'));
  expect(text()).not.toContain('old.docx');
  await asked[2]?.json(files());
  expect(text()).not.toContain('old.docx');
});
