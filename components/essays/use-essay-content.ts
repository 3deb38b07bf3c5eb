'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/shell/when-idle';
import { ApiError } from '@/lib/client/api-error';
import { CONTENT, queryClient, read } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import { getEssayAnswer, getEssayChecklist, getEssayGrading, getEssayQuestion } from '@/lib/contract/essays';
import type { GradingEntry } from './panel/analysis-state';

export type EssayContent =
  | { status: 'loading' }
  | { status: 'ready'; questionHtml: string; grading: GradingEntry[] }
  | { status: 'failed'; message: string };

/** Shown where the server sends no sentence (specification 7.1): by call, or by screen. */
const explain = (callFailure: string) => (error: unknown) => {
  if (!(error instanceof ApiError)) return 'Failed to load essay content';
  return error.status === 0 ? `${callFailure}. ${NOT_HERE}` : callFailure;
};
const NOT_HERE = 'It is not on this device, and the server cannot be reached.';
const NO_QUESTION = explain('Failed to get essay question HTML');
const NO_GRADING = explain('Failed to get essay grading data');

/** The question and the grading data of the essay that is chosen; those of another never show. */
export function useEssayContent(essayId: string | undefined): { content: EssayContent; reload: () => void } {
  const parts = essayId === undefined ? null : { params: { id: essayId } };
  const question = useRead(getEssayQuestion, parts, NO_QUESTION, CONTENT);
  const grading = useRead(getEssayGrading, parts, NO_GRADING, CONTENT);
  const content = contentOf(question, grading);

  // What an answer is compared with once it is written: by then there may be no network.
  const isReady = content.status === 'ready';
  useEffect(() => {
    if (essayId === undefined || !isReady) return;
    void whenIdle().then(() => {
      const params = { params: { id: essayId } };
      void queryClient().prefetchQuery({ ...read(getEssayAnswer, params), ...CONTENT });
      void queryClient().prefetchQuery({ ...read(getEssayChecklist, params), ...CONTENT });
    });
  }, [essayId, isReady]);

  return {
    content,
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
