import { getEssayExam } from '@/lib/contract/essay-exams';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readExam } from '@/lib/services/essays/read-exams';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getEssayExam, ({ params, user, nowMs }) => readExam(user.id, params.id, nowMs)),
});
