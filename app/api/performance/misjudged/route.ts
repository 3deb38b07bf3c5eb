import { listMisjudgedAnswers as contract } from '@/lib/contract/performance';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listMisjudgedAnswers } from '@/lib/services/performance/list-misjudged-answers';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query, user }) => listMisjudgedAnswers({ userId: user.id, ...query })),
});
