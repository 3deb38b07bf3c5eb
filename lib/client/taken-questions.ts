import { filterQuestions } from '@/lib/contract/questions';
import { drawTaken } from '@/lib/domain/mbe/draw-taken';
import type { FilterQuery } from '@/lib/domain/mbe/filter-selection';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { findKept } from './kept-answers';

/** Where the questions that were taken along stand; no address of the server. */
export const TAKEN_QUESTIONS = '/taken-questions';

/**
 * Draws a quiz from the questions that were taken along, for when the server cannot be reached. Null where
 * there are none at all, empty where none of them is asked for.
 */
export async function drawFromTaken(query: FilterQuery): Promise<QuizQuestion[] | null> {
  const kept = await findKept(location.origin + TAKEN_QUESTIONS, Date.now());
  const questions = filterQuestions.response.safeParse(await kept?.json().catch(() => null));
  return questions.success ? drawTaken(questions.data, query, Math.random) : null;
}
