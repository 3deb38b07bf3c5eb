import type { Band } from '@/lib/domain/performance/accuracy-band';

/** The color of a figure in each band. */
export const BAND_TEXT: Record<Band, string> = {
  success: 'text-success-ink',
  warning: 'text-warning-ink',
  danger: 'text-danger-ink',
};
