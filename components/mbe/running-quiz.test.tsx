// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leave, render, settle } from '@/lib/client/held-server.fixture';
import { answered, buildQuestion, play, started } from '@/lib/domain/mbe/question.fixture';
import type { ActiveQuiz, QuizAction, QuizConditions } from '@/lib/domain/mbe/quiz';
import { quizReducer } from '@/lib/domain/mbe/quiz';
import { RunningQuiz } from './running-quiz';

const QUESTION = buildQuestion({
  questionText: 'Ana fell.\n\nWho wins?',
  correctOptLabel: 'D',
  options: (['A', 'B', 'C', 'D'] as const).map((label) => ({
    label,
    text: `Option ${label}`,
    ...(label !== 'C' && { explanation: label === 'D' ? 'Correct. The opinion is relevant.' : `Not ${label}.` }),
  })),
  difficulty: 'hard',
  source: 'Set 1',
});

let state: ActiveQuiz;

async function show(conditions?: QuizConditions): Promise<void> {
  state = play(...started([QUESTION, buildQuestion({ id: 'second' })], Date.now(), conditions)) as ActiveQuiz;
  await draw();
}
const draw = () => render(<RunningQuiz quiz={state} act={act} isStored />);
function act(action: QuizAction): void {
  const after = quizReducer(state, action);
  if (after.phase === 'active') state = after;
}
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await settle(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    await draw();
  }
}
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const announced = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean);

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
});

it('announces the confidence that a key chooses', async () => {
  await show();
  expect(announced()).toEqual([]);
  await press('h');
  expect(announced()).toEqual(['Confidence: High']);
  expect(text('fieldset:last-of-type legend')).toBe('Confidence: High');
  await press('o');
  expect(announced()).toEqual(['Confidence: Off']);
});

it('keeps difficulty and source until the answer', async () => {
  await show();
  expect(document.body.textContent).not.toContain('Set 1');
  expect(document.body.textContent).not.toContain('hard');
  await press('a', 'Enter');
  expect(document.body.textContent).toContain('Set 1');
  expect(document.body.textContent).toContain('hard');
});

it('puts each explanation beneath its option: the correct one, the chosen one, the rest', async () => {
  await show();
  await press('b', 'Enter');
  const items = [...document.querySelectorAll('[aria-label=Explanations] > li')].map(({ textContent }) => textContent);
  expect(items).toEqual([
    'DOption DD is correct.The opinion is relevant.',
    'BOption BB is incorrect (your answer).Not B.',
    'AOption AA is incorrect.Not A.',
    'COption CC is incorrect.',
  ]);
});

it('has all specified figures, and hides those that tell verdicts until the end', async () => {
  const figures = () =>
    Object.fromEntries(
      [...document.querySelectorAll('aside dl > div')].map((line) => [
        line.querySelector('dt')?.textContent,
        line.querySelector('dd')?.textContent,
      ]),
    );
  await show();
  await press('b', 'Enter');
  expect(figures()).toEqual({
    'Question time': expect.stringMatching(/^00:\d\d$/),
    'Total time': expect.stringMatching(/^00:\d\d$/),
    Correct: '0',
    Incorrect: '1',
    Performance: '0% so far',
    Progress: '1 / 2',
    Remaining: '1',
  });
  await leave();
  await show({ feedback: 'end', timeLimitSeconds: 5400 });
  await press('b', 'Enter');
  const hidden = 'At the end';
  expect(figures()).toMatchObject({ Correct: hidden, Incorrect: hidden, Performance: hidden, Progress: '1 / 2' });
  expect(document.body.textContent).not.toMatch(/CORRECT!/);
  expect(text('#question-title')).toBe('Question 2 of 2');
});

it('covers the question while it is paused, and answers no key', async () => {
  await show();
  for (const action of answered('A', Date.now()).slice(0, 1)) act(action);
  act({ type: 'pause', nowMs: Date.now() });
  await draw();
  expect(text('h2')).toBe('Paused');
  expect(document.body.textContent).not.toContain('Who wins?');
  expect(document.activeElement?.textContent).toBe('Continue');
  await press('d', 'h');
  expect(state.run).toMatchObject({ chosenLabel: 'A', confidence: 'Off' });
});
