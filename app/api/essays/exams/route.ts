import { listEssayExams as listContract, startEssayExam } from '@/lib/contract/essay-exams';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listEssayExams } from '@/lib/services/essays/read-exams';
import { startExam } from '@/lib/services/essays/start-exam';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(listContract, ({ query, user, nowMs }) =>
    listEssayExams({ userId: user.id, before: query.before, nowMs }),
  ),
  POST: endpoint(startEssayExam, ({ body, user, nowMs }) => startExam({ userId: user.id, ...body, nowMs })),
});
