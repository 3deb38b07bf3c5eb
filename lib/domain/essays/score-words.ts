import type { IssueParts } from './essay-grading';

/** What learners call the parts that an issue is graded by, in the order in which an answer has them. */
export const PART_NAMES: readonly (readonly [keyof IssueParts, string])[] = [
  ['named', 'Issue'],
  ['rule', 'Rule'],
  ['buzzwords', 'Terms'],
  ['application', 'Application'],
  ['conclusion', 'Conclusion'],
];

/** Percent of the points that answers of students got which people had graded before; see docs/essay-analysis.md. */
const GRADED_ANSWERS = [
  { grade: 'excellent', from: 77, to: 92 },
  { grade: 'good', from: 42, to: 68 },
  { grade: 'fair', from: 10, to: 33 },
] as const;

/** A share of a whole as a whole number of percent; 0 of nothing. */
export function percentOf(value: number, whole: number): number {
  return whole > 0 ? Math.round((value / whole) * 100) : 0;
}

/** 'Score: 31 / 100', as the specification words it. */
export function scoreLine({ score, maxPossibleScore }: { score: number; maxPossibleScore: number }): string {
  return `Score: ${score.toLocaleString('en-US')} / ${maxPossibleScore.toLocaleString('en-US')}`;
}

/** What a score means, in a line: it is lower than learners expect. */
export const SCORE_MEANING = `Points of this essay’s grading sheet, not a bar-exam percentage: ${GRADED_ANSWERS.map(
  ({ grade, from, to }) => `${grade} student answers get ${from}–${to}%`,
).join(', ')}.`;
