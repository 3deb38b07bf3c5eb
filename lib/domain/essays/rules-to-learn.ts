import type { IssueFeedback } from './essay-grading';

export type RuleToLearn = {
  id: string;
  name: string;
  text: string;
  /** What was lost on the issues that turn on it, rounded to a tenth. */
  points: number;
};

/** Rules that answers did not state, those whose issues lost most points first. */
export function rulesToLearn(feedback: readonly IssueFeedback[]): RuleToLearn[] {
  const rules = new Map<string, RuleToLearn>();
  for (const { points, maxPoints, missingRules } of feedback) {
    for (const rule of missingRules) {
      const lost = (rules.get(rule.id)?.points ?? 0) + maxPoints - points;
      rules.set(rule.id, { ...rule, points: Math.round(lost * 10) / 10 });
    }
  }
  return [...rules.values()].sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
}
