import * as z from 'zod/mini';
import {
  CONFIDENCE_LEVELS,
  MAX_NUMBER_OF_QUESTIONS,
  OPTION_LABELS,
  UNKNOWN_TIME_SECONDS,
} from '@/lib/domain/mbe/constants';
import { defineEndpoint } from './endpoint-contract';
import { question } from './questions';

const DAY_SECONDS = 24 * 60 * 60;
const seconds = z.number().check(z.minimum(0), z.maximum(30 * DAY_SECONDS));
const label = z.enum(OPTION_LABELS);
const names = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500));

/** A finished quiz as the browser sends it; the server recomputes everything that is a verdict. */
export const quizAttempt = z.strictObject({
  totalTime: seconds,
  correctCount: z.int().check(z.minimum(0)),
  incorrectCount: z.int().check(z.minimum(0)),
  mode: z.string().check(z.minLength(1), z.maxLength(40)),
  filtersUsed: z.strictObject({
    sources: names,
    subjects: names,
    numQuestionsRequested: z.int().check(z.minimum(1), z.maximum(MAX_NUMBER_OF_QUESTIONS)),
    /** It is the diagnostic, which Today offers once. */
    isDiagnostic: z.optional(z.literal(true)),
  }),
  questions: z
    .array(
      z.strictObject({
        questionId: z.string().check(z.minLength(1), z.maxLength(100)),
        questionText: z.string().check(z.maxLength(20_000)),
        difficulty: z.string().check(z.maxLength(40)),
        source: z.string().check(z.maxLength(200)),
        topic: z.string().check(z.maxLength(200)),
        userAnswerLabel: label,
        userAnswerText: z.string().check(z.maxLength(5_000)),
        correctAnswerLabel: label,
        isCorrect: z.boolean(),
        /** Seconds; -1 when unknown. */
        timeTakenSeconds: z._default(
          z.number().check(
            z.refine((value) => value === UNKNOWN_TIME_SECONDS || (value >= 0 && value <= DAY_SECONDS), {
              error: 'timeTakenSeconds must be -1 or between 0 and a day.',
            }),
          ),
          UNKNOWN_TIME_SECONDS,
        ),
        /** Stored as Unknown only when absent; another word is refused. */
        confidence: z.optional(z.enum(CONFIDENCE_LEVELS)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_NUMBER_OF_QUESTIONS)),
  /** IANA time zone of the browser; UTC without one. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  /** ISO 8601 instant at which it was finished, earlier than it is sent when the network was away. */
  finishedAt: z.optional(z.iso.datetime('finishedAt must be an instant in UTC, as ISO 8601.')),
});
export type QuizAttemptPayload = z.output<typeof quizAttempt>;

export const saveQuizAttempt = defineEndpoint({
  method: 'POST',
  path: '/quiz/attempts',
  auth: 'signed-in',
  status: 201,
  headers: z.object({
    /** Same key from the same learner: stored once, answered alike. */
    'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  body: quizAttempt,
  // 200 questions with all their words.
  maxBodyBytes: 1_000_000,
  response: z.object({ id: z.string(), correctCount: z.number(), incorrectCount: z.number() }),
});

const attemptSummary = z.object({
  id: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  mode: z.string(),
  totalTimeSeconds: z.number(),
  correctCount: z.number(),
  incorrectCount: z.number(),
  sources: z.array(z.string()),
  subjects: z.array(z.string()),
  isDiagnostic: z.boolean(),
});
export type AttemptSummary = z.output<typeof attemptSummary>;

/** The learner's attempts, newest first; `before` is the `nextBefore` of the page before. */
export const listQuizAttempts = defineEndpoint({
  method: 'GET',
  path: '/quiz/attempts',
  auth: 'signed-in',
  query: z.object({ before: z.optional(z.uuid('before must be the id of an attempt.')) }),
  response: z.object({ attempts: z.array(attemptSummary), nextBefore: z.nullable(z.string()) }),
});

const attemptReview = z.extend(attemptSummary, {
  responses: z.array(
    z.object({
      question,
      userAnswerLabel: z.nullable(label),
      /** The key by which it was judged then; the question may have been corrected since. */
      correctAnswerLabel: label,
      /** A report about it was confirmed, and it has not been worded anew since. */
      isDisputed: z.boolean(),
      isCorrect: z.boolean(),
      timeTakenSeconds: z.number(),
      confidence: z.enum([...CONFIDENCE_LEVELS, 'Unknown']),
    }),
  ),
});
export type AttemptReview = z.output<typeof attemptReview>;

export const reviewQuizAttempt = defineEndpoint({
  method: 'GET',
  path: '/quiz/attempts/{id}',
  auth: 'signed-in',
  params: z.object({ id: z.uuid('The id of an attempt is a UUID.') }),
  response: attemptReview,
});
