import { MAX_TASKS } from './constants';
import type { PlanSituation, PlanTask } from './plan';
import { planToday } from './plan-days';

/** A task as it is kept for its day, with how much of its work was done before it was asked for. */
export type ShownTask = PlanTask & { before: number };

/** The tasks of a day as they were first shown. They stand while what they were made for stands. */
export type ShownTasks = {
  /** What the learner had set: another basis asks for other tasks. */
  basis: string;
  tasks: ShownTask[];
};

/** Counts how much of a task's work was done on the day, whenever it was asked for. */
export type CountWork = (task: PlanTask) => number;

/** How far a task has come: `done` of `of`, no more than all of it. */
export function progressOf(task: ShownTask, countWork: CountWork): { done: number; of: number } {
  return { done: Math.max(0, Math.min(task.count, countWork(task) - task.before)), of: task.count };
}

/**
 * The tasks of today: those shown before while their basis stands. With another basis the day is planned
 * anew around what is done already, whose minutes are spent.
 */
export function tasksOfToday(
  situation: PlanSituation,
  shown: ShownTasks | null,
  { basis, countWork, isTicked }: { basis: string; countWork: CountWork; isTicked: (id: string) => boolean },
): ShownTasks {
  if (shown?.basis === basis) return shown;
  const kept = (shown?.tasks ?? []).filter((task) => {
    const { done, of } = progressOf(task, countWork);
    return done === of || isTicked(task.id);
  });
  const keptIds = new Set(kept.map(({ id }) => id));
  const { today } = situation;
  const whole = planToday(situation).minutes;
  const minutes = Math.max(0, whole - kept.reduce((sum, task) => sum + task.minutes, 0));
  const planned = planToday({ ...situation, dayMinutes: new Map(situation.dayMinutes).set(today, minutes) });
  const fresh = planned.tasks
    .filter(({ id }) => !keptIds.has(id))
    .slice(0, Math.max(0, MAX_TASKS - kept.length))
    .map((task) => ({ ...task, before: countWork(task) }));
  return { basis, tasks: [...kept, ...fresh] };
}
