import 'server-only';
import type { DraftPlace } from '@/lib/db/essay-draft-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { requireEssay } from './require-essay';
import { requireOwnExam } from './require-own-exam';

/** An answer of the learner's: to an essay, in practice or in an exam of theirs. */
export type GivenPlace = { userId: string; essayId: string; examId: string | undefined };

/**
 * Makes sure that a learner can have an answer there. Throws 'not_found' for an unknown essay or exam,
 * 'forbidden' for someone else's exam, 'invalid_input' for an essay that the exam does not ask.
 */
export async function requireDraftPlace({ userId, essayId, examId }: GivenPlace): Promise<DraftPlace> {
  await requireEssay(essayId);
  if (examId === undefined) return { userId, essayId, examId: null };
  const { essays } = await requireOwnExam(userId, examId);
  if (!essays.includes(essayId)) throw new AppError('invalid_input', 'That exam does not include this essay.');
  return { userId, essayId, examId };
}
