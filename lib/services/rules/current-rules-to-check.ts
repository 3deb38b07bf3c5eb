import 'server-only';
import { loadAbbreviations } from '@/lib/db/abbreviation-repository';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { loadRulesToCheck } from '@/lib/db/rule-repository';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/**
 * What the checker reads: the rules by id, retired ones included (whoever has one open may still answer it), with their
 * wordings, and the abbreviations that answers may use. Never changes; a new import makes a new one.
 */
export const currentRulesToCheck = cacheByVersion({
  readVersion: findContentVersion,
  load: async () => {
    const [byId, abbreviations] = await Promise.all([loadRulesToCheck(), loadAbbreviations()]);
    return { byId, abbreviations };
  },
});
