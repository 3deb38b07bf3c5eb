/** The rules that recommendations come from (docs/performance.md). */
export const RECOMMENDATION_KINDS = [
  'missed-cluster',
  'weak-issue',
  'overconfidence',
  'neglected-subject',
  'pace',
] as const;
export type RecommendationKind = (typeof RECOMMENDATION_KINDS)[number];

/** What to practice next, why, and where it starts. */
export type Recommendation = {
  kind: RecommendationKind;
  text: string;
  reason: string;
  /** Scored questions of the exam that it is about: what they are ordered by. */
  questionsAtStake: number;
  action: { label: string; href: string };
};
