// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeToken } from '@/lib/client/token-store';
import type { UploadedFile } from '@/lib/contract/transformer';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { MakeCards } from './make-cards';

const file = (id: string) => ({ id, filename: `${id}.docx` }) as UploadedFile;
const [FIRST, SECOND] = [file('first'), file('second')];

let root: Root;
let asked: { body: { id: string; commit?: boolean }; answer: (deck: string) => Promise<void> }[];

const show = (of: UploadedFile | null) =>
  act(async () => root.render(<MakeCards file={of} options={DEFAULT_OPTIONS} onClose={() => {}} />));
const button = (name: RegExp) => [...document.querySelectorAll('button')].find((one) => name.test(one.textContent));
const text = () => document.body.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  storeToken(`h.${btoa(JSON.stringify({ id: 'ana', username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  asked = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { body }: RequestInit) =>
      // Answers come even where nobody waits for them any more, as one does that was on its last step.
      new Promise<Response>((resolve) => {
        const sent = JSON.parse(String(body)) as { id: string; commit?: boolean };
        const report = { deckId: 'd', newCount: 2, duplicateCount: 0, skippedCount: 0, cards: [] };
        asked.push({
          body: sent,
          answer: (deck) =>
            act(async () => resolve(Response.json({ ...report, deck, isCommitted: sent.commit === true }))),
        });
      }),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('shows nothing of a file that another was asked for after, whichever comes last', async () => {
  await show(FIRST);
  await show(SECOND);
  await asked[1]?.answer('Second deck');
  await asked[0]?.answer('First deck');
  expect(text()).toContain('Second deck');
  expect(text()).not.toContain('First deck');
});

it('lets cards be made of another file while those of the first are being made, and heeds the first no more', async () => {
  await show(FIRST);
  await asked[0]?.answer('First deck');
  await act(async () => button(/^Make 2/)?.click());
  expect(button(/Make 2/)?.getAttribute('aria-disabled')).toBe('true');
  await show(SECOND);
  await asked[2]?.answer('Second deck');
  expect(button(/Make 2/)?.getAttribute('aria-disabled')).toBeNull();
  await act(async () => button(/^Make 2/)?.click());
  expect(asked[3]?.body).toMatchObject({ id: 'second', commit: true });
  await asked[1]?.answer('First deck');
  expect(text()).not.toContain('First deck');
  expect(button(/Make 2/)?.getAttribute('aria-disabled')).toBe('true');
  await asked[3]?.answer('Second deck');
  expect(text()).toContain('made in the deck “Second deck”');
});
