import { RULE_PRESETS, type RulePreset } from './constants';
import type { ListedRule } from './rule-catalogue';

/** The last time a learner wrote a rule from memory in the quiz. */
export type LastRuleAnswer = {
  /** Milliseconds since 1970. */
  answeredAtMs: number;
  /** As it was judged, or as the learner claimed it to be. */
  isCorrect: boolean;
};

/** Where a learner stands with the rules; a rule that is in neither is new to them. */
export type RuleStatuses = {
  lastAnswers: ReadonlyMap<string, LastRuleAnswer>;
  /** Rules whose flashcards are due today. */
  dueRuleIds: ReadonlySet<string>;
};

/** Whether a rule belongs to a preset. */
export function isInPreset(preset: RulePreset, ruleId: string, { lastAnswers, dueRuleIds }: RuleStatuses): boolean {
  switch (preset) {
    case 'due':
      return dueRuleIds.has(ruleId);
    case 'weak':
      return lastAnswers.get(ruleId)?.isCorrect === false;
    case 'unseen':
      return !lastAnswers.has(ruleId);
  }
}

/** How many rules of a subtopic each preset holds. */
export type SubtopicStatus = { source: string; subtopic: string } & Record<RulePreset, number>;

/** One row for each subtopic of each source, in the order of the rules. */
export function countStatuses(rules: readonly ListedRule[], statuses: RuleStatuses): SubtopicStatus[] {
  const rows = new Map<string, SubtopicStatus>();
  for (const { _id, source, subtopic } of rules) {
    const key = JSON.stringify([source, subtopic]);
    const row = rows.get(key) ?? { source, subtopic, due: 0, weak: 0, unseen: 0 };
    for (const preset of RULE_PRESETS) if (isInPreset(preset, _id, statuses)) row[preset] += 1;
    rows.set(key, row);
  }
  return [...rows.values()];
}
