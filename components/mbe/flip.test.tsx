// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePageKeys } from '@/components/ui/use-page-keys';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { AnsweredOptions } from './answered-options';
import { Flip } from './flip';
import { TestedRules } from './tested-rules';

const QUESTION: QuizQuestion = {
  id: 'q1',
  topic: 'Torts',
  source: 'Set 1',
  difficulty: 'easy',
  questionParagraph: null,
  questionText: 'Who wins?',
  correctOptLabel: 'A',
  options: [{ label: 'A', text: 'Ana', explanation: 'She was first.', advancedExplanation: 'By a day.' }],
  rules: [{ id: 'r1', name: 'First in time', text: 'The first wins.', subjectId: 'torts' }],
  flip: { question: 'What if she was second?', answer: 'Then she loses.' },
} as unknown as QuizQuestion;

let root: Root;
let answered: string[];

/** What stands below an answered question, and a page where Enter goes on. */
function Answered() {
  usePageKeys((key) => key === 'Enter' && answered.push(key) > 0);
  return (
    <>
      <AnsweredOptions question={QUESTION} chosenLabel="A" />
      {QUESTION.flip && <Flip flip={QUESTION.flip} />}
      <TestedRules rules={QUESTION.rules} />
    </>
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answered = [];
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<Answered />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each(['Learn more', 'Show the answer', 'First in time'])(
  'opens “%s” with Enter, and goes on with the next',
  (name) => {
    const details = [...document.querySelectorAll('details')].find(({ textContent }) => textContent?.includes(name));
    const summary = details?.querySelector('summary');
    if (!details || !summary) throw new Error('It is not there.');
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      summary.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press('Enter')).toBe(false);
    details.open = true;
    expect(press(' ')).toBe(false);
    expect(answered).toEqual([]);
    expect(press('Enter')).toBe(true);
    expect(answered).toEqual(['Enter']);
  },
);

it('names what its button does, open or closed', () => {
  const label = (isOpen: boolean) => `details${isOpen ? '[open]' : ''} summary`;
  const flip = document.querySelector<HTMLElement>(`[aria-label="What if"] ${label(false)}`);
  expect(
    [...(flip?.querySelectorAll('span') ?? [])].map(({ textContent, className }) => [textContent, className]),
  ).toEqual([
    ['Show the answer', 'group-open:hidden'],
    ['Hide the answer', 'hidden group-open:inline'],
  ]);
});
