import 'server-only';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { loadEssayNames } from '@/lib/db/essay-repository';
import { loadOutlineIssues } from '@/lib/db/outline-graph-repository';
import { buildOutlineMap } from '@/lib/domain/outlines/outline-map';
import { buildRuleOutline, ruleOutlineData } from '@/lib/domain/outlines/rule-outline';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { cacheByVersion } from '@/lib/services/content/cache-by-version';

/**
 * The rule outline and what is answered of it, as this process knows it, each part one object. Never
 * changes; a new import makes a new one.
 */
export const currentRuleOutline = cacheByVersion({
  readVersion: findContentVersion,
  load: async () => {
    const [issues, essays] = await Promise.all([loadOutlineIssues(), loadEssayNames()]);
    const outline = buildRuleOutline({ subjects: SUBJECTS, issues, essays });
    return { outline, data: ruleOutlineData(outline), map: buildOutlineMap({ subjects: SUBJECTS, issues }) };
  },
});
