import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanTask } from './plan';
import { SITUATION } from './plan.fixture';
import { planToday } from './plan-days';
import { progressOf, type ShownTasks, tasksOfToday } from './shown-tasks';
import { countWork, type WorkOfDay } from './work-of-day';

const nothing = { basis: 'one', countWork: () => 0, isTicked: () => false };
const sumOf = ({ tasks }: ShownTasks) => tasks.reduce((sum, { minutes }) => sum + minutes, 0);

describe('tasksOfToday', () => {
  it('plans the day when it is first shown, and counts what is done from then on', () => {
    const shown = tasksOfToday(SITUATION, null, { ...nothing, countWork: () => 2 });
    expect(shown.tasks.map(({ before: _, ...task }) => task)).toEqual(planToday(SITUATION).tasks);
    expect(shown.tasks.every(({ before }) => before === 2)).toBe(true);
  });

  it('stands while its basis does, whatever the figures become', () => {
    const shown = tasksOfToday(SITUATION, null, nothing);
    const later = { ...SITUATION, cards: { ...SITUATION.cards, due: 0 }, missedRules: 0 };
    expect(tasksOfToday(later, shown, nothing)).toBe(shown);
  });

  it('keeps what is done when the basis changes, and never asks for more than the day has beside it', () => {
    fc.assert(
      fc.property(
        fc.subarray(planToday(SITUATION).tasks.map(({ id }) => id)),
        fc.integer({ min: 0, max: 600 }),
        (done, minutes) => {
          const shown = tasksOfToday(SITUATION, null, nothing);
          const changed = { ...SITUATION, dayMinutes: new Map([[SITUATION.today, minutes]]) };
          const next = tasksOfToday(changed, shown, {
            ...nothing,
            basis: 'other',
            isTicked: (id) => done.includes(id),
          });
          expect(next.tasks.map(({ id }) => id)).toEqual(expect.arrayContaining(done));
          expect(new Set(next.tasks.map(({ id }) => id)).size).toBe(next.tasks.length);
          const kept = shown.tasks.filter(({ id }) => done.includes(id));
          expect(sumOf(next)).toBeLessThanOrEqual(Math.max(minutes, sumOf({ basis: '', tasks: kept })));
        },
      ),
    );
  });
});

describe('progressOf', () => {
  const task = { ...(planToday(SITUATION).tasks[0] as PlanTask), count: 40 };
  it.each([
    [0, 0, 0],
    [5, 12, 7],
    [5, 3, 0],
    [0, 50, 40],
  ])('of a task asked for after %i, with %i done by now, is %i', (before, now, done) => {
    expect(progressOf({ ...task, before }, () => now)).toEqual({ done, of: 40 });
  });
});

describe('countWork', () => {
  const work: WorkOfDay = {
    cards: 12,
    newCards: 5,
    answersByTopic: new Map([
      ['Torts', 5],
      ['Evidence', 3],
      ['Practice Exam 1', 50],
    ]),
    rules: 4,
    essayIds: new Set(['essay-1']),
    isDiagnosticDone: false,
    isDueDone: false,
    isDeckDone: false,
  };
  const task = (id: string, kind: PlanTask['kind'], subject: string | null = null) => ({ id, kind, subject });

  it.each([
    [task('cards', 'cards'), 12],
    [task('cards:new', 'cards'), 5],
    [task('cards:due', 'cards'), 7],
    [task('questions:Torts', 'questions', 'Torts'), 5],
    [task('questions:Contracts', 'questions', 'Contracts'), 0],
    [task('questions:mixed', 'questions'), 8],
    [task('diagnostic', 'diagnostic'), 0],
    [task('practice-exam:Practice Exam 1', 'practice-exam'), 50],
    [task('practice-exam:Practice Exam 2', 'practice-exam'), 0],
    [task('essay:essay-1', 'essay'), 1],
    [task('essay-review:essay-2', 'essay-review'), 0],
    [task('rule-quiz', 'rule-quiz'), 4],
    [task('explanation:evi-hearsay', 'explanation'), 0],
  ])('of %j is %i', (asked, count) => {
    expect(countWork(work, asked)).toBe(count);
  });

  it('has the diagnostic done once it was finished, by no other questions', () => {
    const diagnostic = { ...(planToday({ ...SITUATION, isDiagnosticTaken: false }).tasks[0] as PlanTask), before: 0 };
    const done = (isDiagnosticDone: boolean) =>
      progressOf(diagnostic, (asked) => countWork({ ...work, isDiagnosticDone }, asked));
    expect([done(false), done(true)]).toEqual([
      { done: 0, of: 21 },
      { done: 21, of: 21 },
    ]);
  });

  it('has the cards done once none is left', () => {
    const cards = { ...(planToday(SITUATION).tasks[0] as PlanTask), before: 3 };
    expect(progressOf(cards, (asked) => countWork({ ...work, isDeckDone: true }, asked)).done).toBe(cards.count);
  });
});
