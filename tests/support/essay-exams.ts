import { expect } from 'vitest';
import { PUT as putDraft } from '@/app/api/essays/[id]/draft/route';
import { POST as finish } from '@/app/api/essays/exams/[id]/finish/route';
import { POST as next } from '@/app/api/essays/exams/[id]/next/route';
import { GET as getSummary } from '@/app/api/essays/exams/[id]/summary/route';
import { POST as start } from '@/app/api/essays/exams/route';
import { advanceEssayExam, finishEssayExam, startEssayExam, summarizeEssayExam } from '@/lib/contract/essay-exams';
import { send } from './api';

type Somebody = { token: string };

/** Begins an exam, of all essays with a clock of an hour unless said otherwise. */
export async function beginExam({ token }: Somebody, json: object = { minutesPerEssay: 60 }) {
  const response = await send(start, { token, json });
  expect(response.status).toBe(201);
  return startEssayExam.response.parse(await response.json());
}

/** Goes on from an essay of the exam, by its place from 0. */
export async function goOnFrom({ token }: Somebody, id: string, fromIndex: number) {
  const response = await send(next, { token, params: { id }, json: { fromIndex } });
  expect(response.status).toBe(200);
  return advanceEssayExam.response.parse(await response.json());
}

export async function endExam({ token }: Somebody, id: string) {
  const response = await send(finish, { token, params: { id }, method: 'POST' });
  expect(response.status).toBe(200);
  return finishEssayExam.response.parse(await response.json());
}

export async function sumUpExam({ token }: Somebody, id: string) {
  const response = await send(getSummary, { token, params: { id } });
  expect(response.status).toBe(200);
  return summarizeEssayExam.response.parse(await response.json());
}

/** Saves an answer to an essay of an exam. */
export async function writeInExam({ token }: Somebody, essay: string, exam: string, text: string, baseVersion = 0) {
  const response = await send(putDraft, {
    token,
    method: 'PUT',
    params: { id: essay },
    path: `/essays/${essay}/draft?exam=${exam}`,
    json: { html: `<p>${text}</p>`, text, baseVersion },
  });
  expect(response.status).toBe(200);
}
