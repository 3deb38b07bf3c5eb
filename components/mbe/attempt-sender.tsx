'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { recordKey, recordKeys } from '@/lib/client/browser-store';

const AttemptOutbox = lazyPart({ load: () => import('./attempt-outbox').then((module) => module.default) });

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
  return <AttemptOutbox userId={userId} isQuiet={isQuiet} />;
}
