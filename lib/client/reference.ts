import { getAbbreviations } from '@/lib/contract/abbreviations';
import type { EndpointResponse } from '@/lib/contract/endpoint-contract';
import { getRulesByTopic } from '@/lib/contract/rules';
import { call } from './call';

/** What is the same for every essay: loaded once for each visit, again only after a failure. */

function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

export type PanelAbbreviation = EndpointResponse<typeof getAbbreviations>[number];

export const loadAbbreviations = loadOnce(() => call(getAbbreviations, {}));
export const loadRulesByTopic = loadOnce(() => call(getRulesByTopic, {}));
