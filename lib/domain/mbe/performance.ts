import type { Band } from '@/lib/domain/performance/accuracy-band';
import { SUCCESS_PERCENT, WARNING_PERCENT } from './constants';

/** Share of correct answers, 0 to 100, rounded to a whole percent; null before the first answer. */
export function performancePercent(correctCount: number, answeredCount: number): number | null {
  return answeredCount === 0 ? null : Math.round((100 * correctCount) / answeredCount);
}

/** Band of a quiz on the screen: 75 and above success, 50 to 74 warning, below 50 danger (specification 5.5). */
export function performanceBand(percent: number): Band {
  if (percent >= SUCCESS_PERCENT) return 'success';
  return percent >= WARNING_PERCENT ? 'warning' : 'danger';
}
