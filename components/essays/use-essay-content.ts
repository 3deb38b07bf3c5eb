'use client';

import { ApiError } from '@/lib/client/api-error';
import { CONTENT } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import { getEssayGrading, getEssayQuestion } from '@/lib/contract/essays';
import type { GradingEntry } from './panel/analysis-state';

export type EssayContent =
  | { status: 'loading' }
  | { status: 'ready'; questionHtml: string; grading: GradingEntry[] }
  | { status: 'failed'; message: string };

/** Where the server has no sentence, those of the specification: of the call, or of the screen. */
const explain = (callFailure: string) => (error: unknown) =>
  error instanceof ApiError ? callFailure : 'Failed to load essay content';
const NO_QUESTION = explain('Failed to get essay question HTML');
const NO_GRADING = explain('Failed to get essay grading data');

/** The question and the grading data of the essay that is chosen; those of another never show. */
export function useEssayContent(essayId: string | undefined): { content: EssayContent; reload: () => void } {
  const parts = essayId === undefined ? null : { params: { id: essayId } };
  const question = useRead(getEssayQuestion, parts, NO_QUESTION, CONTENT);
  const grading = useRead(getEssayGrading, parts, NO_GRADING, CONTENT);
  return {
    content: contentOf(question, grading),
    reload: () => {
      question.reload();
      grading.reload();
    },
  };
}

function contentOf(
  question: ReturnType<typeof useRead<typeof getEssayQuestion>>,
  grading: ReturnType<typeof useRead<typeof getEssayGrading>>,
): EssayContent {
  if (question.status === 'failed') return question;
  if (grading.status === 'failed') return grading;
  if (question.status === 'loading' || grading.status === 'loading') return { status: 'loading' };
  const { questionHtml } = question.value;
  if (questionHtml.trim() === '') return { status: 'failed', message: 'Error: Question content not found.' };
  return { status: 'ready', questionHtml, grading: grading.value };
}
