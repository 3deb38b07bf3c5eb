import { listEssayAnalyses as contract } from '@/lib/contract/essays';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listEssayAnalyses } from '@/lib/services/essays/read-analyses';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ params, user }) => listEssayAnalyses(user.id, params.id)),
});
