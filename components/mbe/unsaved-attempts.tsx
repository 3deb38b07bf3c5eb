'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

const AttemptOutbox = lazyPart({ load: () => import('./attempt-outbox').then((module) => module.default) });

/** What is not in the history yet. Weighs next to nothing where nothing waits. */
export function UnsavedAttempts({ userId }: { userId: string }) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const look = async () => {
      const { attemptOutbox } = await import('@/lib/client/attempt-outbox');
      setIsNeeded((await attemptOutbox.list(userId)).length > 0);
    };
    // Where the script cannot be had, the next page asks for it again.
    look().catch(() => undefined);
  }, [userId]);
  if (!isNeeded) return null;
  return <AttemptOutbox userId={userId} />;
}
