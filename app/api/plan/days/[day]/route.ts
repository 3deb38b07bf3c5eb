import { changePlanDay } from '@/lib/contract/plan';
import { endpoint, methods } from '@/lib/http/endpoint';
import { changeDay } from '@/lib/services/plan/change-day';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(changePlanDay, ({ params, body, user, nowMs }) =>
    changeDay({ userId: user.id, nowMs, ...params, ...body }),
  ),
});
