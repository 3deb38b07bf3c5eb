import type { PerformanceBand } from '@/lib/domain/mbe/performance';

/** How each performance band looks and, since color never speaks alone, what it is called. */
export const BAND_LOOKS: Record<PerformanceBand, { word: string; text: string }> = {
  success: { word: 'On track', text: 'text-success-ink' },
  warning: { word: 'Getting there', text: 'text-warning-ink' },
  danger: { word: 'Needs work', text: 'text-danger-ink' },
};
