import { restoreQuestion as restoreContract, withdrawQuestion as withdrawContract } from '@/lib/contract/reports';
import { endpoint, methods } from '@/lib/http/endpoint';
import { restoreQuestion, withdrawQuestion } from '@/lib/services/reports/withdraw-question';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(withdrawContract, ({ params, user, nowMs }) =>
    withdrawQuestion(user.id, params.id, nowMs).then(() => undefined),
  ),
  DELETE: endpoint(restoreContract, ({ params, user }) => restoreQuestion(user.id, params.id).then(() => undefined)),
});
