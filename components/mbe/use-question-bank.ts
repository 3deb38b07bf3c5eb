'use client';

import { useCallback, useEffect, useState } from 'react';
import type { QuestionSource, SubtopicCount } from '@/lib/contract/questions';
import { type Outline, readOutline } from '@/lib/domain/mbe/outline';

/** A part of the bank: there, on its way, or missing with the sentence that says so. */
export type BankPart<T> = { status: 'ready'; value: T } | { status: 'loading' } | { status: 'failed'; message: string };

export type BankParts = {
  sources: BankPart<QuestionSource[]>;
  outline: BankPart<Outline>;
  retrySources: () => void;
  retryOutline: () => void;
};

const NO_SOURCES = 'Failed to load question categories';
const NO_COUNTS = 'Failed to load subtopic counts.';
const NO_OUTLINE = 'Failed to load subtopic outline data. Subtopic filtering disabled.';
const OUTLINE_TIMEOUT_MS = 20_000;

async function fetchOutline(counts: SubtopicCount[]): Promise<BankPart<Outline>> {
  try {
    const response = await fetch('/data/MBEOutline.json', { signal: AbortSignal.timeout(OUTLINE_TIMEOUT_MS) });
    const outline = response.ok ? readOutline(await response.json(), counts) : null;
    return outline ? { status: 'ready', value: outline } : { status: 'failed', message: NO_OUTLINE };
  } catch {
    return { status: 'failed', message: NO_OUTLINE };
  }
}

/** Runs a second try with the code for it, which the first view has no need of. */
async function retry<T>(load: (bank: typeof import('./load-bank')) => Promise<BankPart<T>>, failure: string) {
  return import('./load-bank').then(load).catch((): BankPart<T> => ({ status: 'failed', message: failure }));
}

type InitialBank = { sources: QuestionSource[] | null; subtopicCounts: SubtopicCount[] | null };

/**
 * What can be practised: sources and counts as the server sent them with the page (null where it
 * could not read them), the outline as the page fetches it.
 */
export function useQuestionBank(initial: InitialBank): BankParts {
  const [sources, setSources] = useState<BankPart<QuestionSource[]>>(
    initial.sources ? { status: 'ready', value: initial.sources } : { status: 'failed', message: NO_SOURCES },
  );
  const [counts, setCounts] = useState(initial.subtopicCounts);
  const [outline, setOutline] = useState<BankPart<Outline>>(
    initial.subtopicCounts ? { status: 'loading' } : { status: 'failed', message: NO_COUNTS },
  );

  const loadOutline = useCallback(async (known: SubtopicCount[]) => setOutline(await fetchOutline(known)), []);

  useEffect(() => {
    if (initial.subtopicCounts) void loadOutline(initial.subtopicCounts);
  }, [initial.subtopicCounts, loadOutline]);

  const retrySources = async () => {
    setSources({ status: 'loading' });
    setSources(await retry(({ loadSources }) => loadSources(), NO_SOURCES));
  };

  const retryOutline = async () => {
    setOutline({ status: 'loading' });
    if (counts) return loadOutline(counts);
    const loaded = await retry(({ loadSubtopicCounts }) => loadSubtopicCounts(), NO_COUNTS);
    if (loaded.status !== 'ready') return setOutline(loaded);
    setCounts(loaded.value);
    return loadOutline(loaded.value);
  };

  return { sources, outline, retrySources, retryOutline };
}
