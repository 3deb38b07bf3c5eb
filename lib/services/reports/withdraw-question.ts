import 'server-only';
import { findConfirmedWordings } from '@/lib/db/report-repository';
import { findReportedItems } from '@/lib/db/reported-item-repository';
import { withdrawQuestion as keepFromDrawing, restoreQuestion as letDraw } from '@/lib/db/withdrawal-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { requireAdmin } from './require-admin';

/**
 * Keeps a question with a confirmed report from being drawn until it is worded anew. Throws 'forbidden'
 * for who is no administrator, 'not_found', and 'invalid_input' without a confirmed report.
 */
export async function withdrawQuestion(userId: string, questionId: string, nowMs: number): Promise<void> {
  await requireAdmin(userId);
  const [items, confirmed] = await Promise.all([
    findReportedItems('question', [questionId]),
    findConfirmedWordings([questionId]),
  ]);
  const item = items.get(questionId);
  if (!item) throw new AppError('not_found', 'There is no such question.');
  if (!confirmed.some(({ wordingDigest }) => wordingDigest === item.wordingDigest)) {
    throw new AppError('invalid_input', 'Confirm a report on this question before you withdraw it.');
  }
  await keepFromDrawing(questionId, item.wordingDigest, nowMs);
}

/** Lets a question be drawn again. Throws 'forbidden' for who is no administrator, 'not_found'. */
export async function restoreQuestion(userId: string, questionId: string): Promise<void> {
  await requireAdmin(userId);
  if (!(await findReportedItems('question', [questionId])).has(questionId)) {
    throw new AppError('not_found', 'There is no such question.');
  }
  await letDraw(questionId);
}
