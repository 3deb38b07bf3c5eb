import { type ClaimedConfidence, STRENGTH_PERCENT, WEAKNESS_PERCENT } from './constants';

/** How good an accuracy is; the names are those of the colors that show it. */
export type Band = 'success' | 'warning' | 'danger';

/** What a band is called wherever it shows, since color never speaks alone. */
export const BAND_WORDS: Record<Band, string> = {
  success: 'On track',
  warning: 'Getting there',
  danger: 'Needs work',
};

/**
 * Band of an accuracy in percent: strength, in between, area for improvement (specification 9.2).
 * Of everything but a quiz that is running, whose color has bounds of its own.
 */
export function accuracyBand(percent: number): Band {
  if (percent >= STRENGTH_PERCENT) return 'success';
  return percent < WEAKNESS_PERCENT ? 'danger' : 'warning';
}

/** Accuracy, percent, above which answers of a confidence are highlighted (specification 9.2). */
const HIGHLIGHT_ABOVE: Record<ClaimedConfidence, number> = { High: 80, Medium: 60, Low: 40 };

export function isHighlighted(confidence: ClaimedConfidence, accuracy: number | null): boolean {
  return accuracy !== null && accuracy > HIGHLIGHT_ABOVE[confidence];
}
