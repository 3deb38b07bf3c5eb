import { listTransformerFiles as contract } from '@/lib/contract/transformer';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listCurrentFiles } from '@/lib/services/transformer/current-files';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ user, nowMs }) => listCurrentFiles(user.id, nowMs)),
});
