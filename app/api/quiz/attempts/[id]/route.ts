import { reviewQuizAttempt as contract } from '@/lib/contract/quiz';
import { endpoint, methods } from '@/lib/http/endpoint';
import { reviewQuizAttempt } from '@/lib/services/mbe/review-quiz-attempt';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ params, user }) => reviewQuizAttempt(user.id, params.id)),
});
