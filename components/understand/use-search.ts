'use client';

import { useEffect, useState } from 'react';
import { useReadLater } from '@/lib/client/use-read-later';
import type { SearchResponse } from '@/lib/contract/understand';
import type { SubjectId } from '@/lib/domain/subjects/subjects';
import { MIN_SEARCH_LENGTH } from '@/lib/domain/understand/constants';

/** How long typing must rest before the server is asked. */
const REST_MS = 200;

type Search = { query: string; subjectId: SubjectId | undefined };

type Settled = Search & {
  /** What was found, or what went wrong. */
  outcome: SearchResponse | string;
};

export type SearchState = {
  typed: string;
  type: (text: string) => void;
  isTooShort: boolean;
  isSearching: boolean;
  /** Of the search before this one as long as this one runs. */
  settled: Settled | null;
  retry: () => void;
};

const isSearchable = (query: string) => query.length >= MIN_SEARCH_LENGTH;

/** Keeps the address at what is searched, so that a reload and the way back show it again. */
function showInAddress(query: string): void {
  const address = new URL(location.href);
  if (query === (address.searchParams.get('q') ?? '')) return;
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(null, '', address);
}

/** Searches as the learner types, one request at a time. */
export function useSearch(
  initialQuery: string,
  subjectId: SubjectId | undefined,
  initial: Settled | null,
): SearchState {
  const [typed, setTyped] = useState(initialQuery);
  const [settled, setSettled] = useState(initial);
  const query = typed.trim();
  const isTooShort = !isSearchable(query);
  const isSettled = settled !== null && settled.query === query && settled.subjectId === subjectId;
  const isSearching = !isTooShort && !isSettled;

  useEffect(() => {
    // Back from a result: the page is the one from before the search, its address is not.
    setTyped((current) => current || (new URLSearchParams(location.search).get('q') ?? ''));
  }, []);

  const [rested, setRested] = useState<Search | null>(null);
  const isRested = rested?.query === query && rested.subjectId === subjectId;
  const found = useReadLater(
    isSearching && isRested ? { query: { q: query, subject: subjectId } } : null,
    // Loaded apart: the page is read more often than searched.
    () => import('./read-search').then(({ readSearch }) => readSearch),
    'The search could not be run: the server did not answer.',
    'The search could not be loaded. Check your connection.',
  );

  useEffect(() => {
    if (!isSearching) return;
    const timer = setTimeout(() => {
      showInAddress(query);
      setRested({ query, subjectId });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isSearching, query, subjectId]);

  useEffect(() => {
    if (!rested || found.status === 'loading') return;
    setSettled({ ...rested, outcome: found.status === 'ready' ? found.value : found.message });
  }, [rested, found]);

  return {
    typed,
    type: (text) => {
      setTyped(text);
      if (!isSearchable(text.trim())) showInAddress('');
    },
    isTooShort,
    isSearching,
    settled,
    retry: () => setSettled(null),
  };
}
