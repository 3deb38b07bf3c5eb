'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { claimTabLock } from '@/lib/client/tab-lock';
import type { TabLockName } from '@/lib/client/tab-lock-names';

export type QuizLock = {
  /** Null until it is known whether this tab has the quiz. */
  isHeld: boolean | null;
  /** The same at this moment, ahead of the next drawing. */
  isHeldNow: () => boolean;
  takeOver: () => void;
};

/** Ties a quiz to this tab while it is shown, so that no two tabs write over one another. */
export function useQuizLock(name: TabLockName): QuizLock {
  const [known, setKnown] = useState<{ of: string; isOurs: boolean } | null>(null);
  const [takeover, setTakeover] = useState({ of: '', count: 0 });
  const held = useRef(false);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const know = (isOurs: boolean) => {
      if (signal.aborted) return;
      held.current = isOurs;
      setKnown({ of: name, isOurs });
    };
    claimTabLock(name, { isTakeover: takeover.of === name, onLost: () => know(false), signal }).then(know);
    return () => {
      held.current = false;
      leaving.abort();
    };
  }, [name, takeover]);

  const isHeldNow = useCallback(() => held.current, []);
  const takeOver = useCallback(() => setTakeover(({ count }) => ({ of: name, count: count + 1 })), [name]);
  // Of another quiz nothing is known until its own lock is asked for.
  return { isHeld: known?.of === name ? known.isOurs : null, isHeldNow, takeOver };
}
