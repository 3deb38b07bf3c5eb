import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIDENCE_LEVELS, OPTION_LABELS } from './constants';
import { answered, buildQuestion, buildQuestions, play, runOf, started } from './question.fixture';
import {
  correctCount,
  INITIAL_QUIZ_STATE,
  isAnswered,
  isConsistentRun,
  pauseRun,
  type QuizAction,
  type QuizRun,
  type QuizState,
  quizReducer,
} from './quiz';
import { elapsedMs, elapsedSeconds } from './stopwatch';

const two = buildQuestions(2); // keys A, B
const filtersUsed = { sources: [], subjects: ['Evidence'], numQuestionsRequested: 10 };
const finishedRun = runOf(
  play(...started(two), ...answered('A', 10_000), { type: 'next', nowMs: 15_000 }, ...answered('C', 18_000), {
    type: 'next',
    nowMs: 20_000,
  }),
);

describe('phases', () => {
  const loading = play({ type: 'start', quizId: 'quiz', filtersUsed });
  const active = play(...started(two));
  const summary: QuizState = { phase: 'summary', run: finishedRun };
  const error: QuizState = { phase: 'error', message: 'Failed to get questions' };

  it.each<[string, QuizState, QuizAction, QuizState['phase']]>([
    ['settings, start', INITIAL_QUIZ_STATE, { type: 'start', quizId: 'x', filtersUsed }, 'loading'],
    ['error, start again', error, { type: 'start', quizId: 'x', filtersUsed }, 'loading'],
    ['summary, start', summary, { type: 'start', quizId: 'x', filtersUsed }, 'loading'],
    [
      'loading, questions come',
      loading,
      { type: 'questionsLoaded', quizId: 'quiz', questions: two, nowMs: 0 },
      'active',
    ],
    ['loading, none come', loading, { type: 'questionsLoaded', quizId: 'quiz', questions: [], nowMs: 0 }, 'error'],
    [
      'loading, failure',
      loading,
      { type: 'loadingFailed', quizId: 'quiz', message: 'Failed to get questions' },
      'error',
    ],
    ['loading, cancelled', loading, { type: 'leave' }, 'settings'],
    ['active, left', active, { type: 'leave' }, 'settings'],
    ['settings, resume', INITIAL_QUIZ_STATE, { type: 'resume', run: runOf(active), nowMs: 0 }, 'active'],
    ['settings, summary of before', INITIAL_QUIZ_STATE, { type: 'showSummary', run: finishedRun }, 'summary'],
    ['summary, start new', summary, { type: 'startNew' }, 'settings'],
    ['error, start new', error, { type: 'startNew' }, 'settings'],
  ])('%s', (_, state, action, phase) => {
    expect(quizReducer(state, action).phase).toBe(phase);
  });

  it.each<[string, QuizState, QuizAction]>([
    [
      'answers of a quiz that was cancelled',
      INITIAL_QUIZ_STATE,
      { type: 'questionsLoaded', quizId: 'quiz', questions: two, nowMs: 0 },
    ],
    ['questions of another start', loading, { type: 'questionsLoaded', quizId: 'other', questions: two, nowMs: 0 }],
    ['failure of another start', loading, { type: 'loadingFailed', quizId: 'other', message: 'x' }],
    ['a second start while loading', loading, { type: 'start', quizId: 'x', filtersUsed }],
    ['a start while active', active, { type: 'start', quizId: 'x', filtersUsed }],
    ['a resume while active', active, { type: 'resume', run: finishedRun, nowMs: 0 }],
    ['a summary while active', active, { type: 'showSummary', run: finishedRun }],
    ['next before an answer', active, { type: 'next', nowMs: 1 }],
    [
      'an option the question does not have',
      play(...started([buildQuestion({ options: [] })])),
      { type: 'choose', label: 'A' },
    ],
    ['a choice in settings', INITIAL_QUIZ_STATE, { type: 'choose', label: 'A' }],
    ['a submit in the summary', summary, { type: 'submit', nowMs: 1 }],
  ])('ignores %s', (_, state, action) => {
    expect(quizReducer(state, action)).toBe(state);
  });

  it('says why nothing could be loaded', () => {
    expect(play(...started([]))).toEqual({
      phase: 'error',
      message: 'No questions found for the selected filters.',
    });
  });

  it('starts with everything reset', () => {
    expect(quizReducer({ phase: 'summary', run: finishedRun }, { type: 'startNew' })).toEqual(INITIAL_QUIZ_STATE);
    expect(runOf(play(...started(two, 5_000)))).toEqual({
      quizId: 'quiz',
      filtersUsed,
      conditions: { feedback: 'each', timeLimitSeconds: null },
      questions: two,
      answers: [],
      index: 0,
      chosenLabel: null,
      confidence: 'Off',
      questionStopwatch: { countedMs: 0, runningSinceMs: 5_000 },
      totalStopwatch: { countedMs: 0, runningSinceMs: 5_000 },
    });
  });
});

describe('answering', () => {
  it('refuses to submit without an answer, and forgets the refusal once an option is chosen', () => {
    const refused = play(...started(two), { type: 'submit', nowMs: 1_000 });
    expect(refused).toMatchObject({ phase: 'active', refusal: 'Please select an answer before submitting.' });
    expect(runOf(refused).answers).toEqual([]);
    expect(quizReducer(refused, { type: 'choose', label: 'D' })).toMatchObject({ refusal: null });
  });

  it('lets the choice change until it is submitted, then locks it', () => {
    const state = play(
      ...started(two),
      { type: 'choose', label: 'C' },
      { type: 'choose', label: 'A' },
      { type: 'submit', nowMs: 61_999 },
      { type: 'choose', label: 'D' },
      { type: 'setConfidence', confidence: 'High' },
      { type: 'submit', nowMs: 90_000 },
    );
    expect(runOf(state)).toMatchObject({
      answers: [{ label: 'A', isCorrect: true, timeTakenSeconds: 61, confidence: 'Off' }],
      chosenLabel: 'A',
      confidence: 'Off',
    });
  });

  it.each(CONFIDENCE_LEVELS)('records the confidence %s and resets it for the next question', (confidence) => {
    const submitted = play(...started(two), { type: 'setConfidence', confidence }, ...answered('B', 1_000));
    expect(runOf(submitted).answers[0]).toMatchObject({ isCorrect: false, confidence });
    const moved = runOf(quizReducer(submitted, { type: 'next', nowMs: 2_000 }));
    expect(moved).toMatchObject({ index: 1, chosenLabel: null, confidence: 'Off' });
  });

  it('stops the question timer on submit, and the total timer only at the end', () => {
    const submitted = runOf(play(...started(two), ...answered('A', 10_000)));
    expect(elapsedSeconds(submitted.questionStopwatch, 99_000)).toBe(10);
    expect(elapsedSeconds(submitted.totalStopwatch, 99_000)).toBe(99);
    expect(elapsedSeconds(finishedRun.totalStopwatch, 99_000)).toBe(20);
  });

  it('restarts the question timer with the next question', () => {
    const moved = runOf(play(...started(two), ...answered('A', 10_000), { type: 'next', nowMs: 15_000 }));
    expect(elapsedSeconds(moved.questionStopwatch, 18_000)).toBe(3);
    expect(finishedRun.answers.map(({ timeTakenSeconds }) => timeTakenSeconds)).toEqual([10, 3]);
  });

  it('counts the hours of a tab that slept', () => {
    const run = runOf(play(...started(two), ...answered('A', 3 * 3_600_000)));
    expect(run.answers[0]?.timeTakenSeconds).toBe(3 * 3600);
  });
});

describe('leaving and coming back', () => {
  it('does not count the gap, neither for the question nor for the quiz', () => {
    const left = pauseRun(runOf(play(...started(two))), 30_000);
    const back = runOf(quizReducer(INITIAL_QUIZ_STATE, { type: 'resume', run: left, nowMs: 900_000 }));
    expect(elapsedSeconds(back.questionStopwatch, 905_000)).toBe(35);
    expect(elapsedSeconds(back.totalStopwatch, 905_000)).toBe(35);
  });

  it('leaves the timer of an answered question stopped', () => {
    const left = pauseRun(runOf(play(...started(two), ...answered('A', 10_000))), 12_000);
    const back = runOf(quizReducer(INITIAL_QUIZ_STATE, { type: 'resume', run: left, nowMs: 900_000 }));
    expect(elapsedSeconds(back.questionStopwatch, 950_000)).toBe(10);
    expect(elapsedSeconds(back.totalStopwatch, 901_000)).toBe(13);
  });
});

describe('a run read back', () => {
  const run = runOf(play(...started(two), ...answered('A', 10_000)));

  it('is accepted as the reducer made it', () => {
    expect(isConsistentRun(run)).toBe(true);
    expect(isConsistentRun(finishedRun)).toBe(true);
  });

  it.each<[string, Partial<QuizRun>]>([
    ['no questions', { questions: [] }],
    ['a position beyond the questions', { index: 2 }],
    ['a negative position', { index: -1 }],
    ['a broken position', { index: 0.5 }],
    ['more answers than positions', { answers: [...finishedRun.answers] }],
    ['missing answers', { index: 1, answers: [] }],
    ['an answer that is no option', { questions: [buildQuestion({ options: [] })], chosenLabel: null }],
    ['a choice that is no option', { questions: [buildQuestion({ options: [] })], answers: [], chosenLabel: 'A' }],
    ['a wrong verdict', { answers: [{ label: 'A', isCorrect: false, timeTakenSeconds: 1, confidence: 'Off' }] }],
  ])('is refused with %s', (_, over) => {
    expect(isConsistentRun({ ...run, ...over })).toBe(false);
  });
});

describe('any sequence of actions', () => {
  /** Actions in any order; time only ever goes on. */
  const wish = fc.oneof(
    fc.constantFrom<QuizAction['type']>('start', 'questionsLoaded', 'loadingFailed', 'leave', 'startNew', 'resume'),
    fc.constantFrom<QuizAction['type']>(
      'choose',
      'choose',
      'choose',
      'submit',
      'submit',
      'next',
      'next',
      'setConfidence',
    ),
  );
  const step = fc.record({
    type: wish,
    label: fc.constantFrom(...OPTION_LABELS),
    confidence: fc.constantFrom(...CONFIDENCE_LEVELS),
    quizId: fc.constantFrom('one', 'two'),
    count: fc.integer({ min: 0, max: 3 }),
    waitMs: fc.integer({ min: 0, max: 100_000 }),
  });

  it('keeps answers, position and timers consistent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state: QuizState = INITIAL_QUIZ_STATE;
        let nowMs = 0;
        for (const { type, label, confidence, quizId, count, waitMs } of steps) {
          nowMs += waitMs;
          const before = state;
          const questions = buildQuestions(count);
          const run = runOf(play(...started(two)));
          const action = {
            type,
            label,
            confidence,
            quizId,
            filtersUsed,
            questions,
            nowMs,
            message: 'x',
            run,
          } as QuizAction;
          state = quizReducer(before, action);

          if (state.phase !== 'active' && state.phase !== 'summary') continue;
          expect(isConsistentRun(state.run)).toBe(true);
          expect(correctCount(state.run)).toBeLessThanOrEqual(state.run.answers.length);
          if (state.phase === 'summary') expect(state.run.answers).toHaveLength(state.run.questions.length);
          if (before.phase !== 'active') continue;
          expect(state.run.answers.slice(0, before.run.answers.length)).toEqual(before.run.answers);
          expect(elapsedMs(state.run.totalStopwatch, nowMs)).toBeGreaterThanOrEqual(
            elapsedMs(before.run.totalStopwatch, nowMs - waitMs),
          );
          if (isAnswered(before.run) && state.run.index === before.run.index) {
            expect(state.run).toMatchObject({ confidence: before.run.confidence, chosenLabel: before.run.chosenLabel });
          }
        }
      }),
    );
  });
});
