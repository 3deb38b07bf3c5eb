'use client';

import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { callLines } from '@/lib/client/call';
import { streamEssaySuggestions } from '@/lib/contract/essays';
import {
  CLOSED_DIALOG,
  isAsking,
  type SuggestionAction,
  suggestionDialogReducer,
} from '@/lib/domain/essays/suggestion-dialog';
import type { Essay } from './analysis-state';

const NO_ADVICE = 'Error: Failed to get suggestions';

type Asked = { essay: Essay; essayHtml: string; query: string };

/** What the learner asks about an answer. An answer goes on being written while the dialog is closed. */
export function useSuggestions() {
  const [dialog, dispatch] = useReducer(suggestionDialogReducer, CLOSED_DIALOG);
  const abort = useRef<AbortController>(undefined);
  const isBusy = isAsking(dialog);
  const nextId = dialog.asked.length;

  useEffect(() => {
    const current = new AbortController();
    abort.current = current;
    return () => current.abort();
  }, []);

  const ask = useCallback(
    async ({ essay, essayHtml, query }: Asked) => {
      if (isBusy) return;
      const signal = abort.current?.signal;
      const tell = (action: SuggestionAction) => {
        if (!signal?.aborted) dispatch(action);
      };
      tell({ type: 'asked', query });
      try {
        let hasAdvice = false;
        await callLines(
          streamEssaySuggestions,
          { body: { essayHtml, userQuery: query, essayTopic: essay.topics.join(', '), essayId: essay.id } },
          (advice) => {
            hasAdvice = true;
            tell({ type: 'advised', id: nextId, advice });
          },
          { signal },
        );
        tell(hasAdvice ? { type: 'finished', id: nextId } : { type: 'failed', id: nextId, message: NO_ADVICE });
      } catch (error) {
        tell({ type: 'failed', id: nextId, message: problemOf(error) });
      }
    },
    [isBusy, nextId],
  );

  return { dialog, dispatch, ask, isBusy };
}

function problemOf(error: unknown): string {
  return error instanceof ApiError ? `Error: ${errorMessage(error, 'Failed to get essay suggestions')}` : NO_ADVICE;
}
