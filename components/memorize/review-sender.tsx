'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { recordKey, recordKeys } from '@/lib/client/browser-store';

const WaitingReviews = lazy(() => import('./waiting-reviews'));

/**
 * Sends ratings of flashcards that wait in this browser, on any page without a deck (the memorize
 * screen sends by itself). Weighs next to nothing where nothing waits.
 */
export function ReviewSender({ userId }: { userId: string }) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => setIsNeeded(recordKeys(recordKey('review', userId)).length > 0), [userId]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <WaitingReviews userId={userId} />
    </Suspense>
  );
}
