'use client';

import { useSyncExternalStore } from 'react';
import { isExpandingAbbreviations, watchExpandAbbreviations } from '@/lib/client/expand-abbreviations-store';
import { loadAbbreviations, type PanelAbbreviation } from '@/lib/client/reference';
import { useLoaded } from './use-loaded';

/** Whether the learner wants short forms written out while typing. */
export function useIsExpandingAbbreviations(): boolean {
  return useSyncExternalStore(watchExpandAbbreviations, isExpandingAbbreviations, () => false);
}

/**
 * The short forms that the editor writes out while typing, as its `abbreviations`; undefined while the
 * learner does not want it, or the list is not there.
 */
export function useExpandAbbreviations(): readonly PanelAbbreviation[] | undefined {
  const isExpanding = useIsExpandingAbbreviations();
  const loaded = useLoaded(isExpanding ? 'abbreviations' : null, loadAbbreviations, 'Failed to fetch abbreviations');
  return isExpanding && loaded.status === 'ready' ? loaded.value : undefined;
}
