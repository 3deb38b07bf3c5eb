import 'server-only';
import { findOtherStudyDays } from '@/lib/db/performance-repository';
import {
  findRunningExam,
  findStudyDay,
  findUnfinishedEssays,
  findWork,
  keepShownTasks,
} from '@/lib/db/study-day-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { EXAM_PRESETS } from '@/lib/domain/exams/exam-presets';
import { countStreak } from '@/lib/domain/performance/streak';
import { DAYS_PER_WEEK } from '@/lib/domain/plan/constants';
import type { PlanTask } from '@/lib/domain/plan/plan';
import { minutesOf } from '@/lib/domain/plan/plan-days';
import { progressOf, tasksOfToday } from '@/lib/domain/plan/shown-tasks';
import { weekdayOf } from '@/lib/domain/plan/weekday';
import { countWork } from '@/lib/domain/plan/work-of-day';
import { addDays, startOfDay } from '@/lib/domain/time/calendar-day';
import { essayAddress, withCards } from '@/lib/domain/understand/study-address';
import { currentEssays } from '@/lib/services/essays/current-essays';
import type { Asking } from '@/lib/services/memorize/learner-decks';
import { readSituation } from './read-situation';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A draft that was left for longer is no interruption any more. */
const INTERRUPTED_DAYS = 14;

/** What a day is to the plan. */
export type TodayState = 'unset' | 'study' | 'free' | 'exam-day' | 'over';

/**
 * What there is to do today, how far it has come, and the week around it. The tasks are kept when they are
 * first shown and stand until the learner's midnight or a change of the plan. Throws 'unauthenticated'
 * without the account, 'invalid_input' for an unknown time zone.
 */
export async function readToday(asking: Asking) {
  const { userId, nowMs } = asking;
  const read = await readSituation(asking);
  const { situation, plan, moment, totals, daysToExam } = read;
  const { day, timeZone } = moment;
  const span = { day, fromMs: startOfDay(day, timeZone), toMs: startOfDay(addDays(day, 1), timeZone) };
  const [kept, row, otherDays, interrupted] = await Promise.all([
    findStudyDay(userId, day),
    findWork(userId, span),
    findOtherStudyDays(userId),
    findInterrupted(userId, nowMs),
  ]);
  const work = {
    ...row,
    answersByTopic: new Map(row.topics.map(({ topic, answered }) => [topic, answered])),
    essayIds: new Set(row.essayIds),
    isDueDone: read.isDueDone,
    isDeckDone: read.isDeckDone,
  };
  const count = (task: PlanTask) => countWork(work, task);
  const isTicked = (id: string) => kept?.ticked.includes(id) ?? false;
  const minutes = minutesOf(day, situation);
  const isSet = plan.exam !== null || plan.examDate !== null;
  const state = stateOf({ isSet, minutes, daysToExam });

  // New cards that the day has brought already are not asked for again.
  const today = { ...situation, cards: { ...situation.cards, newPerDay: read.newForToday } };
  const shown =
    state === 'study'
      ? await keep(tasksOfToday(today, kept?.tasks ?? null, { basis: read.basis, countWork: count, isTicked }))
      : null;
  const tasks = (shown?.tasks ?? []).map(({ before, ...task }) => {
    const { done, of } = progressOf({ ...task, before }, count);
    // What was learned of it already is not dealt again.
    const href = done < of ? withCards(task.href, of - done) : task.href;
    return { ...task, href, done, of, isTicked: isTicked(task.id), isDone: done === of || isTicked(task.id) };
  });

  async function keep(shown: Parameters<typeof keepShownTasks>[2]) {
    const { tasks: before } = kept ?? {};
    const stands = before?.basis === shown.basis ? before : await keepShownTasks(userId, day, shown);
    if (!stands) throw new AppError('unauthenticated', 'Please log in to continue.');
    return stands;
  }

  const answeredOn = new Map(totals.days.map((total) => [total.day, total.answered]));
  const studied = new Set([...answeredOn.keys(), ...otherDays]);
  const monday = addDays(day, -weekdayOf(day));
  return {
    day,
    state,
    exam: plan.exam && EXAM_PRESETS[plan.exam].name,
    examDay: plan.examDate,
    daysToExam: daysToExam !== null && daysToExam >= 0 ? daysToExam : null,
    minutes,
    tasks,
    isDone: tasks.length > 0 && tasks.every(({ isDone }) => isDone),
    interrupted,
    streak: countStreak(studied, day),
    week: Array.from({ length: DAYS_PER_WEEK }, (_, place) => {
      const date = addDays(monday, place);
      return {
        day: date,
        // What was planned for a day that is over is not kept where it was as usual.
        minutes: minutesOf(date, situation),
        answered: answeredOn.get(date) ?? 0,
        hasStudied: studied.has(date),
      };
    }),
  };
}

function stateOf(of: { isSet: boolean; minutes: number; daysToExam: number | null }): TodayState {
  if (!of.isSet) return 'unset';
  if (of.daysToExam === 0) return 'exam-day';
  if (of.daysToExam !== null && of.daysToExam < 0) return 'over';
  return of.minutes === 0 ? 'free' : 'study';
}

/** What the learner began and did not finish, on whichever device, as far as the server knows it. */
async function findInterrupted(userId: string, nowMs: number) {
  const [exam, drafts, { list }] = await Promise.all([
    findRunningExam(userId),
    findUnfinishedEssays(userId, nowMs - INTERRUPTED_DAYS * DAY_MS),
    currentEssays(),
  ]);
  return [
    ...(exam
      ? [
          {
            kind: 'exam' as const,
            title: 'Essay exam',
            place: `Essay ${exam.currentIndex + 1} of ${exam.essays}`,
            href: '/essays',
          },
        ]
      : []),
    ...drafts.flatMap((essayId) => {
      const essay = list.find(({ id }) => id === essayId);
      return essay
        ? [{ kind: 'essay' as const, title: essay.displayName, place: 'Not analyzed yet', href: essayAddress(essayId) }]
        : [];
    }),
  ];
}
