import { getPlan } from '@/lib/contract/plan';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readPlan } from '@/lib/services/plan/read-plan';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getPlan, ({ query, user, nowMs }) => readPlan({ userId: user.id, nowMs, ...query })),
});
