import 'server-only';
import type { RuleSource } from '@/lib/domain/rules/rule-catalogue';
import { countStandings, type SubtopicStanding } from '@/lib/domain/rules/rule-standing';
import { currentRules } from './current-rules';
import { ruleStandings } from './rule-standings';

/** What a learner can choose from: the sources, and how many rules of each subtopic every preset holds. */
export async function surveyRules(
  userId: string,
  nowMs: number,
): Promise<{ sources: RuleSource[]; standings: SubtopicStanding[] }> {
  const [{ rules, sources }, standings] = await Promise.all([currentRules(), ruleStandings(userId, nowMs)]);
  return { sources, standings: countStandings(rules, standings) };
}
