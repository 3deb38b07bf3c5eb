import * as z from 'zod/mini';
import { CLAIMED_CONFIDENCES, MISJUDGED_KINDS, PERFORMANCE_FILE_FORMATS } from '@/lib/domain/performance/constants';
import { RECOMMENDATION_KINDS } from '@/lib/domain/performance/recommendation';
import { defineEndpoint } from './endpoint-contract';

const MAX_DAY = '9999-12-31';
const day = (name: string) =>
  z.iso.date(`${name} must be a day, as YYYY-MM-DD.`).check(
    z.refine((value) => value >= '1900-01-01' && value <= MAX_DAY, {
      error: `${name} must be a day from 1900 to 9999.`,
    }),
  );

/** What the figures are narrowed to; an absent part does not narrow, and a name nobody knows finds nothing. */
const filters = {
  /** First day, YYYY-MM-DD. */
  from: z.optional(day('from')),
  /** Last day, YYYY-MM-DD. */
  to: z.optional(day('to')),
  /** Multiple-choice subject, as `topic` names it. */
  subject: z.optional(z.string().check(z.maxLength(200))),
  /** Name of a question source. */
  source: z.optional(z.string().check(z.maxLength(200))),
};
/** IANA time zone of the browser; the one that the learner set counts before it. UTC without either. */
const timeZone = z.optional(z.string().check(z.maxLength(64)));

const isInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: 'from must not be later than to.' },
);
const asked = z.object({ ...filters, timeZone }).check(isInOrder);

/** From 0 to 100, not rounded. */
const percent = z.number();

const calendarDay = z.object({
  /** The learner's own day, YYYY-MM-DD. */
  date: z.string(),
  /** Questions answered. */
  count: z.number(),
  accuracy: percent,
});

/**
 * The performance response (specification 9.1); 403 for someone else's. An average
 * is null where no answer has a known time, a confidence's accuracy where nothing was answered with
 * it. What is recommended goes by the whole history, whatever the filters.
 */
export const getPerformance = defineEndpoint({
  method: 'GET',
  path: '/quiz/user/{id}/performance',
  auth: 'signed-in',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  query: z.object(filters).check(isInOrder),
  response: z.object({
    /** Days with answers, the first first. */
    calendarData: z.array(calendarDay),
    /** By name. */
    topicBreakdown: z.array(
      z.object({
        topic: z.string(),
        totalAttempts: z.number(),
        correctAttempts: z.number(),
        accuracy: percent,
        averageTimeSeconds: z.nullable(z.number()),
        confidenceCounts: z.object({
          High: z.number(),
          Medium: z.number(),
          Low: z.number(),
          Off: z.number(),
          Unknown: z.number(),
        }),
        confidenceAccuracy: z.object({
          High: z.nullable(percent),
          Medium: z.nullable(percent),
          Low: z.nullable(percent),
        }),
        /** ISO 8601 instants. */
        firstAttemptDate: z.string(),
        lastAttemptDate: z.string(),
      }),
    ),
    overallStats: z.object({
      totalAttempts: z.number(),
      /** 0 without an answer. */
      accuracy: percent,
      averageTimeSeconds: z.nullable(z.number()),
    }),
    analysis: z.object({
      strengths: z.array(z.string()),
      weaknesses: z.array(z.string()),
      recommendations: z.array(z.string()),
    }),
  }),
});
export type Performance = z.output<typeof getPerformance.response>;

/** Wilson score interval of an accuracy at 95 percent, in percent. */
const interval = z.object({ low: percent, high: percent });

const recommendation = z.object({
  /** The rule of docs/performance.md that it comes from. */
  kind: z.enum(RECOMMENDATION_KINDS),
  /** The same sentence as in `analysis.recommendations`. */
  text: z.string(),
  /** Why: the figures it goes by, as a sentence. */
  reason: z.string(),
  /** Scored questions of the exam that it is about: those with most come first. 0 where it was kept before that was sent. */
  questionsAtStake: z._default(z.number(), 0),
  /** Name and address of the practice it calls for, a path of this site. */
  action: z.object({ label: z.string(), href: z.string() }),
});

/** Everything else that the page shows. Goals, streak, cards, rules, essays and recommendations know no filter. */
export const getPerformanceInsights = defineEndpoint({
  method: 'GET',
  path: '/performance/insights',
  auth: 'signed-in',
  isHeavy: true,
  query: asked,
  response: z.object({
    /** The learner's own day, YYYY-MM-DD. */
    today: z.string(),
    /** IANA name of the zone of `today`. */
    timeZone: z.string(),
    /** What filters can name: of the whole history. */
    choices: z.object({
      subjects: z.array(z.string()),
      sources: z.array(z.string()),
      /** Null without an answer. */
      firstDay: z.nullable(z.string()),
      lastDay: z.nullable(z.string()),
    }),
    recommendations: z.array(recommendation),
    calibration: z.object({
      /** From High to Low. */
      levels: z.array(
        z.object({
          confidence: z.enum(CLAIMED_CONFIDENCES),
          answered: z.number(),
          correct: z.number(),
          accuracy: z.nullable(percent),
          interval: z.nullable(interval),
        }),
      ),
      /** Answers that claimed nothing (Off, Unknown). */
      unrated: z.object({ answered: z.number(), correct: z.number(), accuracy: z.nullable(percent) }),
      /** 'When you say High you are right 71% of the time.' Null while there is too little to say so. */
      sentence: z.nullable(z.string()),
      confidentMistakes: z.number(),
      luckyGuesses: z.number(),
    }),
    pace: z.object({
      targetSeconds: z.number(),
      averageSeconds: z.nullable(z.number()),
      /** Answers whose time is known. */
      timedAnswers: z.number(),
      sentence: z.nullable(z.string()),
      /** The slowest first. */
      topics: z.array(z.object({ topic: z.string(), averageSeconds: z.number(), timedAnswers: z.number() })),
    }),
    /** The multiple-choice subjects in the order in which to study them: most questions at stake first. */
    atStake: z.array(
      z.object({
        subject: z.string(),
        /** Scored questions of the exam. */
        examQuestions: z.number(),
        answered: z.number(),
        /** Null without an answer. */
        errorPercent: z.nullable(percent),
        /** `examQuestions` × error rate; of a subject never answered all of them. */
        questionsAtStake: z.number(),
        /** The same of its issues, over the whole history: the subject's questions × weight × error rate. */
        issues: z.array(
          z.object({
            issue: z.string(),
            weightPercent: percent,
            answered: z.number(),
            errorPercent: percent,
            questionsAtStake: z.number(),
            /** Practice of this very issue. */
            href: z.string(),
          }),
        ),
        href: z.string(),
      }),
    ),
    /** Weeks (Monday first) with answers, the first first. */
    trend: z.array(
      z.object({ weekStart: z.string(), answered: z.number(), correct: z.number(), accuracy: percent, interval }),
    ),
    /** Today and the year before it, days with answers alone; narrowed by subject and source, not by day. */
    pastYear: z.object({ from: z.string(), to: z.string(), days: z.array(calendarDay) }),
    /** Beside questions, by subject: all thirteen, in their order. */
    recall: z.array(
      z.object({
        subjectId: z.string(),
        subject: z.string(),
        /** Answers of the rule quiz, one that the learner claimed counted as correct. */
        rules: z.object({ answered: z.number(), correct: z.number(), accuracy: z.nullable(percent) }),
        /** Essays analyzed, and the mean of their best and latest scores. */
        essays: z.object({
          analyzed: z.number(),
          bestPercent: z.nullable(percent),
          latestPercent: z.nullable(percent),
        }),
      }),
    ),
    /** Days in a row with a question answered or a rule recalled; today need not be among them yet. */
    streak: z.object({ currentDays: z.number(), longestDays: z.number(), hasStudiedToday: z.boolean() }),
    dueCards: z.object({ total: z.number(), href: z.string() }),
    dailyGoal: z.object({
      /** Questions a day; null without a goal. */
      goal: z.nullable(z.number()),
      answeredToday: z.number(),
    }),
    /** Days until the exam; null without one or after it. */
    daysToExam: z.nullable(z.number()),
  }),
});
export type PerformanceInsights = z.output<typeof getPerformanceInsights.response>;

const misjudgedAnswer = z.object({
  attemptId: z.string(),
  /** Place of the question in its attempt, from 1. */
  position: z.number(),
  questionId: z.string(),
  topic: z.string(),
  /** Beginning of what was asked. */
  excerpt: z.string(),
  answerLabel: z.nullable(z.string()),
  /** The key of that day. */
  correctLabel: z.string(),
  /** ISO 8601 instant, and the learner's own day of it. */
  answeredAt: z.string(),
  date: z.string(),
  /** Seconds; -1 when unknown. */
  timeTakenSeconds: z.number(),
  /** Whether the last answer to this question was right. */
  isRightNow: z.boolean(),
  /** The question in the review of its attempt. */
  href: z.string(),
  /** What it tests; of a retired rule there is no page. */
  rules: z.array(z.object({ id: z.string(), name: z.string(), href: z.string() })),
});
export type MisjudgedAnswer = z.output<typeof misjudgedAnswer>;

/** Confident mistakes or lucky guesses, newest first; `before` is the `nextBefore` of the page before. */
export const listMisjudgedAnswers = defineEndpoint({
  method: 'GET',
  path: '/performance/misjudged',
  auth: 'signed-in',
  query: z
    .object({
      ...filters,
      kind: z.enum(MISJUDGED_KINDS),
      before: z.optional(
        z
          .string()
          .check(
            z.regex(
              /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[1-9][0-9]{0,3}$/,
              'before must be the nextBefore of a page.',
            ),
          ),
      ),
    })
    .check(isInOrder),
  response: z.object({ answers: z.array(misjudgedAnswer), nextBefore: z.nullable(z.string()) }),
});

/**
 * The figures as a file: CSV with a row for each day, subject and source; JSON with these rows, the
 * performance and the insights.
 */
export const exportPerformance = defineEndpoint({
  method: 'GET',
  path: '/performance/export',
  auth: 'signed-in',
  isHeavy: true,
  query: z.object({ ...filters, timeZone, format: z.enum(PERFORMANCE_FILE_FORMATS) }).check(isInOrder),
  response: z.file(),
});
