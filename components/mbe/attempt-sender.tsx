'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { recordKey, recordKeys } from '@/lib/client/browser-store';

const AttemptOutbox = lazy(() => import('./attempt-outbox'));

type AttemptSenderProps = {
  userId: string;
  /** Sends without a word. */
  isQuiet?: boolean;
};

/**
 * Sends attempts that wait in this browser, on any page without a quiz (the practice screen sends by
 * itself). Weighs next to nothing where nothing waits.
 */
export function AttemptSender({ userId, isQuiet = false }: AttemptSenderProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => setIsNeeded(recordKeys(recordKey('attempt', userId)).length > 0), [userId]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <AttemptOutbox userId={userId} isQuiet={isQuiet} />
    </Suspense>
  );
}
