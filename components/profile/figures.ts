import type { Performance, PerformanceInsights } from '@/lib/contract/performance';

export type Figures = {
  performance: Performance;
  /** Null where only the specified figures came. */
  insights: PerformanceInsights | null;
  isNarrowed: boolean;
};
