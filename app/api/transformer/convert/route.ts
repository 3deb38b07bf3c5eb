import { convertDocuments as contract } from '@/lib/contract/transformer';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { endpoint, methods } from '@/lib/http/endpoint';
import { convertDocuments } from '@/lib/services/transformer/convert-documents';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, ({ body, user, nowMs }) =>
    convertDocuments({ userId: user.id, options: body?.options ?? DEFAULT_OPTIONS, ids: body?.ids, nowMs }),
  ),
});
