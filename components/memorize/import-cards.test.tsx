// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ImportCards } from './import-cards';

let asked: Held[];
const onImported = vi.fn();
const onClose = vi.fn();
const text = () => document.body.textContent ?? '';
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((each) => name.test(each.textContent ?? ''));
const press = (name: RegExp) => settle(() => button(name)?.click());
const report = (newCount: number, isCommitted = false) => ({
  isCommitted,
  newCount,
  duplicateCount: 0,
  problemCount: 0,
  problems: [],
  preview: [],
});

/** Chooses a file as a learner does. */
async function choose(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
  const input = document.querySelector('input');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await settle(() => input?.dispatchEvent(new Event('change', { bubbles: true })));
}

beforeEach(async () => {
  onImported.mockReset();
  asked = holdServer();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  await render(<ImportCards isOpen onClose={onClose} onImported={onImported} />);
});
afterEach(leave);

it('says what is in the file that was chosen last, and imports that one', async () => {
  await choose('first.csv', 'front,back\na,b\n');
  await choose('second.tsv', 'front\tback\nc\td\n');
  expect(asked.map(({ body }) => body)).toMatchObject([{ format: 'csv' }, { format: 'tsv', commit: false }]);
  await asked[1]?.json(report(2));
  await asked[0]?.json(report(7));
  expect(text()).toContain('2 new cards found.');
  await press(/^Import 2 cards$/);
  expect(asked[2]?.body).toMatchObject({ format: 'tsv', commit: true });
  await asked[2]?.json(report(2, true));
  expect(text()).toContain('2 cards imported.');
  expect(onImported).toHaveBeenCalledOnce();
});

it('tells of cards that were stored after it was closed, and shows nothing of them when it is opened again', async () => {
  await choose('cards.csv', 'front,back\na,b\n');
  await asked[0]?.json(report(1));
  await press(/^Import 1 card$/);
  await press(/^Cancel$/);
  expect(onClose).toHaveBeenCalled();
  await asked[1]?.json(report(1, true));
  expect(onImported).toHaveBeenCalledOnce();
  expect(text()).not.toContain('imported');
  expect(button(/^Import$/)?.disabled).toBe(true);
});

it('looks at the file again after a failure', async () => {
  await choose('cards.csv', 'front,back\na,b\n');
  await asked[0]?.answer(new TypeError('lost'));
  expect(text()).toContain('The file could not be sent.');
  await press(/^Try again$/);
  await asked[1]?.json(report(1));
  expect(text()).toContain('1 new card found.');
  await press(/^Import 1 card$/);
  await asked[2]?.answer(new TypeError('lost'));
  await press(/^Try again$/);
  expect(asked[3]?.body).toMatchObject({ commit: false });
});

it.each([
  ['no text', new Uint8Array([0xff, 0xfe, 0xfd]), 'That file is not UTF-8 text.'],
  ['too large', new Uint8Array(1_100_000), 'That is too large'],
])('sends nothing of a file that is %s', async (_, content, sentence) => {
  await choose('cards.csv', content);
  expect(text()).toContain(sentence);
  expect(asked).toEqual([]);
});
