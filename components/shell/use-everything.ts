'use client';

import { useEffect, useState } from 'react';
import { listCachedPages } from '@/lib/client/learner-cache';
import { useReadLater } from '@/lib/client/use-read-later';
import type { EverythingFound } from '@/lib/contract/search';
import { RESULTS_PER_KIND } from '@/lib/domain/search/kinds';
import { entryOf, matchEntries } from '@/lib/domain/search/match-entries';
import { MIN_SEARCH_LENGTH } from '@/lib/domain/understand/constants';
import { markedHtml } from '@/lib/domain/understand/marked-html';

/** How long typing must rest before the server is asked. */
const REST_MS = 200;

const LOST = 'The search could not be run: the server did not answer.';

/** The pages on this device that hold what was typed, for when the server cannot be asked. */
async function findCachedPages(query: string): Promise<EverythingFound> {
  const pages = await listCachedPages(Date.now()).catch(() => []);
  const entries = pages.map(({ address, title }) => entryOf({ id: address, title, text: '', keywords: '' }));
  const results = matchEntries(entries, query, RESULTS_PER_KIND).map(({ id, title }) => ({
    id,
    titleHtml: markedHtml(title),
    snippetHtml: '',
    place: 'On this device',
    address: id,
  }));
  return { corrected: null, groups: results.length > 0 ? [{ kind: 'page', results }] : [] };
}

export type EverythingState = {
  isSearchable: boolean;
  isSearching: boolean;
  /** Of the search before this one as long as this one runs. */
  found: EverythingFound | null;
  /** Why the server could not be asked; then what is found is on this device. */
  problem: string | null;
  retry: () => void;
};

/** Searches everything as the learner types, one request at a time. */
export function useEverything(typed: string): EverythingState {
  const query = typed.trim();
  const isSearchable = query.length >= MIN_SEARCH_LENGTH;
  const [rested, setRested] = useState('');
  const [settled, setSettled] = useState<{ query: string; found: EverythingFound; problem: string | null } | null>(
    null,
  );
  const isSearching = isSearchable && settled?.query !== query;

  useEffect(() => {
    if (!isSearching) return;
    const timer = setTimeout(() => setRested(query), REST_MS);
    return () => clearTimeout(timer);
  }, [isSearching, query]);

  const read = useReadLater(
    isSearching && rested === query ? { query: { q: query } } : null,
    () => import('./read-everything').then(({ readEverything }) => readEverything),
    LOST,
  );

  useEffect(() => {
    if (read.status === 'ready') setSettled({ query: rested, found: read.value, problem: null });
    if (read.status !== 'failed') return;
    let isCurrent = true;
    const { message } = read;
    void findCachedPages(rested).then((found) => {
      if (isCurrent) setSettled({ query: rested, found, problem: message });
    });
    return () => {
      isCurrent = false;
    };
  }, [read, rested]);

  return {
    isSearchable,
    isSearching,
    found: isSearchable ? (settled?.found ?? null) : null,
    problem: isSearchable && !isSearching ? (settled?.problem ?? null) : null,
    retry: () => setSettled(null),
  };
}
