import { observeRead } from '@/lib/client/observe-read';
import { getPerformanceInsights } from '@/lib/contract/performance';

/** What was done, day by day; comes after the page. */
export const readActivity = observeRead(getPerformanceInsights);
