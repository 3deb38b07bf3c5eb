import { exportPerformance as contract } from '@/lib/contract/performance';
import { endpoint, methods } from '@/lib/http/endpoint';
import { exportPerformance } from '@/lib/services/performance/export-performance';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query, user, nowMs }) => exportPerformance({ userId: user.id, nowMs, ...query })),
});
