'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { recordKey, recordKeys } from '@/lib/client/browser-store';

const WaitingReviews = lazyPart({ load: () => import('./waiting-reviews').then((module) => module.default) });

/**
 * Sends ratings of flashcards that wait in this browser, on any page without a deck (the memorize
 * screen sends by itself). Weighs next to nothing where nothing waits.
 */
export function ReviewSender({ userId }: { userId: string }) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => setIsNeeded(recordKeys(recordKey('review', userId)).length > 0), [userId]);
  if (!isNeeded) return null;
  return <WaitingReviews userId={userId} />;
}
