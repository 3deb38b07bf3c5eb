import { uploadDocuments as contract } from '@/lib/contract/transformer';
import { endpoint, methods } from '@/lib/http/endpoint';
import { uploadDocuments } from '@/lib/services/transformer/upload-documents';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, ({ files, user, nowMs }) => uploadDocuments({ userId: user.id, files, nowMs })),
});
