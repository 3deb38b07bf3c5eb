'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callInTime, type Loaded, loadedOf, queryClient, queryKey } from '@/lib/client/query';
import { getPerformance, getPerformanceInsights } from '@/lib/contract/performance';
import { isNarrowed, readFilters } from './figure-filters';
import { browserTimeZone, type Figures } from './figures';

/** The figures of a learner, narrowed as the query of the address says; those before until the new have come. */
export function useFigures(
  userId: string,
  search: string,
): Loaded<Figures> & { /** Newer ones are on their way. */ isStale: boolean } {
  const filters = readFilters(search);
  const query = { ...filters, timeZone: browserTimeZone() };
  const parts = { params: { id: userId }, query };
  const result = useQuery(
    {
      queryKey: queryKey(getPerformance, parts),
      queryFn: async ({ signal }): Promise<Figures> => {
        const [performance, insights] = await Promise.all([
          callInTime(getPerformance, parts, signal),
          // The page stands without them.
          callInTime(getPerformanceInsights, { query }, signal).catch(() => null),
        ]);
        return { performance, insights, isNarrowed: isNarrowed(filters) };
      },
      placeholderData: keepPreviousData,
    },
    queryClient(),
  );
  return { ...loadedOf(result, 'Failed to load performance data.'), isStale: result.isFetching };
}
