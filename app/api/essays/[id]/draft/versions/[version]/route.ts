import { getDraftVersion } from '@/lib/contract/essay-drafts';
import { endpoint, methods } from '@/lib/http/endpoint';
import { readDraftVersion } from '@/lib/services/essays/read-draft';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getDraftVersion, ({ params, query, user }) =>
    readDraftVersion({ userId: user.id, essayId: params.id, examId: query.exam }, params.version),
  ),
});
