import type { Performance, PerformanceInsights } from '@/lib/contract/performance';

export type Figures = {
  performance: Performance;
  /** Null where only the basic figures came (specification 9.1). */
  insights: PerformanceInsights | null;
  isNarrowed: boolean;
};
