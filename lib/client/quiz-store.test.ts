import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answered, buildQuestions, play, runOf, started } from '@/lib/domain/mbe/question.fixture';
import { installBrowser } from './browser.fixture';
import { listSavedQuizzes, removeSavedQuiz, saveQuizProgress, saveQuizQuestions } from './quiz-store';

const run = runOf(
  play(
    ...started(buildQuestions(3)),
    ...answered('A', 10_000),
    { type: 'next', nowMs: 15_000 },
    { type: 'choose', label: 'C' },
  ),
);
const QUESTIONS_KEY = 'barwright:quiz:ana:quiz:questions';
const PROGRESS_KEY = 'barwright:quiz:ana:quiz:progress';

function save(isFinished = false): void {
  saveQuizQuestions('ana', run);
  saveQuizProgress('ana', run, { isFinished, nowMs: 20_000 });
}

afterEach(() => vi.unstubAllGlobals());

describe('a saved quiz', () => {
  it('comes back as it was last seen, its timers standing still', () => {
    installBrowser();
    save();
    expect(listSavedQuizzes('ana')).toEqual([
      {
        isFinished: false,
        savedAtMs: 20_000,
        run: {
          ...run,
          questionStopwatch: { countedMs: 5_000, runningSinceMs: null },
          totalStopwatch: { countedMs: 20_000, runningSinceMs: null },
        },
      },
    ]);
  });

  it('belongs to one learner and can be forgotten', () => {
    const entries = installBrowser();
    save();
    expect(listSavedQuizzes('bob')).toEqual([]);
    removeSavedQuiz('ana', 'quiz');
    expect(entries.size).toBe(0);
  });

  it('stands in order of its last step among others', () => {
    installBrowser();
    save();
    const later = { ...run, quizId: 'later' };
    saveQuizQuestions('ana', later);
    saveQuizProgress('ana', later, { isFinished: false, nowMs: 30_000 });
    expect(listSavedQuizzes('ana').map((saved) => saved.run.quizId)).toEqual(['later', 'quiz']);
  });
});

describe('what cannot be read back', () => {
  it.each([
    ['no JSON', PROGRESS_KEY, '{"version":1,'],
    ['another version', PROGRESS_KEY, '{"version":2}'],
    ['null', QUESTIONS_KEY, 'null'],
    ['a list', QUESTIONS_KEY, '[]'],
  ])('is dropped: %s', (_, key, text) => {
    const entries = installBrowser();
    save();
    entries.set(key, text);
    expect(listSavedQuizzes('ana')).toEqual([]);
    expect(entries.size).toBe(0);
  });

  it('is dropped when it says finished and is not', () => {
    installBrowser();
    save(true);
    expect(listSavedQuizzes('ana')).toEqual([]);
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (questions, progress) => {
        const entries = installBrowser();
        entries.set(QUESTIONS_KEY, JSON.stringify(questions));
        entries.set(PROGRESS_KEY, JSON.stringify(progress));
        expect(listSavedQuizzes('ana')).toEqual([]);
      }),
    );
  });
});

it('says when the browser refuses to keep a quiz', () => {
  installBrowser({ quota: 0 });
  expect(saveQuizQuestions('ana', run)).toBe(false);
  expect(saveQuizProgress('ana', run, { isFinished: false, nowMs: 0 })).toBe(false);
  expect(listSavedQuizzes('ana')).toEqual([]);
});
