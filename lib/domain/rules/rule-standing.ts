import { RULE_PRESETS, type RulePreset } from './constants';
import type { ListedRule } from './rule-catalogue';

/** Where a learner stands with a rule they have met; times in milliseconds since 1970, null for never. */
export type RuleStanding = {
  /** Last written from memory in the rule quiz. */
  answeredAtMs: number | null;
  /** How that answer was judged, or what the learner claimed it to be. */
  isLastCorrect: boolean | null;
  /** When its flashcard is due. */
  dueAtMs: number | null;
  reviewedAtMs: number | null;
  /** Latest miss among those of its multiple-choice questions whose last answer was wrong. */
  missedAtMs: number | null;
};

/** Due: its card is, or one of its questions was missed since the card's last review. */
export function isDue({ dueAtMs, reviewedAtMs, missedAtMs }: RuleStanding, nowMs: number): boolean {
  if (dueAtMs !== null && dueAtMs <= nowMs) return true;
  return missedAtMs !== null && (reviewedAtMs === null || missedAtMs > reviewedAtMs);
}

/** Whether a rule belongs to a preset; `standing` is undefined for a rule the learner has not met. */
export function isInPreset(preset: RulePreset, standing: RuleStanding | undefined, nowMs: number): boolean {
  switch (preset) {
    case 'due':
      return standing !== undefined && isDue(standing, nowMs);
    case 'weak':
      return standing?.isLastCorrect === false;
    case 'unseen':
      return (standing?.answeredAtMs ?? null) === null;
  }
}

/** How many rules of a subtopic each preset holds. */
export type SubtopicStanding = { source: string; subtopic: string } & Record<RulePreset, number>;

/** One row for each subtopic of each source, in the order of the rules. */
export function countStandings(
  rules: readonly ListedRule[],
  standings: ReadonlyMap<string, RuleStanding>,
  nowMs: number,
): SubtopicStanding[] {
  const rows = new Map<string, SubtopicStanding>();
  for (const { _id, source, subtopic } of rules) {
    const key = JSON.stringify([source, subtopic]);
    const row = rows.get(key) ?? { source, subtopic, due: 0, weak: 0, unseen: 0 };
    for (const preset of RULE_PRESETS) if (isInPreset(preset, standings.get(_id), nowMs)) row[preset] += 1;
    rows.set(key, row);
  }
  return [...rows.values()];
}
