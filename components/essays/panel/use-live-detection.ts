'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import { inTurns } from '@/lib/client/in-turns';
import { LIVE_DETECTION_DELAY_MS } from '@/lib/domain/essays/constants';
import { detectIssuesInSteps, type LiveDetection } from '@/lib/domain/essays/detect-issues';
import type { FindableEssay, IssueFinder } from '@/lib/domain/essays/find-issues';
import type { GradingEntry } from './analysis-state';

/** What is looked for: null where there is no essay, or not yet. */
type Looked = { questionHtml: string; grading: readonly GradingEntry[] } | null;
type Finder = Pick<FindableEssay, 'issues' | 'abbreviations'> & { made: Promise<IssueFinder | null> };
type Detected = { grading: readonly GradingEntry[]; issues: LiveDetection[] };

/** Fetched apart: names are found without it. */
async function makeFinder(essay: FindableEssay): Promise<IssueFinder> {
  const { prepareIssueFinder } = await import('@/lib/domain/essays/find-issues');
  return inTurns(prepareIssueFinder(essay));
}

/**
 * What a text shows of each issue once nothing was typed for a while; null until it was looked at.
 * While the abbreviations are null, issues are found by their names alone.
 */
export function useLiveDetection(
  text: string,
  looked: Looked,
  abbreviations: FindableEssay['abbreviations'] | null,
): LiveDetection[] | null {
  const [detected, setDetected] = useState<Detected | null>(null);
  const lastGrading = useRef<readonly GradingEntry[] | null>(null);
  const finder = useRef<Finder | null>(null);
  const grading = looked?.grading ?? null;
  const questionHtml = looked?.questionHtml ?? '';

  useEffect(() => {
    if (!grading) return;
    const abort = new AbortController();
    const { signal } = abort;
    const show = (issues: LiveDetection[]) => startTransition(() => setDetected({ grading, issues }));
    const finderNow = (): Promise<IssueFinder | null> | null => {
      if (!abbreviations) return null;
      const known = finder.current;
      if (known?.issues === grading && known.abbreviations === abbreviations) return known.made;
      const made = makeFinder({ questionHtml, issues: grading, abbreviations }).catch(() => {
        // Tried again with the next look.
        finder.current = null;
        return null;
      });
      finder.current = { issues: grading, abbreviations, made };
      return made;
    };
    const detect = async () => {
      const isFirst = lastGrading.current !== grading;
      lastGrading.current = grading;
      if (isFirst) show(await inTurns(detectIssuesInSteps(text, grading, null), signal));
      const find = await finderNow();
      signal.throwIfAborted();
      if (isFirst && !find) return;
      const found = find && (await inTurns(find(text), signal));
      show(await inTurns(detectIssuesInSteps(text, grading, found), signal));
    };
    // Nobody is typing yet when an essay has just been opened.
    const delayMs = lastGrading.current === grading ? LIVE_DETECTION_DELAY_MS : 0;
    const timer = setTimeout(() => {
      detect().catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, grading, questionHtml, abbreviations]);

  return detected && detected.grading === grading ? detected.issues : null;
}
