'use client';

import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/** Keeps the focus in the page, whatever goes away under it. */
export function FocusKeeper() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    // Nothing that has the focus goes away before a learner does something.
    whenIdle()
      .then(() => import('./keep-focus'))
      .then(
        ({ keepFocus }) => {
          if (!isGone) stop = keepFocus();
        },
        // Without it the page works as any other.
        () => undefined,
      );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return null;
}
