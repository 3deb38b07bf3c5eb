'use client';

import { useCallback, useRef, useState } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { AnswerPlace } from '@/lib/client/essay-drafts';
import { analyzeEssayAnswer } from '@/lib/contract/essays';
import { isBlank } from '@/lib/domain/text/blank';
import type { AnalysisState } from './panel/analysis-state';

const IDLE: AnalysisState = { status: 'idle' };

const keyOf = ({ essayId, examId }: AnswerPlace) => `${essayId} ${examId}`;

type Analyses = {
  /** Of the answer that is open. */
  analysis: AnalysisState;
  /** The analysis that came last, of whichever answer; null before the first. */
  newestId: string | null;
  analyze: (at: AnswerPlace, text: string) => Promise<void>;
};

/** The analyses of the answers that were open, each kept with its answer; one at a time of each. */
export function useAnalysis(place: AnswerPlace | null): Analyses {
  const [states, setStates] = useState<ReadonlyMap<string, AnalysisState>>(new Map());
  const [newestId, setNewestId] = useState<string | null>(null);
  const running = useRef(new Set<string>());

  const analyze = useCallback(async (at: AnswerPlace, text: string) => {
    const key = keyOf(at);
    if (running.current.has(key)) return;
    const show = (state: AnalysisState) => setStates((shown) => new Map(shown).set(key, state));
    if (isBlank(text)) {
      show({ status: 'error', message: 'Write an answer before you analyze it.' });
      return;
    }
    running.current.add(key);
    show({ status: 'analyzing' });
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const result = await call(analyzeEssayAnswer, {
        params: { id: at.essayId },
        body: { userText: text, examId: at.examId ?? undefined, timeZone },
      });
      show({ status: 'done', result, text });
      setNewestId(result.id);
    } catch (error) {
      const fallback = error instanceof ApiError ? 'Failed to analyze essay text' : 'Failed to analyze essay';
      show({ status: 'error', message: errorMessage(error, fallback) });
    } finally {
      running.current.delete(key);
    }
  }, []);

  return { analysis: (place && states.get(keyOf(place))) ?? IDLE, newestId, analyze };
}
