import * as z from 'zod/mini';
import { ESSAY_MINUTES } from '@/lib/domain/essays/essay-format';
import { MAX_EXAM_MINUTES_PER_ESSAY } from '@/lib/domain/essays/limits';
import { defineEndpoint } from './endpoint-contract';
import { essayAnalysis } from './essays';

const params = z.object({ id: z.uuid('The id of an exam is a UUID.') });

export const essayExam = z.object({
  id: z.string(),
  /** Ids in the order they are asked. */
  essays: z.array(z.string()),
  currentIndex: z.number(),
  /** Null without a clock. */
  minutesPerEssay: z.nullable(z.number()),
  /** ISO 8601 instants. */
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Of every essay that was opened; the last counts on while the exam runs, by the server's clock. */
  secondsPerEssay: z.array(z.number()),
});
export type EssayExam = z.output<typeof essayExam>;

/** The `details` of a 409: the exam that is still running. */
export const examConflict = z.object({ running: essayExam });

/** Shuffles the essays and opens the first. 409 with the exam that is still running, if there is one. */
export const startEssayExam = defineEndpoint({
  method: 'POST',
  path: '/essays/exams',
  auth: 'signed-in',
  status: 201,
  body: z.strictObject({
    /** How many essays; all of them without it. */
    count: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
    /** Of essays that are given so many minutes alone; of all without it. */
    essayMinutes: z.optional(z.literal(ESSAY_MINUTES)),
    minutesPerEssay: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_EXAM_MINUTES_PER_ESSAY))),
  }),
  response: essayExam,
});

/** The learner's exams, newest first; `before` is the `nextBefore` of the page before. */
export const listEssayExams = defineEndpoint({
  method: 'GET',
  path: '/essays/exams',
  auth: 'signed-in',
  query: z.object({ before: z.optional(z.uuid('before must be the id of an exam.')) }),
  response: z.object({ exams: z.array(essayExam), nextBefore: z.nullable(z.string()) }),
});

export const getEssayExam = defineEndpoint({
  method: 'GET',
  path: '/essays/exams/{id}',
  auth: 'signed-in',
  params,
  response: essayExam,
});

/** On to the essay after the one at `fromIndex`; the exam as it is when another is open, or the last. */
export const advanceEssayExam = defineEndpoint({
  method: 'POST',
  path: '/essays/exams/{id}/next',
  auth: 'signed-in',
  params,
  body: z.strictObject({ fromIndex: z.int().check(z.minimum(0), z.maximum(1_000)) }),
  response: essayExam,
});

/**
 * Ends the exam and analyses every answer in it that has changed since its last analysis; may be sent again.
 * `finishedAt` is when the learner finished one that was kept without a network.
 */
export const finishEssayExam = defineEndpoint({
  method: 'POST',
  path: '/essays/exams/{id}/finish',
  auth: 'signed-in',
  isHeavy: true,
  params,
  query: z.object({
    finishedAt: z.optional(z.iso.datetime('finishedAt must be an instant in UTC, as ISO 8601.')),
  }),
  response: essayExam,
});

/** Every essay of the exam that was opened, with its answer and its newest analysis. */
export const summarizeEssayExam = defineEndpoint({
  method: 'GET',
  path: '/essays/exams/{id}/summary',
  auth: 'signed-in',
  isHeavy: true,
  params,
  response: z.object({
    exam: essayExam,
    /** Sums over the essays of the exam; one without an analysis counts as none of its points. */
    score: z.number(),
    maxPossibleScore: z.number(),
    essays: z.array(
      z.object({
        id: z.string(),
        displayName: z.string(),
        topics: z.array(z.string()),
        maxPossibleScore: z.number(),
        /** Null for one that was never opened. */
        seconds: z.nullable(z.number()),
        /** Empty without an answer. */
        answerHtml: z.string(),
        wordCount: z.number(),
        analysis: z.nullable(essayAnalysis),
      }),
    ),
    /** Rules that no answer stated, those worth most points first: what to learn next. */
    rulesToLearn: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), points: z.number() })),
  }),
});
