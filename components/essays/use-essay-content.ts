'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError, errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getEssayGrading, getEssayQuestion } from '@/lib/contract/essays';
import type { GradingEntry } from './panel/analysis-state';

export type EssayContent =
  | { status: 'loading' }
  | { status: 'ready'; questionHtml: string; grading: GradingEntry[] }
  | { status: 'failed'; message: string };

/** A failed call in the words of the specification: the server's, those of the call, or those of the screen. */
function explain(error: unknown, callFailure: string): never {
  throw new Error(errorMessage(error, error instanceof ApiError ? callFailure : 'Failed to load essay content'));
}

async function loadContent(id: string): Promise<EssayContent> {
  try {
    const [{ questionHtml }, grading] = await Promise.all([
      call(getEssayQuestion, { params: { id } }).catch((error) => explain(error, 'Failed to get essay question HTML')),
      call(getEssayGrading, { params: { id } }).catch((error) => explain(error, 'Failed to get essay grading data')),
    ]);
    if (questionHtml.trim() === '') return { status: 'failed', message: 'Error: Question content not found.' };
    return { status: 'ready', questionHtml, grading };
  } catch (error) {
    return { status: 'failed', message: error instanceof Error ? error.message : 'Failed to load essay content' };
  }
}

/** The question and the grading data of the essay that is chosen; those of another never show. */
export function useEssayContent(essayId: string | undefined): { content: EssayContent; reload: () => void } {
  const [loaded, setLoaded] = useState<{ of: string; content: EssayContent } | null>(null);
  const [tries, setTries] = useState(0);
  const wanted = `${tries} ${essayId}`;

  useEffect(() => {
    if (essayId === undefined) return;
    let isCurrent = true;
    // A failure of an earlier visit is over.
    setLoaded((shown) => (shown?.content.status === 'failed' ? null : shown));
    void loadContent(essayId).then((content) => {
      if (isCurrent) setLoaded({ of: wanted, content });
    });
    return () => {
      isCurrent = false;
    };
  }, [essayId, wanted]);

  const content: EssayContent = loaded?.of === wanted ? loaded.content : { status: 'loading' };
  return { content, reload: useCallback(() => setTries((count) => count + 1), []) };
}
