// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
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
import type { DeckSummary } from '@/lib/domain/memorize/decks';
import { DeckExport } from './deck-export';

const deck = (id: string) => ({ id, name: id, kind: 'own' }) as unknown as DeckSummary;
const [FIRST, SECOND] = [deck('first'), deck('second')];

let asked: Held[];
let saved: string[];
const show = (of: DeckSummary) => render(<DeckExport deck={of} />);
const button = () => document.querySelector('button');
const press = () => settle(() => button()?.click());
const isBusy = () => button()?.getAttribute('aria-disabled') === 'true';
const text = () => document.body.textContent;

beforeEach(() => {
  asked = holdServer();
  saved = watchSavedFiles();
});
afterEach(leave);

it('saves the file of a deck that another was chosen after, and is busy with neither for the other', async () => {
  await show(FIRST);
  await press();
  expect(isBusy()).toBe(true);
  await show(SECOND);
  expect(isBusy()).toBe(false);
  await press();
  await asked[0]?.answer(fileAnswer('first.docx'));
  expect([saved, isBusy()]).toEqual([['first.docx'], true]);
  await asked[1]?.answer(fileAnswer('second.docx'));
  expect([saved, isBusy()]).toEqual([['first.docx', 'second.docx'], false]);
});

it('says why a deck could not be exported, and nothing of it below another', async () => {
  await show(FIRST);
  await press();
  await asked[0]?.answer(failure(429, 'Please wait a moment.'));
  expect([text()?.includes('Please wait a moment.'), isBusy(), saved]).toEqual([true, false, []]);
  await show(SECOND);
  expect(text()).not.toContain('Please wait a moment.');
});
