import { listQuizAttempts as listContract, saveQuizAttempt as saveContract } from '@/lib/contract/quiz';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listQuizAttempts } from '@/lib/services/mbe/list-quiz-attempts';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(listContract, ({ query, user }) => listQuizAttempts({ userId: user.id, before: query.before })),
  POST: endpoint(saveContract, ({ body, headers, user, nowMs }) =>
    saveQuizAttempt({ userId: user.id, quiz: body, idempotencyKey: headers['idempotency-key'], nowMs }),
  ),
});
