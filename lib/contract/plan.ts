import * as z from 'zod/mini';
import { MAX_MINUTES_PER_DAY } from '@/lib/domain/plan/constants';
import { PLAN_TASK_KINDS } from '@/lib/domain/plan/plan';
import { defineEndpoint } from './endpoint-contract';

/** IANA time zone of the browser; the one that the learner set counts before it. */
const timeZone = z.optional(z.string().check(z.maxLength(64)));
const day = z.iso.date('The day must be given as YYYY-MM-DD.');

const task = z.object({
  /** Unlike every other of its day. */
  id: z.string(),
  kind: z.enum(PLAN_TASK_KINDS),
  title: z.string(),
  /** Why this, on this day: one sentence. */
  reason: z.string(),
  minutes: z.number(),
  /** Cards, questions or rules that it asks; 1 for what is done once. */
  count: z.number(),
  /** The multiple-choice subject of questions; null for a mix, and for everything else. */
  subject: z.nullable(z.string()),
  /** A path of this site. */
  href: z.string(),
});

const shownTask = z.extend(task, {
  /** How much of it was done today: `done` of `of`. */
  done: z.number(),
  of: z.number(),
  /** By hand. */
  isTicked: z.boolean(),
  /** All of it was done, or it was ticked. */
  isDone: z.boolean(),
});
export type TodayTask = z.output<typeof shownTask>;

const exam = {
  /** Name of the exam prepared for; null until the learner says. */
  exam: z.nullable(z.string()),
  /** YYYY-MM-DD; null without one. */
  examDay: z.nullable(z.string()),
  /** Null without a day to come. */
  daysToExam: z.nullable(z.number()),
};

const today = z.object({
  /** The learner's own, YYYY-MM-DD. */
  day: z.string(),
  /** 'unset' until the learner has said which exam or when; 'over' once it lies behind. */
  state: z.enum(['unset', 'study', 'free', 'exam-day', 'over']),
  ...exam,
  /** That the day has. */
  minutes: z.number(),
  /** None but in the state 'study'. */
  tasks: z.array(shownTask),
  isDone: z.boolean(),
  /** What was begun on whichever device and not finished. */
  interrupted: z.array(
    z.object({ kind: z.enum(['exam', 'essay']), title: z.string(), place: z.string(), href: z.string() }),
  ),
  streak: z.object({ currentDays: z.number(), longestDays: z.number(), hasStudiedToday: z.boolean() }),
  /** Monday to Sunday of this week. */
  week: z.array(
    z.object({
      day: z.string(),
      /** That the plan gives it. */
      minutes: z.number(),
      /** Questions. */
      answered: z.number(),
      hasStudied: z.boolean(),
    }),
  ),
});
export type Today = z.output<typeof today>;

/** What there is to do today; what was shown first stands until midnight or a change of the plan. */
export const getToday = defineEndpoint({
  method: 'GET',
  path: '/plan/today',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({ timeZone }),
  response: today,
});

const planDay = z.object({
  day: z.string(),
  minutes: z.number(),
  /** In the last two weeks nothing new begins. */
  phase: z.enum(['learn', 'review']),
  tasks: z.array(task),
  /** Of its weekday. */
  usualMinutes: z.number(),
  /** It was set to other minutes than its weekday has, be they the same. */
  isChanged: z.boolean(),
});
export type PlanDay = z.output<typeof planDay>;

const plan = z.object({
  today: z.string(),
  /** The learner has said which exam or when. */
  isSet: z.boolean(),
  ...exam,
  /** The exam is further ahead than the plan goes. */
  isCut: z.boolean(),
  days: z.array(planDay),
});
export type Plan = z.output<typeof plan>;

/** Every day from today to the eve of the exam, at most half a year. */
export const getPlan = defineEndpoint({
  method: 'GET',
  path: '/plan',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({ timeZone }),
  response: plan,
});

const dayMinutes = z.object({ day: z.string(), minutes: z.nullable(z.number()) });

/** Sets the minutes of a day: 0 makes it free, null gives it those of its weekday again. */
export const changePlanDay = defineEndpoint({
  method: 'PUT',
  path: '/plan/days/{day}',
  auth: 'signed-in',
  params: z.object({ day }),
  body: z.strictObject({
    minutes: z.nullable(
      z
        .int('minutes must be a whole number.')
        .check(
          z.minimum(0, 'minutes must not be negative.'),
          z.maximum(MAX_MINUTES_PER_DAY, `minutes must be at most ${MAX_MINUTES_PER_DAY}.`),
        ),
    ),
    timeZone,
  }),
  response: dayMinutes,
});

/** Gives the minutes of a day to another; the day becomes free. */
export const movePlanDay = defineEndpoint({
  method: 'POST',
  path: '/plan/days/{day}/move',
  auth: 'signed-in',
  params: z.object({ day }),
  body: z.strictObject({ to: day, timeZone }),
  response: dayMinutes,
});

/** Ticks a task of today by hand, or takes the tick away; 404 for one that today does not have. */
export const tickTask = defineEndpoint({
  method: 'PUT',
  path: '/plan/today/ticks/{taskId}',
  auth: 'signed-in',
  params: z.object({ taskId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  body: z.strictObject({ isTicked: z.boolean(), timeZone }),
  response: z.object({ taskId: z.string(), isTicked: z.boolean() }),
});

/** The plan as a calendar: a whole-day event for every day of study, and one for the exam. */
export const getPlanCalendar = defineEndpoint({
  method: 'GET',
  path: '/plan/calendar.ics',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({ timeZone }),
  response: z.file(),
});
