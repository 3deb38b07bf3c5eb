import * as z from 'zod/mini';
import { EXAM_KINDS } from '@/lib/domain/exams/exam-presets';
import { MAX_NEW_CARDS_PER_DAY } from '@/lib/domain/memorize/constants';
import { MAX_DAILY_GOAL } from '@/lib/domain/performance/constants';
import { DAYS_PER_WEEK, MAX_MINUTES_PER_DAY } from '@/lib/domain/plan/constants';
import { defineEndpoint } from './endpoint-contract';

const examDate = z.nullable(
  z.iso
    .date('examDate must be a day, as YYYY-MM-DD.')
    .check(
      z.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', { error: 'examDate must lie in this century.' }),
    ),
);

function wholeNumber(name: string, min: number, max: number) {
  return z
    .int(`${name} must be a whole number.`)
    .check(
      z.minimum(min, min === 0 ? `${name} must not be negative.` : `${name} must be at least ${min}.`),
      z.maximum(max, `${name} must be at most ${max}.`),
    );
}

/** What a learner plans. */
const studyPlan = z.object({
  /** The exam prepared for; null until the learner says. */
  exam: z.nullable(z.enum(EXAM_KINDS)),
  /** Day of the exam, YYYY-MM-DD; null without one. */
  examDate: z.nullable(z.string()),
  /** Minutes of study on each weekday, Monday first; null until the learner says. */
  weekdayMinutes: z.nullable(z.array(z.number())),
  newCardsPerDay: z.number(),
  /** Questions a day to aim for; null without a goal. */
  dailyGoal: z.nullable(z.number()),
  /** IANA name of the zone whose days count, whatever the browser says; null for the browser's. */
  timeZone: z.nullable(z.string()),
});
export type StudyPlan = z.output<typeof studyPlan>;

/** Keeps what is given; what is left out stays as it is. */
export const setStudyPlan = defineEndpoint({
  method: 'PUT',
  path: '/account/study-plan',
  auth: 'signed-in',
  body: z.strictObject({
    exam: z.optional(z.nullable(z.enum(EXAM_KINDS, `exam must be one of ${EXAM_KINDS.join(', ')}.`))),
    examDate: z.optional(examDate),
    weekdayMinutes: z.optional(
      z.nullable(
        z
          .array(wholeNumber('weekdayMinutes', 0, MAX_MINUTES_PER_DAY))
          .check(z.length(DAYS_PER_WEEK, 'weekdayMinutes must name seven days, Monday first.')),
      ),
    ),
    newCardsPerDay: z.optional(wholeNumber('newCardsPerDay', 0, MAX_NEW_CARDS_PER_DAY)),
    dailyGoal: z.optional(z.nullable(wholeNumber('dailyGoal', 1, MAX_DAILY_GOAL))),
    timeZone: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  }),
  response: studyPlan,
});
