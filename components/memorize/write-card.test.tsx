// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, failure } from '@/lib/client/server.fixture';
import type { OwnCard } from '@/lib/contract/cards';
import { WriteCard } from './write-card';

const stored = (id: string) =>
  ({ id, front: `Front of ${id}`, back: 'Back', deck: '', tags: [] }) as unknown as OwnCard;
const [FIRST, SECOND] = [stored('first'), stored('second')];

let asked: Held[];
const onClose = vi.fn();
const onSaved = vi.fn();

const show = (card: OwnCard | 'new' | null) =>
  render(<WriteCard userId={ANA} card={card} onClose={onClose} onSaved={onSaved} />);
const front = () => document.querySelector('textarea')?.value;
const save = () => settle(() => document.querySelector('form')?.requestSubmit());
const isBusy = () => document.querySelector('button[form]')?.getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  localStorage.clear();
  asked = holdServer();
  vi.clearAllMocks();
});
afterEach(leave);

it('tells of a card that is saved while another is open, and leaves that one open', async () => {
  await show(FIRST);
  await save();
  expect(isBusy()).toBe(true);
  await show(SECOND);
  expect([front(), isBusy()]).toEqual(['Front of second', false]);
  await asked[0]?.json(FIRST);
  expect(onSaved).toHaveBeenCalledWith(FIRST);
  expect(onClose).not.toHaveBeenCalled();
  expect(front()).toBe('Front of second');
});

it('says nothing of the failure of another card, and says it of that card once it is open again', async () => {
  await show(FIRST);
  await save();
  await show(SECOND);
  await asked[0]?.answer(failure(400, 'Too long.'));
  expect(document.body.textContent).not.toContain('Too long.');
  await show(FIRST);
  expect(document.body.textContent).toContain('Too long.');
});

it('is busy again where it is opened while its card is on the way, and closes once that is saved', async () => {
  await show(FIRST);
  await save();
  await show(null);
  await show(FIRST);
  expect(isBusy()).toBe(true);
  await asked[0]?.json(FIRST);
  expect(onClose).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage)).toEqual(['token']);
});
