import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getPerformance, getPerformanceInsights } from '@/lib/contract/performance';
import { isNarrowed, readFilters } from './figure-filters';
import { browserTimeZone, type Outcome } from './figures';

/** Of a failure of which the server says nothing. */
const FAILED = 'Failed to load performance data.';

/** The figures of a learner, narrowed as the query says, or the sentence that says why there are none. */
export async function fetchFigures(userId: string, search: string, signal: AbortSignal): Promise<Outcome> {
  const filters = readFilters(search);
  const query = { ...filters, timeZone: browserTimeZone() };
  const [performance, insights] = await Promise.allSettled([
    call(getPerformance, { params: { id: userId }, query }, { signal }),
    call(getPerformanceInsights, { query }, { signal }),
  ]);
  if (performance.status === 'rejected') return { status: 'error', message: errorMessage(performance.reason, FAILED) };
  return {
    status: 'data',
    figures: {
      performance: performance.value,
      insights: insights.status === 'fulfilled' ? insights.value : null,
      isNarrowed: isNarrowed(filters),
    },
  };
}
