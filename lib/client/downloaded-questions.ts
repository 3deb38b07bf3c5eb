import { filterQuestions } from '@/lib/contract/questions';
import { drawDownloaded } from '@/lib/domain/mbe/draw-downloaded';
import type { FilterQuery } from '@/lib/domain/mbe/filter-selection';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { findCached } from './learner-cache';

/** Where the downloaded questions are cached; no address of the server. */
export const DOWNLOADED_QUESTIONS = '/downloaded-questions';

/**
 * Draws a quiz from the downloaded questions, for when the server cannot be reached. Null where
 * there are none at all, empty where none of them is asked for.
 */
export async function drawFromDownloads(query: FilterQuery): Promise<QuizQuestion[] | null> {
  const cached = await findCached(location.origin + DOWNLOADED_QUESTIONS, Date.now());
  const questions = filterQuestions.response.safeParse(await cached?.json().catch(() => null));
  return questions.success ? drawDownloaded(questions.data, query, Math.random) : null;
}
