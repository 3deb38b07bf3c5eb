import { addDays, daysBetween } from '@/lib/domain/time/calendar-day';
import { newAmong } from './cards-of-day';
import { DAYS_WITHOUT_EXAM, MAX_PLAN_DAYS, REVIEW_DAYS } from './constants';
import { DUE_CARDS_ID, NEW_CARDS_ID, type PlanDay, type PlanSituation, type PlanTask } from './plan';
import { partOf, planTasks } from './plan-tasks';
import { weekdayOf } from './weekday';

/** Minutes of study that a day has. */
export function minutesOf(day: string, { weekdayMinutes, dayMinutes }: PlanSituation): number {
  return dayMinutes.get(day) ?? weekdayMinutes[weekdayOf(day)] ?? 0;
}

/** The day that the situation is of: what there is to do today. */
export function planToday(situation: PlanSituation): PlanDay {
  const { today, examDay } = situation;
  const minutes = minutesOf(today, situation);
  const phase = examDay !== null && daysBetween(today, examDay) <= REVIEW_DAYS ? 'review' : 'learn';
  return { day: today, minutes, phase, tasks: planTasks(situation, minutes, phase) };
}

/**
 * Every day from today to the eve of the exam, at most half a year, each planned as if all before it had been done. What was
 * missed is in the figures that the next plan goes by, so it spreads over all days left.
 */
export function planDays(situation: PlanSituation): PlanDay[] {
  const { today, examDay } = situation;
  const daysLeft = examDay === null ? DAYS_WITHOUT_EXAM : daysBetween(today, examDay);
  const count = Math.min(MAX_PLAN_DAYS, Math.max(0, daysLeft));
  const days: PlanDay[] = [];
  let next = situation;
  for (let index = 0; index < count; index += 1) {
    const day = planToday(next);
    days.push(day);
    next = afterDay(next, day.tasks);
  }
  return days;
}

/** The situation of the next morning if every task was done. */
function afterDay(situation: PlanSituation, tasks: readonly PlanTask[]): PlanSituation {
  const { today, cards } = situation;
  const done = (kind: PlanTask['kind']) => tasks.filter((task) => task.kind === kind);
  const isDone = (kind: PlanTask['kind'], id: string) => done(kind).some((task) => task.id === `${kind}:${id}`);
  const countOf = (kind: PlanTask['kind']) => done(kind).reduce((sum, { count }) => sum + count, 0);
  const tomorrow = addDays(today, 1);
  const learned = tasks.reduce((sum, task) => sum + newCardsOf(task, cards), 0);
  const reviewed = countOf('cards') - learned;
  const practiced = new Set(done('questions').map(({ subject }) => subject));
  const isMixed = done('practice-exam').length > 0 || done('diagnostic').length > 0;
  return {
    ...situation,
    today: tomorrow,
    isDiagnosticTaken: situation.isDiagnosticTaken || done('diagnostic').length > 0,
    cards: {
      ...cards,
      due: cards.due - reviewed + learned + (cards.dueByDay.get(tomorrow) ?? 0),
      unseen: cards.unseen - learned,
    },
    subjects: situation.subjects.map((figures) =>
      isMixed || practiced.has(figures.subject) ? { ...figures, lastDay: today } : figures,
    ),
    missedRules: Math.max(0, situation.missedRules - countOf('rule-quiz')),
    essays: situation.essays.filter(({ id }) => !isDone('essay', id)),
    essaysToReview: situation.essaysToReview.filter(({ id }) => !isDone('essay-review', id)),
    explanations: situation.explanations.filter(({ href }) => !isDone('explanation', partOf(href))),
    practiceExams: situation.practiceExams.filter(({ name }) => !isDone('practice-exam', name)),
  };
}

function newCardsOf({ id, kind, count }: PlanTask, cards: PlanSituation['cards']): number {
  if (kind !== 'cards' || id === DUE_CARDS_ID) return 0;
  return id === NEW_CARDS_ID ? count : newAmong(count, cards);
}
