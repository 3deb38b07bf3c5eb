import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, buildQuestions, play, runOf, started } from './question.fixture';
import { isConsistentRun, isPaused, type QuizAction, type QuizConditions, quizReducer, remainingMs } from './quiz';
import { elapsedSeconds } from './stopwatch';

const two = buildQuestions(2); // keys A, B
const EXAM: QuizConditions = { feedback: 'end', timeLimitSeconds: 60 };
const exam = (...actions: QuizAction[]) => play(...started(two, 0, EXAM), ...actions);

describe('feedback at the end', () => {
  it('goes on with the answer, without a step in which it would be shown', () => {
    const second = exam({ type: 'setConfidence', confidence: 'High' }, ...answered('D', 10_000));
    expect(second).toMatchObject({ phase: 'active', run: { index: 1, chosenLabel: null, confidence: 'Off' } });
    expect(runOf(second).answers).toEqual([{ label: 'D', isCorrect: false, timeTakenSeconds: 10, confidence: 'High' }]);
    expect(elapsedSeconds(runOf(second).questionStopwatch, 15_000)).toBe(5);
    expect(quizReducer(second, { type: 'submit', nowMs: 12_000 })).toMatchObject({
      phase: 'active',
      refusal: 'Please select an answer before submitting.',
    });
  });

  it('shows the summary with the last answer', () => {
    const end = exam(...answered('A', 10_000), ...answered('B', 30_000));
    expect(end.phase).toBe('summary');
    expect(runOf(end).answers.map(({ isCorrect }) => isCorrect)).toEqual([true, true]);
    expect(elapsedSeconds(runOf(end).totalStopwatch, 99_000)).toBe(30);
  });
});

describe('the time limit', () => {
  it.each<[string, QuizAction[], string[]]>([
    ['what is answered', answered('A', 10_000), ['A']],
    ['the option in hand with it', [...answered('A', 10_000), { type: 'choose', label: 'C' }], ['A', 'C']],
    ['nothing', [], []],
  ])('hands in %s', (_, actions, labels) => {
    const end = exam(...actions, { type: 'endTime', nowMs: 60_000 });
    expect(end.phase).toBe('summary');
    expect(runOf(end).answers.map(({ label }) => label)).toEqual(labels);
    expect(isConsistentRun(runOf(end))).toBe(true);
  });

  it('is not over before it is reached, nor ever without one', () => {
    const running = exam();
    expect(quizReducer(running, { type: 'endTime', nowMs: 59_999 })).toBe(running);
    const practice = play(...started(two));
    expect(quizReducer(practice, { type: 'endTime', nowMs: 10 ** 9 })).toBe(practice);
    expect(remainingMs(runOf(practice), 10 ** 9)).toBeNull();
  });

  it('counts no more than it gives, whenever the page wakes, and takes no further answer', () => {
    const late = exam(...answered('A', 10_000), { type: 'choose', label: 'B' }, { type: 'submit', nowMs: 900_000 });
    expect(late.phase).toBe('summary');
    expect(elapsedSeconds(runOf(late).totalStopwatch, 999_000)).toBe(60);
  });

  it('ends an answered question of practice too', () => {
    const each: QuizConditions = { feedback: 'each', timeLimitSeconds: 60 };
    const end = play(...started(two, 0, each), ...answered('A', 10_000), { type: 'endTime', nowMs: 61_000 });
    expect(end.phase).toBe('summary');
    expect(runOf(end).answers).toHaveLength(1);
  });
});

describe('a pause', () => {
  it('stops both timers, the countdown and every answer until it goes on', () => {
    const paused = exam({ type: 'choose', label: 'A' }, { type: 'pause', nowMs: 20_000 });
    expect(isPaused(runOf(paused))).toBe(true);
    expect(remainingMs(runOf(paused), 900_000)).toBe(40_000);
    for (const action of [
      { type: 'choose', label: 'B' },
      { type: 'setConfidence', confidence: 'Low' },
      { type: 'submit', nowMs: 900_000 },
      { type: 'endTime', nowMs: 900_000 },
    ] satisfies QuizAction[]) {
      expect(quizReducer(paused, action)).toBe(paused);
    }
    const going = runOf(quizReducer(paused, { type: 'continue', nowMs: 900_000 }));
    expect(elapsedSeconds(going.questionStopwatch, 901_000)).toBe(21);
    expect(remainingMs(going, 901_000)).toBe(39_000);
  });

  it('can be left', () => {
    expect(quizReducer(exam({ type: 'pause', nowMs: 1_000 }), { type: 'leave' }).phase).toBe('settings');
  });

  it('leaves the timer of an answered question stopped', () => {
    const state = play(...started(two), ...answered('A', 10_000), { type: 'pause', nowMs: 12_000 });
    const going = runOf(quizReducer(state, { type: 'continue', nowMs: 90_000 }));
    expect(elapsedSeconds(going.questionStopwatch, 99_000)).toBe(10);
  });
});

it('never counts more than the limit, whatever is done and when', () => {
  const wish = fc.record({
    type: fc.constantFrom('choose', 'choose', 'submit', 'submit', 'next', 'pause', 'continue', 'endTime'),
    waitMs: fc.integer({ min: 0, max: 30_000 }),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 40 }), fc.constantFrom('each', 'end'), (wishes, feedback) => {
      let state = play(...started(buildQuestions(5), 0, { feedback, timeLimitSeconds: 60 }));
      let nowMs = 0;
      for (const { type, waitMs } of wishes) {
        nowMs += waitMs;
        state = quizReducer(state, { type, label: 'A', nowMs } as QuizAction);
        expect(isConsistentRun(runOf(state))).toBe(true);
        if (state.phase === 'summary') expect(elapsedSeconds(state.run.totalStopwatch, nowMs)).toBeLessThanOrEqual(60);
        if (state.phase === 'active' && feedback === 'end') expect(state.run.answers).toHaveLength(state.run.index);
      }
    }),
    { seed: 17 },
  );
});
