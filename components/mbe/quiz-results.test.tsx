// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Unsent } from '@/components/shell/use-unsent';
import type { WaitingAttempt } from '@/lib/client/attempt-outbox';
import { leave, render } from '@/lib/client/held-server.fixture';
import { attemptPayload } from '@/lib/domain/mbe/attempt-payload';
import { diagnosticRequest } from '@/lib/domain/mbe/diagnostic';
import { answered, buildQuestion, play, runOf, started } from '@/lib/domain/mbe/question.fixture';
import type { QuizRun } from '@/lib/domain/mbe/quiz';
import { QuizResults } from './quiz-results';

const FINISHED_AT_MS = 20_000;
const NONE: Unsent<WaitingAttempt> = {
  items: [],
  waiting: [],
  refused: [],
  problemOf: () => undefined,
  isUnreachable: false,
  isStored: true,
  isRead: true,
  isSending: false,
  lateCount: 0,
  sendNow: async () => {},
  tryAgain: () => {},
  discard: () => {},
};

let run: QuizRun;
let attempt: WaitingAttempt;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  run = runOf(play(...started([buildQuestion({ id: 'a' })]), ...answered('A', 10_000)));
  const payload = attemptPayload(run, 'UTC', FINISHED_AT_MS);
  attempt = { key: run.quizId, finishedAtMs: FINISHED_AT_MS, refusal: null, payload };
});
afterEach(leave);

/** What the line says of the attempt while that stands unsent. */
async function said(unsent: Partial<Unsent<WaitingAttempt>>): Promise<string | undefined> {
  await render(<QuizResults run={run} unsent={{ ...NONE, ...unsent }} onStartNew={() => {}} onRedo={() => {}} />);
  return document.querySelector('[role=status]')?.textContent?.trim();
}

it('says that a quiz is saved once the server has it, and never before', async () => {
  expect(await said({ isRead: false })).toBe('');
  expect(await said({ items: [attempt] })).toBe('');
  expect(await said({ items: [attempt], isSending: true })).toBe('Saving your results...');
  expect(await said({})).toBe('Saved to your history.');
});

it('never says so of one that was refused and then discarded, but of one that was tried again', async () => {
  const refused = { ...attempt, refusal: 'No such question.' };
  expect(await said({ items: [refused] })).toBe('');
  expect(await said({})).toBe('');
  expect(await said({ items: [attempt] })).toBe('');
  expect(await said({})).toBe('Saved to your history.');
});

it('judges a score in the words of the history', async () => {
  const questions = Array.from({ length: 9 }, (_, place) => buildQuestion({ id: `q${place}` }));
  // Seven of nine: 78%, a success to the bounds of a running quiz.
  const atEnd = { feedback: 'end', timeLimitSeconds: 60 } as const;
  const answers = questions.flatMap((_, place) => answered(place < 7 ? 'B' : 'A', 1_000));
  run = runOf(play(...started(questions, 0, atEnd), ...answers));
  await render(<QuizResults run={run} unsent={NONE} onStartNew={() => {}} onRedo={() => {}} />);
  expect(document.querySelector('dl')?.textContent).toContain('78%Getting there');
});

it('leads to what was missed: again, its rules, and what was wrong though sure', async () => {
  const questions = [buildQuestion({ id: 'a' }), buildQuestion({ id: 'b' }), buildQuestion({ id: 'c' })];
  const atEnd = { feedback: 'end', timeLimitSeconds: 60 } as const;
  run = runOf(
    play(
      ...started(questions, 0, atEnd),
      ...answered('B', 1_000),
      { type: 'setConfidence', confidence: 'High' },
      ...answered('A', 2_000),
      { type: 'endTime', nowMs: 60_000 },
    ),
  );
  const redone: string[] = [];
  const redo = (missed: { id: string }[]) => redone.push(...missed.map(({ id }) => id));
  await render(<QuizResults run={run} unsent={NONE} onStartNew={() => {}} onRedo={redo} />);
  const missed = document.querySelector('[aria-labelledby=missed-title]');
  expect(missed?.querySelector('li')?.textContent).toBe('Question 2: Hearsay. You chose A; the answer is B.');
  expect(missed?.querySelector('a[href^="/rules"]')?.getAttribute('href')).toBe(
    '/rules/quiz?rules=evi-rule-1&numRules=1',
  );
  missed?.querySelector('button')?.click();
  expect(redone).toEqual(['b']);
  expect(document.body.textContent).toContain('Time ran out with 1 question unanswered.');
});

it('saves nothing of a quiz whose time ran out before the first answer, and says so', async () => {
  const atEnd = { feedback: 'end', timeLimitSeconds: 60 } as const;
  run = runOf(play(...started([buildQuestion()], 0, atEnd), { type: 'endTime', nowMs: 60_000 }));
  expect(await said({})).toBeUndefined();
  expect(document.body.textContent).toContain('Nothing was answered, so nothing was saved.');
});

it('shows of the diagnostic each subject, what was wrong though sure, and the way to today', async () => {
  const questions = [
    buildQuestion({ id: 'a' }),
    buildQuestion({ id: 'b', subject: 'Torts' }),
    buildQuestion({ id: 'c', subject: 'Torts' }),
  ];
  const { filtersUsed, conditions } = diagnosticRequest();
  run = runOf(
    play(
      { type: 'start', quizId: 'quiz', filtersUsed, ...(conditions && { conditions }) },
      { type: 'questionsLoaded', quizId: 'quiz', questions, nowMs: 0 },
      ...answered('B', 1_000),
      { type: 'setConfidence', confidence: 'High' },
      ...answered('A', 2_000),
      ...answered('B', 3_000),
    ),
  );
  await render(<QuizResults run={run} unsent={NONE} onStartNew={() => {}} onRedo={() => {}} />);
  expect(document.querySelector('h2')?.textContent).toBe('Diagnostic Results');
  const result = document.querySelector('[aria-labelledby=by-subject-title]');
  expect([...(result?.querySelectorAll('ul:first-of-type > li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Torts1 of 2',
    'Evidence1 of 1',
    'Question 2: Hearsay. You chose A; the answer is B.',
  ]);
  expect(result?.textContent).toContain('What it cannot show');
  const primary = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'See today’s plan');
  expect(primary?.getAttribute('href')).toBe('/');
  expect(document.body.textContent).not.toContain('Redo');
});
