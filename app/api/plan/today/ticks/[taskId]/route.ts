import { tickTask as contract } from '@/lib/contract/plan';
import { endpoint, methods } from '@/lib/http/endpoint';
import { tickTask } from '@/lib/services/plan/tick-task';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(contract, ({ params, body, user, nowMs }) => tickTask({ userId: user.id, nowMs, ...params, ...body })),
});
