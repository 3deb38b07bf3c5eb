import { expect } from 'vitest';
import { GET as listAttempts, POST as saveAttempt } from '@/app/api/quiz/attempts/route';
import { listQuizAttempts, saveQuizAttempt } from '@/lib/contract/quiz';
import { send } from './api';
import { answerTo, attemptOf } from './factories/attempts';

/** Saves an attempt, of one question unless said otherwise; answers what the API answered. */
export async function saveQuiz(
  { token, key }: { token: string; key?: string },
  json: unknown = attemptOf([answerTo('evi-def-1')]),
) {
  const response = await send(saveAttempt, { token, json, ...(key && { headers: { 'Idempotency-Key': key } }) });
  expect(response.status).toBe(201);
  return saveQuizAttempt.response.parse(await response.json());
}

/** A page of the learner's attempts, from the one before `before` on. */
export async function listQuizzes({ token }: { token: string }, before?: string) {
  const path = `/quiz/attempts${before ? `?before=${before}` : ''}`;
  const response = await send(listAttempts, { token, path });
  expect(response.status).toBe(200);
  return listQuizAttempts.response.parse(await response.json());
}
