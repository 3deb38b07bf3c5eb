'use client';

import { useEffect, useState } from 'react';
import type { Loaded } from '@/lib/client/query';
import { useReadLater } from '@/lib/client/use-read-later';
import type { Figures } from './figures';

/** The figures of a learner, narrowed as the query of the address says; those before until the new have come. */
export function useFigures(userId: string, search: string): Loaded<Figures> {
  const loaded = useReadLater(
    { userId, search },
    () => import('./read-figures').then(({ readFigures }) => readFigures),
    'Failed to load performance data.',
    'Failed to load profile data.',
  );
  const [before, setBefore] = useState<Figures | null>(null);
  useEffect(() => {
    if (loaded.status !== 'loading') setBefore(loaded.status === 'ready' ? loaded.value : null);
  }, [loaded]);
  return loaded.status === 'loading' && before ? { ...loaded, status: 'ready', value: before } : loaded;
}
