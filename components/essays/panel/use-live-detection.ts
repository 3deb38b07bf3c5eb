'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import { LIVE_DETECTION_DELAY_MS } from '@/lib/domain/essays/constants';
import { issueDetector, type LiveDetection } from '@/lib/domain/essays/detect-issues';
import type { GradingEntry } from './analysis-state';
import { mapInSlices } from './in-slices';

type Detected = { grading: readonly GradingEntry[]; issues: LiveDetection[] };

/** What a text shows of each issue once nothing was typed for a while; null until it was looked at. */
export function useLiveDetection(text: string, grading: readonly GradingEntry[] | null): LiveDetection[] | null {
  const [detected, setDetected] = useState<Detected | null>(null);
  const lastGrading = useRef<readonly GradingEntry[] | null>(null);

  useEffect(() => {
    if (!grading) return;
    const abort = new AbortController();
    const detect = async () => {
      lastGrading.current = grading;
      const ofText = issueDetector(text);
      const issues = await mapInSlices(
        grading,
        ({ issueName, aliases, phrases }) => ofText({ name: issueName, aliases, buzzwords: phrases }),
        abort.signal,
      );
      if (issues) startTransition(() => setDetected({ grading, issues }));
    };
    // Nobody is typing yet when an essay has just been opened.
    const timer = setTimeout(detect, lastGrading.current === grading ? LIVE_DETECTION_DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, grading]);

  return detected && detected.grading === grading ? detected.issues : null;
}
