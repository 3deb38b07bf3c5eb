'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { recordKey, recordKeys } from '@/lib/client/browser-store';

const AttemptOutbox = lazy(() => import('./attempt-outbox'));

/** What is not in the history yet. Weighs next to nothing where nothing waits. */
export function UnsavedAttempts({ userId }: { userId: string }) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => setIsNeeded(recordKeys(recordKey('attempt', userId)).length > 0), [userId]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <AttemptOutbox userId={userId} />
    </Suspense>
  );
}
