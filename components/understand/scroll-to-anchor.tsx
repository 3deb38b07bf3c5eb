'use client';

import { useEffect } from 'react';

/**
 * Goes to the place that the address names, else to the one with the id `fallbackId`. The page arrives after the shell around it, often too
 * late for the browser to find the place by itself.
 */
export function ScrollToAnchor({ fallbackId }: { fallbackId: string | null }) {
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1) || (fallbackId ?? ''));
    // Whoever has scrolled already, or comes back to where they were, stays there.
    if (!target || window.scrollY > 0) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [fallbackId]);
  return null;
}
