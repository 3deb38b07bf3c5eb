'use client';

import { useEffect, useState } from 'react';
import { errorMessage } from '@/lib/client/api-error';
import { readRecord, recordKey, writeRecord } from '@/lib/client/browser-store';
import { call } from '@/lib/client/call';
import { getAbbreviations } from '@/lib/contract/abbreviations';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';

/** Whether abbreviations are written out while typing, as the learner chose it in this browser. */
export function useAbbreviations(userId: string) {
  const key = recordKey('essay-options', userId);
  const [isExpanding, setIsExpanding] = useState(
    () => (readRecord(key) as { isExpanding?: unknown } | null)?.isExpanding === true,
  );
  const [list, setList] = useState<EndpointResponse<typeof getAbbreviations> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isNeeded = isExpanding && list === null;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    call(getAbbreviations, {}).then(
      (loaded) => isCurrent && setList(loaded),
      (error: unknown) => {
        if (!isCurrent) return;
        setProblem(errorMessage(error, 'Failed to fetch abbreviations'));
        setIsExpanding(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  return {
    isExpanding,
    problem,
    abbreviations: isExpanding && list ? list : undefined,
    toggle: () => {
      setProblem(null);
      setIsExpanding(!isExpanding);
      writeRecord(key, { isExpanding: !isExpanding });
    },
  };
}
