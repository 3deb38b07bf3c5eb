'use client';

import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { announceChanges } from '@/lib/client/changes';
import type { AnswerPlace } from '@/lib/client/essay-drafts';
import { makeClient } from '@/lib/client/query';
import { analyzeEssayAnswer, listEssayAnalyses, listEssayProgress } from '@/lib/contract/essays';
import { getToday } from '@/lib/contract/plan';
import { isBlank } from '@/lib/domain/text/blank';
import type { AnalysisState, EssayAnalysisResult } from './panel/analysis-state';

type Asked = { at: AnswerPlace; text: string };
type Run = MutationState<EssayAnalysisResult, Error, Asked>;

async function runAnalysis({ at, text }: Asked): Promise<EssayAnalysisResult> {
  if (isBlank(text)) throw new ApiError('empty', 'Write an answer before you analyze it.', 0);
  const timeZone = browserTimeZone();
  return await call(analyzeEssayAnswer, {
    params: { id: at.essayId },
    body: { userText: text, examId: at.examId ?? undefined, timeZone },
  });
}

function stateOf({ status, data, error, variables }: Run): AnalysisState {
  if (status === 'success' && data && variables) return { status: 'done', result: data, text: variables.text };
  if (status !== 'error') return { status: 'analyzing' };
  const fallback = error instanceof ApiError ? 'Failed to analyze essay text' : 'Failed to analyze essay';
  return { status: 'error', message: errorMessage(error, fallback) };
}

const isAt = (place: AnswerPlace | null, { variables }: Run) =>
  variables?.at.essayId === place?.essayId && variables?.at.examId === place?.examId;

type Analyses = {
  /** Of the answer that is open. */
  analysis: AnalysisState;
  /** The analysis that came last, of whichever answer; null before the first. */
  newestId: string | null;
  analyze: (at: AnswerPlace, text: string) => void;
};

/** The analyses of the answers that were open, each kept with its answer; one at a time of each. */
export function useAnalysis(place: AnswerPlace | null): Analyses {
  // A client of its own: they are kept as long as the workspace, and go with it.
  const [client] = useState(makeClient);
  const [newestId, setNewestId] = useState<string | null>(null);
  const { mutate } = useMutation(
    {
      gcTime: Number.POSITIVE_INFINITY,
      mutationFn: runAnalysis,
      onSuccess: ({ id }) => {
        setNewestId(id);
        announceChanges([listEssayAnalyses, listEssayProgress, getToday]);
      },
    },
    client,
  );
  const runs = useMutationState({ select: ({ state }) => state as Run }, client);
  const shown = runs.findLast((run) => isAt(place, run));

  const analyze = (at: AnswerPlace, text: string) => {
    const isUnderWay = client.isMutating({ predicate: ({ state }) => isAt(at, state as Run) }) > 0;
    if (!isUnderWay) mutate({ at, text });
  };
  return { analysis: shown ? stateOf(shown) : { status: 'idle' }, newestId, analyze };
}
