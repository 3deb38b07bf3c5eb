import { getPlanCalendar } from '@/lib/contract/plan';
import { endpoint, methods } from '@/lib/http/endpoint';
import { writeCalendar } from '@/lib/services/plan/write-calendar';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getPlanCalendar, ({ query, user, nowMs }) => writeCalendar({ userId: user.id, nowMs, ...query })),
});
