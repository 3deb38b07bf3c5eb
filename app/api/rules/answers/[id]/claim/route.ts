import { claimRuleAnswer } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { claimQuizAnswer } from '@/lib/services/rules/claim-quiz-answer';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(claimRuleAnswer, ({ body, params, user, nowMs }) =>
    claimQuizAnswer({ userId: user.id, answerId: params.id, ...body, nowMs }),
  ),
});
