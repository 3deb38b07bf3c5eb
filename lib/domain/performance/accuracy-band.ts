import { type ClaimedConfidence, STRENGTH_PERCENT, WEAKNESS_PERCENT } from './constants';

export type AccuracyBand = 'success' | 'warning' | 'danger';

/** Band of a topic's accuracy in percent: strength, in between, area for improvement (specification 9.2). */
export function accuracyBand(percent: number): AccuracyBand {
  if (percent >= STRENGTH_PERCENT) return 'success';
  return percent < WEAKNESS_PERCENT ? 'danger' : 'warning';
}

/** Accuracy, percent, above which answers of a confidence are highlighted (specification 9.2). */
const HIGHLIGHT_ABOVE: Record<ClaimedConfidence, number> = { High: 80, Medium: 60, Low: 40 };

export function isHighlighted(confidence: ClaimedConfidence, accuracy: number | null): boolean {
  return accuracy !== null && accuracy > HIGHLIGHT_ABOVE[confidence];
}
