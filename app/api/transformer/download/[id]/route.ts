import { downloadDocument as contract } from '@/lib/contract/transformer';
import { endpoint, methods } from '@/lib/http/endpoint';
import { downloadDocument } from '@/lib/services/transformer/download-documents';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ params, user, nowMs }) => downloadDocument(user.id, params.id, nowMs)),
});
