// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Unsent } from '@/components/shell/use-unsent';
import type { WaitingAttempt } from '@/lib/client/attempt-outbox';
import { leave, render } from '@/lib/client/held-server.fixture';
import { attemptPayload } from '@/lib/domain/mbe/attempt-payload';
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
