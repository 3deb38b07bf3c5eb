// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import type { UploadedFile } from '@/lib/contract/transformer';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { MakeCards } from './make-cards';

const file = (id: string) => ({ id, filename: `${id}.docx` }) as UploadedFile;
const [FIRST, SECOND] = [file('first'), file('second')];

let asked: Held[];

const show = (of: UploadedFile | null) => render(<MakeCards file={of} options={DEFAULT_OPTIONS} onClose={() => {}} />);
const button = (name: RegExp) => [...document.querySelectorAll('button')].find((one) => name.test(one.textContent));
const text = () => document.body.textContent;
/** Answers the nth call, a preview or the making itself. */
const dealt = async (nth: number, deck: string) => {
  const { commit } = (asked[nth]?.body ?? {}) as { commit?: boolean };
  const report = { deckId: 'd', newCount: 2, duplicateCount: 0, skippedCount: 0, cards: [] };
  await asked[nth]?.json({ ...report, deck, isCommitted: commit === true });
};

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

it('shows nothing of a file that another was asked for after, whichever comes last', async () => {
  await show(FIRST);
  await show(SECOND);
  await dealt(1, 'Second deck');
  await dealt(0, 'First deck');
  expect(text()).toContain('Second deck');
  expect(text()).not.toContain('First deck');
});

it('lets cards be made of another file while those of the first are being made, and heeds the first no more', async () => {
  await show(FIRST);
  await dealt(0, 'First deck');
  await settle(() => button(/^Make 2/)?.click());
  expect(button(/Make 2/)?.getAttribute('aria-disabled')).toBe('true');
  await show(SECOND);
  await dealt(2, 'Second deck');
  expect(button(/Make 2/)?.getAttribute('aria-disabled')).toBeNull();
  await settle(() => button(/^Make 2/)?.click());
  expect(asked[3]?.body).toMatchObject({ id: 'second', commit: true });
  await dealt(1, 'First deck');
  expect(text()).not.toContain('First deck');
  expect(button(/Make 2/)?.getAttribute('aria-disabled')).toBe('true');
  await dealt(3, 'Second deck');
  expect(text()).toContain('made in the deck “Second deck”');
});
