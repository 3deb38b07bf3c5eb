import { setRuleTick as contract } from '@/lib/contract/outlines';
import { endpoint, methods } from '@/lib/http/endpoint';
import { setRuleTick } from '@/lib/services/outlines/rule-ticks';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(contract, ({ params, body, user, nowMs }) =>
    setRuleTick({ userId: user.id, ruleId: params.ruleId, isTicked: body.isTicked, nowMs }),
  ),
});
