import { rateRuleAnswer } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { rateQuizAnswer } from '@/lib/services/rules/rate-quiz-answer';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(rateRuleAnswer, ({ body, params, user, nowMs }) =>
    rateQuizAnswer({ userId: user.id, answerId: params.id, ...body, nowMs }),
  ),
});
