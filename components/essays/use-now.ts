'use client';

import { useEffect, useState } from 'react';

/** Milliseconds since 1970, rendered again each second and when a sleeping page wakes, while `isTicking`. */
export function useNow(isTicking: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());

  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    tick();
    if (!isTicking) return;
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isTicking]);

  return nowMs;
}
