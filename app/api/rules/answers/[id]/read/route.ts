import { readRuleAnswer } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readQuizAnswer } from '@/lib/services/rules/read-quiz-answer';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(readRuleAnswer, ({ params, user, nowMs, signal }) =>
    readQuizAnswer({ userId: user.id, answerId: params.id, nowMs, signal }),
  ),
});
