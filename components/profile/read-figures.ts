import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { call } from '@/lib/client/call';
import { observeQuery } from '@/lib/client/observe-read';
import { queryKey } from '@/lib/client/query';
import { getPerformance, getPerformanceInsights } from '@/lib/contract/performance';
import { isNarrowed, readFilters } from './figure-filters';
import type { Figures } from './figures';

/** The figures of a learner, narrowed as the query of an address says. */
export const readFigures = observeQuery(({ userId, search }: { userId: string; search: string }) => {
  const filters = readFilters(search);
  const query = { ...filters, timeZone: browserTimeZone() };
  const parts = { params: { id: userId }, query };
  return {
    queryKey: queryKey(getPerformance, parts),
    queryFn: async ({ signal }): Promise<Figures> => {
      const [performance, insights] = await Promise.all([
        call(getPerformance, parts, { signal }),
        // The page stands without them.
        call(getPerformanceInsights, { query }, { signal }).catch(() => null),
      ]);
      return { performance, insights, isNarrowed: isNarrowed(filters) };
    },
  };
});
