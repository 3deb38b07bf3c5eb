import { makeDocumentCards as contract } from '@/lib/contract/transformer';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { endpoint, methods } from '@/lib/http/endpoint';
import { makeDocumentCards } from '@/lib/services/transformer/make-document-cards';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, ({ body, user, nowMs }) =>
    makeDocumentCards({
      userId: user.id,
      id: body.id,
      options: body.options ?? DEFAULT_OPTIONS,
      isCommitted: body.commit,
      nowMs,
    }),
  ),
});
