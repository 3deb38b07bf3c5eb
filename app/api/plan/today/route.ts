import { getToday } from '@/lib/contract/plan';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readToday } from '@/lib/services/plan/read-today';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getToday, ({ query, user, nowMs }) => readToday({ userId: user.id, nowMs, ...query })),
});
