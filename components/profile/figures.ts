import type { Performance, PerformanceInsights } from '@/lib/contract/performance';

export type Figures = {
  performance: Performance;
  /** Null where only the specified figures came. */
  insights: PerformanceInsights | null;
  isNarrowed: boolean;
};

/** IANA name of the zone of the browser. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
