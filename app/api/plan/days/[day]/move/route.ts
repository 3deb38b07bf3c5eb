import { movePlanDay } from '@/lib/contract/plan';
import { endpoint, methods } from '@/lib/http/endpoint';
import { moveDay } from '@/lib/services/plan/change-day';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(movePlanDay, ({ params, body, user, nowMs }) =>
    moveDay({ userId: user.id, nowMs, ...params, ...body }),
  ),
});
