import { listRuleTicks } from '@/lib/contract/outlines';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listTickedRules } from '@/lib/services/outlines/rule-ticks';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(listRuleTicks, ({ user }) => listTickedRules(user.id)),
});
