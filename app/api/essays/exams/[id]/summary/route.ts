import { summarizeEssayExam } from '@/lib/contract/essay-exams';
import { endpoint, methods } from '@/lib/http/endpoint';
import { summarizeExam } from '@/lib/services/essays/summarize-exam';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(summarizeEssayExam, ({ params, user, nowMs }) => summarizeExam(user.id, params.id, nowMs)),
});
