import 'server-only';
import { findExam, type StoredExam } from '@/lib/db/essay-exam-repository';
import { AppError } from '@/lib/domain/errors/app-error';

/** An exam of the learner's. Throws 'not_found' when there is no such exam, 'forbidden' when it is someone else's. */
export async function requireOwnExam(userId: string, examId: string): Promise<StoredExam> {
  const found = await findExam(examId);
  if (!found) throw new AppError('not_found', 'There is no such exam.');
  if (found.userId !== userId) throw new AppError('forbidden', 'That exam belongs to someone else.');
  return found.exam;
}
