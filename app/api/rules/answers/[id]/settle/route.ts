import { settleRuleAnswer } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { settleQuizAnswer } from '@/lib/services/rules/settle-quiz-answer';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(settleRuleAnswer, ({ body, params, user, nowMs }) =>
    settleQuizAnswer({ userId: user.id, answerId: params.id, ...body, nowMs }),
  ),
});
