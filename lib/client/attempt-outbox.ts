import * as z from 'zod/mini';
import { listDecks } from '@/lib/contract/cards';
import { getPerformance, getPerformanceInsights, listMisjudgedAnswers } from '@/lib/contract/performance';
import { getToday } from '@/lib/contract/plan';
import { type QuizAttemptPayload, quizAttempt, saveQuizAttempt } from '@/lib/contract/quiz';
import { callConfirmed, defineChannel } from './channel';
import { defineOutbox } from './outbox';

export type WaitingAttempt = {
  /** Idempotency key: however often it is sent, it is stored once. */
  key: string;
  /** Milliseconds since 1970. */
  finishedAtMs: number;
  refusal: string | null;
  payload: QuizAttemptPayload;
};

/** Finished attempts that the server has not confirmed, and that the learner has not discarded. */
export const attemptOutbox = defineOutbox<WaitingAttempt>({
  kind: 'attempt',
  version: 1,
  schema: z.object({
    key: z.string(),
    finishedAtMs: z.number(),
    refusal: z.nullable(z.string()),
    payload: quizAttempt,
  }),
  madeAtMs: ({ finishedAtMs }) => finishedAtMs,
});

export const attemptChannel = defineChannel({
  outbox: attemptOutbox,
  thingOf: ({ key }) => key,
  changes: [getPerformance, getPerformanceInsights, listMisjudgedAnswers, listDecks, getToday],
  send: async ({ key, payload }) => {
    const parts = { body: payload, headers: { 'idempotency-key': key } };
    await callConfirmed(saveQuizAttempt, parts);
  },
});
