'use client';

import { browserSwitch, useBrowserSwitch } from '@/lib/client/browser-switch';
import { CONTENT } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import { getAbbreviations } from '@/lib/contract/abbreviations';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';

/** Whether short forms are written out while typing. */
export const expandAbbreviations = browserSwitch('expand-abbreviations');

/**
 * The short forms that the editor writes out while typing, as its `abbreviations`; undefined while the
 * learner does not want it, or the list is not there.
 */
export function useExpandAbbreviations(): EndpointResponse<typeof getAbbreviations> | undefined {
  const isExpanding = useBrowserSwitch(expandAbbreviations);
  const loaded = useRead(getAbbreviations, isExpanding ? {} : null, 'Failed to fetch abbreviations', CONTENT);
  return isExpanding && loaded.status === 'ready' ? loaded.value : undefined;
}
