import { getPerformance } from '@/lib/contract/performance';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readPerformanceOf } from '@/lib/services/performance/read-performance';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getPerformance, ({ params, query, user, nowMs }) =>
    readPerformanceOf(params.id, { userId: user.id, nowMs, ...query }),
  ),
});
