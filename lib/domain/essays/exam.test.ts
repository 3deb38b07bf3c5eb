import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exam, type ExamAction, examReducer, isLastEssay, openedIndex, secondsPerEssay, startExam } from './exam';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const START_MS = 1_000_000;

function started(over: Partial<Parameters<typeof startExam>[0]> = {}): Exam {
  const exam = startExam({
    essayIds: IDS,
    count: 3,
    minutesPerEssay: 60,
    random: () => 0.999,
    nowMs: START_MS,
    ...over,
  });
  if (!exam) throw new Error('There should be an exam.');
  return exam;
}

const play = (exam: Exam, ...actions: ExamAction[]) => actions.reduce(examReducer, exam);

describe('startExam', () => {
  it('opens the first of as many essays as were asked for', () => {
    expect(started()).toEqual({
      essays: ['a', 'b', 'c'],
      currentIndex: 0,
      minutesPerEssay: 60,
      reachedAtMs: [START_MS],
      finishedAtMs: null,
    });
  });

  it.each([
    [null, 6],
    [1, 1],
    [5, 5],
    [100, 6],
  ])('asks %s essays: %i', (count, length) => {
    expect(started({ count }).essays).toHaveLength(length);
  });

  it('needs an essay', () => {
    expect(startExam({ essayIds: [], count: null, minutesPerEssay: null, random: Math.random, nowMs: 0 })).toBeNull();
  });

  it('asks each essay once, whatever chance brings', () => {
    const chance = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(chance, (numbers) => {
        let at = 0;
        const random = () => numbers[at++ % numbers.length] ?? 0;
        expect([...started({ count: null, random }).essays].sort()).toEqual(IDS);
      }),
    );
  });

  it('lets every essay come first about equally often', () => {
    const counts = new Map<string, number>();
    const runs = 6_000;
    for (let run = 0; run < runs; run += 1) {
      const first = started({ random: Math.random }).essays[0] ?? '';
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    // Six standard deviations of a share of one sixth.
    for (const id of IDS)
      expect(Math.abs((counts.get(id) ?? 0) - runs / 6)).toBeLessThan(6 * Math.sqrt((runs * 5) / 36));
  });
});

describe('examReducer', () => {
  const next = (fromIndex: number, nowMs = START_MS): ExamAction => ({ type: 'next', fromIndex, nowMs });

  it('goes on to the next essay and notes when', () => {
    expect(play(started(), next(0, START_MS + 5))).toMatchObject({
      currentIndex: 1,
      reachedAtMs: [START_MS, START_MS + 5],
    });
  });

  it('takes a second click for one', () => {
    const exam = play(started(), next(0));
    expect(examReducer(exam, next(0))).toBe(exam);
  });

  it('stops at the last essay', () => {
    const exam = play(started(), next(0), next(1));
    expect(isLastEssay(exam)).toBe(true);
    expect(examReducer(exam, next(2))).toBe(exam);
  });

  it('finishes anywhere, once', () => {
    const exam = play(started(), { type: 'finish', nowMs: START_MS + 9 });
    expect(exam).toMatchObject({ currentIndex: 0, finishedAtMs: START_MS + 9 });
    expect(play(exam, next(0), { type: 'finish', nowMs: START_MS + 99 })).toBe(exam);
  });

  it('holds what is true of every exam, whatever is done to it', () => {
    const action = fc.oneof(
      fc.record({
        type: fc.constant('next' as const),
        fromIndex: fc.integer({ min: -1, max: 6 }),
        nowMs: fc.integer({ min: 0, max: 2 * START_MS }),
      }),
      fc.record({ type: fc.constant('finish' as const), nowMs: fc.integer({ min: 0, max: 2 * START_MS }) }),
    );
    fc.assert(
      fc.property(fc.array(action), fc.integer({ min: 1, max: 6 }), (actions, count) => {
        let exam = started({ count });
        for (const one of actions) {
          const after = examReducer(exam, one);
          expect(after.currentIndex - exam.currentIndex).toBeLessThanOrEqual(1);
          expect(after.currentIndex).toBeGreaterThanOrEqual(exam.currentIndex);
          if (exam.finishedAtMs !== null) expect(after).toBe(exam);
          exam = after;
        }
        const { essays, currentIndex, reachedAtMs, finishedAtMs } = exam;
        expect(currentIndex).toBeLessThan(essays.length);
        expect(reachedAtMs).toHaveLength(currentIndex + 1);
        const moments = [...reachedAtMs, ...(finishedAtMs === null ? [] : [finishedAtMs])];
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
        for (const seconds of secondsPerEssay(exam, 2 * START_MS)) expect(seconds).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('openedIndex', () => {
  it.each([
    [null, 2],
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [-1, 2],
  ])('%s of two that were passed: %i', (wanted, index) => {
    expect(openedIndex({ currentIndex: 2 }, wanted)).toBe(index);
  });
});

describe('secondsPerEssay', () => {
  it('counts from each essay to the next, and the last to the end or to now', () => {
    const running = play(started(), { type: 'next', fromIndex: 0, nowMs: START_MS + 90_500 });
    expect(secondsPerEssay(running, START_MS + 100_500)).toEqual([90, 10]);
    const finished = examReducer(running, { type: 'finish', nowMs: START_MS + 120_500 });
    expect(secondsPerEssay(finished, START_MS + 900_500)).toEqual([90, 30]);
  });
});
