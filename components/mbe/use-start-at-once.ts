'use client';

import { useEffect, useRef } from 'react';
import { START_PARAMETER } from '@/lib/domain/understand/study-address';

/** Starts the quiz that the address asks for, once it can be started and never again: not after a reload either. */
export function useStartAtOnce(canStart: boolean, start: () => void): void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (!canStart || isStarted.current) return;
    isStarted.current = true;
    const address = new URL(location.href);
    address.searchParams.delete(START_PARAMETER);
    window.history.replaceState(null, '', address);
    start();
  });
}
