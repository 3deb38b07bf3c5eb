'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getRuleOutlineHtml } from '@/lib/contract/outlines';
import { OUTLINE_LOADING_FAILED } from '@/lib/domain/outlines/constants';
import { takeUpHtml } from './html-handover';

type OutlineText = {
  /** For the element that holds the text; empty in a browser whose document holds it already. */
  html: string;
  /** Whether the text stands in the document. */
  isThere: boolean;
  /** Whether it is being fetched. */
  isAwaited: boolean;
  /** Why it could not be loaded. */
  problem: string | null;
  retry: () => void;
};

/**
 * The text of the outline: with the document when the page was loaded, fetched when a link within the
 * site led here.
 */
export function useOutlineText(digest: string, root: RefObject<HTMLElement | null>): OutlineText {
  const [html, setHtml] = useState(() => takeUpHtml(digest));
  const [isThere, setIsThere] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(() => {
    const loading = new AbortController();
    setIsAwaited(true);
    setProblem(null);
    call(getRuleOutlineHtml, {}, { signal: loading.signal }).then(
      (answer) => {
        if (loading.signal.aborted) return;
        setHtml(answer.html);
        setIsAwaited(false);
        setIsThere(true);
      },
      (error: unknown) => {
        if (loading.signal.aborted) return;
        setIsAwaited(false);
        setProblem(errorMessage(error, OUTLINE_LOADING_FAILED));
      },
    );
    return () => loading.abort();
  }, []);

  useEffect(() => {
    if (root.current?.firstChild) return setIsThere(true);
    return load();
  }, [root, load]);

  return { html, isThere, isAwaited, problem, retry: load };
}
