import { advanceEssayExam } from '@/lib/contract/essay-exams';
import { endpoint, methods } from '@/lib/http/endpoint';
import { advanceExam } from '@/lib/services/essays/move-exam';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(advanceEssayExam, ({ params, body, user, nowMs }) =>
    advanceExam({ userId: user.id, examId: params.id, fromIndex: body.fromIndex, nowMs }),
  ),
});
