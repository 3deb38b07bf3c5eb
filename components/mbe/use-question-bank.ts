'use client';

import { useCallback, useEffect, useState } from 'react';
import { call, errorMessage } from '@/lib/client/call';
import {
  getQuestionSources,
  getSubtopicCounts,
  type QuestionSource,
  type SubtopicCount,
} from '@/lib/contract/questions';
import { type Outline, readOutline } from '@/lib/domain/mbe/outline';

/** A part of the bank: there, on its way, or missing with the sentence that says so. */
export type BankPart<T> = { status: 'ready'; value: T } | { status: 'loading' } | { status: 'failed'; message: string };

export type BankParts = {
  sources: BankPart<QuestionSource[]>;
  outline: BankPart<Outline>;
  retrySources: () => void;
  retryOutline: () => void;
};

const OUTLINE_FAILURE = 'Failed to load subtopic outline data. Subtopic filtering disabled.';
const OUTLINE_TIMEOUT_MS = 20_000;

async function fetchOutline(counts: SubtopicCount[]): Promise<BankPart<Outline>> {
  try {
    const response = await fetch('/data/MBEOutline.json', { signal: AbortSignal.timeout(OUTLINE_TIMEOUT_MS) });
    const outline = response.ok ? readOutline(await response.json(), counts) : null;
    return outline ? { status: 'ready', value: outline } : { status: 'failed', message: OUTLINE_FAILURE };
  } catch {
    return { status: 'failed', message: OUTLINE_FAILURE };
  }
}

type InitialBank = { sources: QuestionSource[] | null; subtopicCounts: SubtopicCount[] | null };

/**
 * What can be practised: sources and counts as the server sent them with the page (null where it
 * could not read them), the outline as the page fetches it.
 */
export function useQuestionBank(initial: InitialBank): BankParts {
  const [sources, setSources] = useState<BankPart<QuestionSource[]>>(
    initial.sources
      ? { status: 'ready', value: initial.sources }
      : { status: 'failed', message: 'Failed to load question categories' },
  );
  const [counts, setCounts] = useState(initial.subtopicCounts);
  const [outline, setOutline] = useState<BankPart<Outline>>(
    initial.subtopicCounts ? { status: 'loading' } : { status: 'failed', message: 'Failed to load subtopic counts.' },
  );

  const loadOutline = useCallback(async (known: SubtopicCount[] | null) => {
    setOutline({ status: 'loading' });
    try {
      const loaded = known ?? (await call(getSubtopicCounts, {}));
      setCounts(loaded);
      setOutline(await fetchOutline(loaded));
    } catch (error) {
      setOutline({ status: 'failed', message: errorMessage(error, 'Failed to load subtopic counts.') });
    }
  }, []);

  useEffect(() => {
    if (initial.subtopicCounts) void loadOutline(initial.subtopicCounts);
  }, [initial.subtopicCounts, loadOutline]);

  const retrySources = async () => {
    setSources({ status: 'loading' });
    try {
      setSources({ status: 'ready', value: await call(getQuestionSources, {}) });
    } catch (error) {
      setSources({ status: 'failed', message: errorMessage(error, 'Failed to load question categories') });
    }
  };

  return { sources, outline, retrySources, retryOutline: () => void loadOutline(counts) };
}
