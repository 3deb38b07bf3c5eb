'use client';

import { useEffect, useState } from 'react';
import type { Interrupted } from './find-interrupted';

/** What was left unfinished in this browser; nothing until that is known. Looked for again when the page is. */
export function useInterrupted(userId: string): readonly Interrupted[] {
  const [found, setFound] = useState<readonly Interrupted[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      import('./find-interrupted')
        .then(({ findInterrupted }) => findInterrupted(userId))
        .then(
          (quizzes) => isCurrent && setFound(quizzes),
          // Today stands without them; each has its own place where it is offered too.
          () => {},
        );
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [userId]);
  return found;
}
