'use client';

import { useCallback, useRef, useState } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { AnswerPlace } from '@/lib/client/essay-drafts';
import { analyzeEssayAnswer } from '@/lib/contract/essays';
import type { AnalysisState } from './panel/analysis-state';

const IDLE: AnalysisState = { status: 'idle' };

/** The analysis of the answer that is open. One at a time; what comes for another answer is discarded. */
export function useAnalysis(place: AnswerPlace | null) {
  const key = place && `${place.essayId} ${place.examId}`;
  const [kept, setKept] = useState<{ key: string | null; state: AnalysisState }>({ key, state: IDLE });
  const current = useRef(key);
  const running = useRef<string | null>(null);
  current.current = key;

  const analyze = useCallback(async (at: AnswerPlace, text: string) => {
    const ownKey = `${at.essayId} ${at.examId}`;
    if (running.current === ownKey) return;
    const show = (state: AnalysisState) => {
      if (current.current === ownKey) setKept({ key: ownKey, state });
    };
    if (text.trim() === '') {
      show({ status: 'error', message: 'Write an answer before you analyze it.' });
      return;
    }
    running.current = ownKey;
    show({ status: 'analyzing' });
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const result = await call(analyzeEssayAnswer, {
        params: { id: at.essayId },
        body: { userText: text, examId: at.examId ?? undefined, timeZone },
      });
      show({ status: 'done', result, text });
    } catch (error) {
      const fallback = error instanceof ApiError ? 'Failed to analyze essay text' : 'Failed to analyze essay';
      show({ status: 'error', message: errorMessage(error, fallback) });
    } finally {
      if (running.current === ownKey) running.current = null;
    }
  }, []);

  return { analysis: kept.key === key ? kept.state : IDLE, analyze };
}
