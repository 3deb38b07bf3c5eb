// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leave, render, settle } from '@/lib/client/held-server.fixture';
import { RuleTrial } from './rule-trial';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  return render(<RuleTrial />);
});
afterEach(leave);

const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** Writes an answer as somebody at the keyboard, and waits for what becomes of it. */
async function submit(answer: string, outcome: string) {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('There is no field to write in.');
  await settle(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, answer);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle(() => button('Submit Answer')?.click());
  await vi.waitFor(() => expect(text()).toContain(outcome), { timeout: 30_000 });
}

it('says nothing of flashcards, which a visitor has none of', () => {
  expect(text()).not.toContain('flashcard');
});

it('checks an answer by its elements, without a server, and lets it be written again', async () => {
  await submit('Consideration is a bargained-for exchange.', '0 of 3 elements');
  expect(text()).toContain('Incorrect');
  await settle(() => button('Write it again')?.click());
  expect(text()).not.toContain('Incorrect');
  await submit(
    'Whoever intends an assault or battery against one person and commits a different one of these torts, or a tort against a different person: the intent transfers.',
    'Compare your answer',
  );
  await settle(() =>
    [...document.querySelectorAll('fieldset button')][0]?.dispatchEvent(new Event('click', { bubbles: true })),
  );
  expect(text()).toContain('3 of 3 elements');
  expect(text()).toContain('Correct Points');
  expect(text()).not.toContain('flashcard');
});

it('refuses an answer that says nothing', async () => {
  const form = document.querySelector('form');
  await settle(() => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(text()).toContain('Please type your answer before submitting.');
});
