'use client';

import { useMemo, useState } from 'react';
import { useReadLater } from '@/lib/client/use-read-later';
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

type InitialBank = { sources: QuestionSource[] | null; subtopicCounts: SubtopicCount[] | null };

/** What came with the page; else what was asked for since, where that was tried. */
function usePart<T>(sent: T | null, isAsked: boolean, asked: BankPart<T>, failure: string): BankPart<T> {
  return useMemo(() => {
    if (sent) return { status: 'ready', value: sent };
    return isAsked ? asked : { status: 'failed', message: failure };
  }, [sent, isAsked, asked, failure]);
}

/**
 * What can be practiced: sources and counts as the server sent them with the page (null where it could not
 * read them, which is said until the learner tries again), the outline as the page fetches it.
 */
export function useQuestionBank(initial: InitialBank): BankParts {
  const [asks, setAsks] = useState({ sources: false, counts: false });
  const askedSources = useReadLater(
    asks.sources ? {} : null,
    () => import('./read-bank').then(({ readSources }) => readSources),
    NO_SOURCES,
  );
  const askedCounts = useReadLater(
    asks.counts ? {} : null,
    () => import('./read-bank').then(({ readSubtopicCounts }) => readSubtopicCounts),
    NO_COUNTS,
  );
  const sources = usePart(initial.sources, asks.sources, askedSources, NO_SOURCES);
  const counts = usePart(initial.subtopicCounts, asks.counts, askedCounts, NO_COUNTS);
  const file = useReadLater(
    counts.status === 'ready' ? {} : null,
    () => import('./read-bank').then(({ readMbeOutline }) => readMbeOutline),
    NO_OUTLINE,
  );
  const outline = useMemo((): BankPart<Outline> => {
    if (counts.status !== 'ready') return counts;
    if (file.status === 'loading') return file;
    const value = file.status === 'ready' ? readOutline(file.value, counts.value) : null;
    return value ? { status: 'ready', value } : { status: 'failed', message: NO_OUTLINE };
  }, [counts, file]);

  return {
    sources,
    outline,
    retrySources: () => {
      setAsks((before) => ({ ...before, sources: true }));
      askedSources.reload();
    },
    retryOutline: () => {
      if (counts.status === 'ready') return file.reload();
      setAsks((before) => ({ ...before, counts: true }));
      askedCounts.reload();
    },
  };
}
