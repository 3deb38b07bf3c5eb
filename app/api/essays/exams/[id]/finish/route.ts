import { finishEssayExam } from '@/lib/contract/essay-exams';
import { endpoint, methods } from '@/lib/http/endpoint';
import { finishExam } from '@/lib/services/essays/move-exam';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(finishEssayExam, ({ params, query, user, nowMs }) =>
    finishExam({ userId: user.id, examId: params.id, nowMs, finishedAt: query.finishedAt }),
  ),
});
