import * as z from 'zod/mini';
import { type QuizAttemptPayload, quizAttempt } from '@/lib/contract/quiz';
import { defineOutbox } from './outbox';

export type WaitingAttempt = {
  /** Idempotency key: however often it is sent, it is stored once. */
  key: string;
  /** Milliseconds since 1970. */
  finishedAtMs: number;
  /** The server's sentence when it refused the attempt for good; null while it waits. */
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
