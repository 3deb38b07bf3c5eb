import 'server-only';
import { findExamDrafts } from '@/lib/db/essay-draft-repository';
import { changeExam, type StoredExam } from '@/lib/db/essay-exam-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { type ExamAction, examReducer } from '@/lib/domain/essays/exam';
import { clientTime } from '@/lib/domain/time/client-time';
import { keepAnalysis } from './analyze-essay-answer';
import { presentExam } from './present-exam';
import { requireOwnExam } from './require-own-exam';

type Move = { userId: string; examId: string; nowMs: number };

/** On to the essay after the one at `fromIndex`, once however often it is sent. Throws 'not_found' or 'forbidden'. */
export async function advanceExam({ userId, examId, nowMs, fromIndex }: Move & { fromIndex: number }) {
  return presentExam(await act(userId, examId, { type: 'next', fromIndex, nowMs }), nowMs);
}

/**
 * Ends an exam and analyses every answer in it; sent again it takes in what was saved late, without a
 * network, and changes nothing else. `finishedAt` is the moment that the browser names, which counts where it can be
 * true. Throws 'not_found' or 'forbidden'.
 */
export async function finishExam({ userId, examId, nowMs, finishedAt }: Move & { finishedAt?: string | undefined }) {
  const exam = await act(userId, examId, { type: 'finish', nowMs: clientTime(finishedAt, nowMs) });
  for (const [essayId, { text, wordCount }] of await findExamDrafts(examId)) {
    if (wordCount > 0) await keepAnalysis({ userId, essayId, examId, text, nowMs, day: null });
  }
  return presentExam(exam, nowMs);
}

async function act(userId: string, examId: string, action: ExamAction): Promise<StoredExam> {
  await requireOwnExam(userId, examId);
  const exam = await changeExam(userId, examId, (before) => examReducer(before, action));
  // Deleted together with its account since the line before.
  if (!exam) throw new AppError('not_found', 'There is no such exam.');
  return exam;
}
