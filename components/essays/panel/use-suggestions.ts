'use client';

import { useQuery } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { callLines } from '@/lib/client/call';
import { queryClient } from '@/lib/client/query';
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
  const [asked, setAsked] = useState<Asked | null>(null);
  const id = dialog.asked.length - 1;
  const isBusy = isAsking(dialog);

  // A query, because it is canceled when the learner leaves.
  useQuery(
    {
      queryKey: [streamEssaySuggestions.path, asked, id],
      queryFn: async ({ signal }) => {
        if (!asked) return null;
        const { essay, essayHtml, query } = asked;
        const body = { essayHtml, userQuery: query, essayTopic: essay.topics.join(', '), essayId: essay.id };
        let outcome: SuggestionAction = { type: 'failed', id, message: NO_ADVICE };
        try {
          await callLines(
            streamEssaySuggestions,
            { body },
            (advice) => {
              outcome = { type: 'finished', id };
              dispatch({ type: 'advised', id, advice });
            },
            { signal },
          );
        } catch (error) {
          outcome = { type: 'failed', id, message: problemOf(error) };
        }
        dispatch(outcome);
        return null;
      },
      enabled: asked !== null,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient(),
  );

  const ask = (question: Asked) => {
    if (isBusy) return;
    dispatch({ type: 'asked', query: question.query });
    setAsked(question);
  };

  return { dialog, dispatch, ask, isBusy };
}

function problemOf(error: unknown): string {
  return error instanceof ApiError ? `Error: ${errorMessage(error, 'Failed to get essay suggestions')}` : NO_ADVICE;
}
