import { finishEssayExam, getEssayExam } from '@/lib/contract/essay-exams';
import { callConfirmed } from './channel';
import { draftOutbox, sendWaitingDrafts, type WaitingDraft } from './essay-drafts';
import { isRefusal } from './sending';

/** Exams of which an answer can be sent. */
function examsWaiting(drafts: readonly WaitingDraft[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { examId, refusal } of drafts) {
    if (examId !== null && refusal === null) counts.set(examId, (counts.get(examId) ?? 0) + 1);
  }
  return counts;
}

/** Exams whose late answers have been sent and are to be analyzed. */
const lateExams = new Set<string>();

/** Has the late answers of an exam analyzed, if it is over. */
async function finishAgain(examId: string): Promise<void> {
  const params = { params: { id: examId } };
  const { finishedAt } = await callConfirmed(getEssayExam, params);
  if (finishedAt !== null) await callConfirmed(finishEssayExam, { ...params, query: {} });
}

/** Whether an answer of an exam was sent late, and is not analyzed yet. */
export function awaitsAnalysis(examId: string): boolean {
  return lateExams.has(examId);
}

/**
 * Sends the answers to essays that were left before the server had them. The pages of the essays send them
 * themselves (`sendLeftDrafts`): they know which one stands in an editor.
 */
export async function sendUnsentDrafts(userId: string): Promise<boolean> {
  if (location.pathname.startsWith('/essays')) return false;
  return await sendLeftDrafts(userId);
}

/**
 * Sends the answers that no session of this tab has, and has those of an exam that is over analyzed; whether
 * another try may do more.
 */
export async function sendLeftDrafts(userId: string): Promise<boolean> {
  const drafts = await draftOutbox.list(userId);
  const before = examsWaiting(drafts);
  const isAnyLeft = drafts.some(({ refusal }) => refusal === null);
  const isWaiting = isAnyLeft && (await sendWaitingDrafts(userId));
  const after = examsWaiting(await draftOutbox.list(userId));
  for (const [examId, count] of before) if ((after.get(examId) ?? 0) < count) lateExams.add(examId);
  for (const examId of [...lateExams]) {
    const isTriedEnough = await finishAgain(examId).then(() => true, isRefusal);
    if (isTriedEnough) lateExams.delete(examId);
  }
  return isWaiting || lateExams.size > 0;
}
