'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FoundRules, OutlineSearch } from './outline-search';

/** How long typing must rest before the outline is searched. */
const REST_MS = 150;

type OutlineSearching = {
  typed: string;
  type: (text: string) => void;
  /** What the text in the field found; null while nothing is searched, and until it was. */
  found: FoundRules | null;
  /** Goes to the first rule that was found. */
  goToFirst: () => void;
};

/** Searches the text of the outline as the learner types, once it stands. */
export function useOutlineSearch(root: RefObject<HTMLElement | null>, isThere: boolean): OutlineSearching {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<FoundRules | null>(null);
  const search = useRef<OutlineSearch>(undefined);

  const run = useCallback(
    (query: string): FoundRules | null => {
      // Nothing is read of the outline before something is searched.
      if (!isThere || !root.current || (query.trim() === '' && !search.current)) return null;
      search.current ??= new OutlineSearch(root.current);
      const result = search.current.run(query);
      setFound(result);
      return result;
    },
    [root, isThere],
  );

  useEffect(() => {
    const timer = setTimeout(() => run(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, run]);

  // What is painted over the page does not leave with it.
  useEffect(() => () => void search.current?.run(''), []);

  const goToFirst = () => {
    const first = run(typed)?.first;
    first?.scrollIntoView({ block: 'center' });
    (first?.querySelector<HTMLElement>('input, summary') ?? first)?.focus({ preventScroll: true });
  };
  return { typed, type: setTyped, found, goToFirst };
}
