import 'server-only';
import type { RuleSource } from '@/lib/domain/rules/rule-catalogue';
import { countStatuses, type SubtopicStatus } from '@/lib/domain/rules/rule-status';
import { currentRules } from './current-rules';
import { ruleStatuses } from './rule-statuses';

/** What a learner can choose from: the sources, and how many rules of each subtopic every preset holds. */
export async function surveyRules(
  userId: string,
  nowMs: number,
): Promise<{ sources: RuleSource[]; statuses: SubtopicStatus[] }> {
  const [{ rules, sources }, statuses] = await Promise.all([currentRules(), ruleStatuses(userId, nowMs)]);
  return { sources, statuses: countStatuses(rules, statuses) };
}
