'use client';

import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/** Has a page cached to which what has begun here leads at its end: by then there may be no network. */
export function usePrefetchedPage(address: string): void {
  useEffect(() => {
    // Where it cannot be had, the end needs the network.
    void whenIdle()
      .then(() => import('@/lib/client/service-worker-setup'))
      .then(({ prefetchPage }) => prefetchPage(address))
      .catch(() => undefined);
  }, [address]);
}
