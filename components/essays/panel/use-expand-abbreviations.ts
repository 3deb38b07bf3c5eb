'use client';

import { useSyncExternalStore } from 'react';
import { isExpandingAbbreviations, watchExpandAbbreviations } from '@/lib/client/expand-abbreviations-store';
import { CONTENT } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import { getAbbreviations } from '@/lib/contract/abbreviations';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';

/** Whether the learner wants short forms written out while typing. */
export function useIsExpandingAbbreviations(): boolean {
  return useSyncExternalStore(watchExpandAbbreviations, isExpandingAbbreviations, () => false);
}

/**
 * The short forms that the editor writes out while typing, as its `abbreviations`; undefined while the
 * learner does not want it, or the list is not there.
 */
export function useExpandAbbreviations(): EndpointResponse<typeof getAbbreviations> | undefined {
  const isExpanding = useIsExpandingAbbreviations();
  const loaded = useRead(getAbbreviations, isExpanding ? {} : null, 'Failed to fetch abbreviations', CONTENT);
  return isExpanding && loaded.status === 'ready' ? loaded.value : undefined;
}
