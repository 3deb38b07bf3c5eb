import type { Band } from '@/lib/domain/performance/accuracy-band';
import { SUCCESS_PERCENT, WARNING_PERCENT } from './constants';

/** Share of correct answers, 0 to 100, rounded to a whole percent; null before the first answer. */
export function performancePercent(correctCount: number, answeredCount: number): number | null {
  return answeredCount === 0 ? null : Math.round((100 * correctCount) / answeredCount);
}

/**
 * Color of the performance that a running quiz shows beside it: 75 and above success, 50 to 74 warning, below 50
 * danger. The specification sets these bounds for the quiz (5.5) and others for the profile; so that a
 * finished quiz is judged alike in its results, in the history and on the profile, all of those go by
 * `accuracyBand`, and the figure of a running quiz bears none of its words.
 */
export function performanceBand(percent: number): Band {
  if (percent >= SUCCESS_PERCENT) return 'success';
  return percent >= WARNING_PERCENT ? 'warning' : 'danger';
}
