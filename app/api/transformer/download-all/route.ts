import { downloadAllDocuments as contract } from '@/lib/contract/transformer';
import { endpoint, methods } from '@/lib/http/endpoint';
import { downloadAllDocuments } from '@/lib/services/transformer/download-documents';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query, user, nowMs }) =>
    downloadAllDocuments({ userId: user.id, withKey: query.withKey === 'true', nowMs }),
  ),
});
