import { downloadAllDocuments as contract } from '@/lib/contract/transformer';
import { ARCHIVE_FILENAME } from '@/lib/domain/transformer/constants';
import { endpoint, methods } from '@/lib/http/endpoint';
import { FileStream } from '@/lib/http/reply';
import { archiveDocuments } from '@/lib/services/transformer/download-documents';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, async ({ query, user, nowMs }) => {
    const archive = await archiveDocuments({ userId: user.id, withKey: query.withKey === 'true', nowMs });
    return new FileStream(ARCHIVE_FILENAME, 'application/zip', archive);
  }),
});
