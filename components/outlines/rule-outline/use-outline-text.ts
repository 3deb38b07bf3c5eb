'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useRead } from '@/lib/client/use-read';
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
  const [html] = useState(() => takeUpHtml(digest));
  /** Null until the document has been looked at. */
  const [cameWithPage, setCameWithPage] = useState<boolean | null>(null);
  // What the learner opens and ticks in it is in the document: it is never written again.
  const fetched = useRead(getRuleOutlineHtml, cameWithPage === false ? {} : null, OUTLINE_LOADING_FAILED, {
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => setCameWithPage(Boolean(root.current?.firstChild)), [root]);

  return {
    html: fetched.status === 'ready' ? fetched.value.html : html,
    isThere: cameWithPage === true || fetched.status === 'ready',
    isAwaited: cameWithPage === false && fetched.status === 'loading',
    problem: fetched.status === 'failed' ? fetched.message : null,
    retry: fetched.reload,
  };
}
