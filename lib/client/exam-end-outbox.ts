import * as z from 'zod/mini';
import { finishEssayExam, listEssayExams, summarizeEssayExam } from '@/lib/contract/essay-exams';
import { listEssayProgress } from '@/lib/contract/essays';
import { ApiError } from './api-error';
import { callConfirmed, defineChannel } from './channel';
import { listExamDrafts, sendWaitingDrafts } from './essay-drafts';
import { defineOutbox } from './outbox';

/** An exam of essays that the learner has finished, which the server does not know yet. */
export type WaitingExamEnd = {
  /** Id of the exam. */
  key: string;
  madeAtMs: number;
  refusal: string | null;
};

export const examEndOutbox = defineOutbox<WaitingExamEnd>({
  kind: 'exam-end',
  version: 1,
  schema: z.object({ key: z.string(), madeAtMs: z.number(), refusal: z.nullable(z.string()) }),
  madeAtMs: ({ madeAtMs }) => madeAtMs,
});

export const examEndChannel = defineChannel({
  outbox: examEndOutbox,
  thingOf: ({ key }) => key,
  changes: [listEssayExams, summarizeEssayExam, listEssayProgress],
  send: async ({ key, madeAtMs }, userId) => {
    // All of its answers are analyzed when it ends.
    await sendWaitingDrafts(userId);
    const waiting = (await listExamDrafts(userId, key)).filter(({ refusal }) => refusal === null);
    if (waiting.length > 0) throw new ApiError('too_early', 'Its answers are sent first.', 425);
    const parts = { params: { id: key }, query: { finishedAt: new Date(madeAtMs).toISOString() } };
    await callConfirmed(finishEssayExam, parts);
  },
});

/** Keeps that an exam is finished, until the server knows; false when only this page does. */
export async function putExamEnd(userId: string, examId: string): Promise<boolean> {
  return await examEndOutbox.put(userId, { key: examId, madeAtMs: Date.now(), refusal: null });
}
