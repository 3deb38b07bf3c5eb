import { getPerformanceInsights } from '@/lib/contract/performance';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readInsights } from '@/lib/services/performance/read-insights';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getPerformanceInsights, ({ query, user, nowMs }) => readInsights({ userId: user.id, nowMs, ...query })),
});
