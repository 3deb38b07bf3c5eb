import { listEssayProgress as contract } from '@/lib/contract/essays';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listEssayProgress } from '@/lib/services/essays/list-essay-progress';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ user }) => listEssayProgress(user.id)),
});
