import { listSurprises as contract } from '@/lib/contract/performance';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listSurprises } from '@/lib/services/performance/list-surprises';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query, user }) => listSurprises({ userId: user.id, ...query })),
});
