import { selfAssessRuleAnswer } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { selfAssessAnswer } from '@/lib/services/rules/self-assess-answer';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(selfAssessRuleAnswer, ({ body, params, user, nowMs }) =>
    selfAssessAnswer({ userId: user.id, answerId: params.id, ...body, nowMs }),
  ),
});
