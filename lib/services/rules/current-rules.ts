import 'server-only';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { loadRules } from '@/lib/db/rule-repository';
import { buildRuleCatalogue } from '@/lib/domain/rules/rule-catalogue';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** The rules as this process knows them. Never changes; a new import makes a new one. */
export const currentRules = cacheByVersion({
  readVersion: findContentVersion,
  load: async () => buildRuleCatalogue(await loadRules()),
});
