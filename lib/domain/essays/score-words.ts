import type { IssueParts } from './essay-grading';

/** What learners call the parts that an issue is graded by, in the order in which an answer has them. */
export const PART_NAMES: readonly (readonly [keyof IssueParts, string])[] = [
  ['named', 'Issue'],
  ['rule', 'Rule'],
  ['buzzwords', 'Terms'],
  ['application', 'Application'],
  ['conclusion', 'Conclusion'],
];

/** A share of a whole as a whole number of percent; 0 of nothing. */
export function percentOf(value: number, whole: number): number {
  return whole > 0 ? Math.round((value / whole) * 100) : 0;
}

/** 'Score: 31 / 100' (specification 7.4). */
export function scoreLine({ score, maxPossibleScore }: { score: number; maxPossibleScore: number }): string {
  return `Score: ${score.toLocaleString('en-US')} / ${maxPossibleScore.toLocaleString('en-US')}`;
}

/**
 * What a score means and what it does not, in a line. The figures are those of 60 answers that two readers
 * graded without knowing the scores; see docs/essay-analysis.md.
 */
export const SCORE_MEANING =
  'Points of the grading sheet, not a bar-exam grade. In a trial, answers that readers graded excellent got 53–96%, passing ones 18–67%, and failing ones up to 68%. Compare yours with the model answer.';

/** What is said of an analysis once its answer has been edited. */
export const STALE_ANALYSIS = 'The answer was changed after this analysis.';
