'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { recordKey, recordKeys } from '@/lib/client/browser-store';

const AttemptOutbox = lazyPart({ load: () => import('./attempt-outbox').then((module) => module.default) });

/** What is not in the history yet. Weighs next to nothing where nothing waits. */
export function UnsavedAttempts({ userId }: { userId: string }) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => setIsNeeded(recordKeys(recordKey('attempt', userId)).length > 0), [userId]);
  if (!isNeeded) return null;
  return <AttemptOutbox userId={userId} />;
}
