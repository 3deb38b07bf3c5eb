import 'server-only';
import { loadRuleCards } from '@/lib/db/card-repository';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/** Every rule as a card, as this process knows them, in the order of the outline and by id. */
export const currentRuleCards = cacheByVersion({
  readVersion: findContentVersion,
  load: async () => {
    const inOrder = await loadRuleCards();
    return { inOrder, byId: new Map(inOrder.map((card) => [card.ruleId, card])) };
  },
});
