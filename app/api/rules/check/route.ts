import { checkRule } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { checkQuizAnswer } from '@/lib/services/rules/check-quiz-answer';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(checkRule, ({ body, headers, user, nowMs }) =>
    checkQuizAnswer({
      userId: user.id,
      ruleId: body.ruleId,
      answer: body.userAnswer,
      hint: body.hint,
      timeZone: body.timeZone,
      answeredAt: body.answeredAt,
      idempotencyKey: headers['idempotency-key'],
      nowMs,
    }),
  ),
});
