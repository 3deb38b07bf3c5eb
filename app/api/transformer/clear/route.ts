import { clearDocuments as contract } from '@/lib/contract/transformer';
import { endpoint, methods } from '@/lib/http/endpoint';
import { clearDocuments } from '@/lib/services/transformer/clear-documents';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(contract, async ({ user }) => {
    await clearDocuments(user.id);
    return undefined;
  }),
});
