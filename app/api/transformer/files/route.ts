import { listTransformerFiles as contract } from '@/lib/contract/transformer';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listStandingFiles } from '@/lib/services/transformer/standing-files';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ user, nowMs }) => listStandingFiles(user.id, nowMs)),
});
