'use client';

import { useEffect, useState } from 'react';
import { elapsedMs, elapsedSeconds, type Stopwatch } from '@/lib/domain/mbe/stopwatch';

/** Whole seconds on a stopwatch, rendered again at each full second and when a sleeping page wakes. */
export function useElapsedSeconds(stopwatch: Stopwatch): number {
  const [nowMs, setNowMs] = useState(() => Date.now());

  useEffect(() => {
    setNowMs(Date.now());
    if (stopwatch.runningSinceMs === null) return;
    let timeout: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timeout);
      setNowMs(Date.now());
      timeout = setTimeout(tick, 1000 - (elapsedMs(stopwatch, Date.now()) % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [stopwatch]);

  return elapsedSeconds(stopwatch, nowMs);
}
