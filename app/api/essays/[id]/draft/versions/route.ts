import { listDraftVersions as contract } from '@/lib/contract/essay-drafts';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listDraftVersions } from '@/lib/services/essays/read-draft';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ params, query, user }) =>
    listDraftVersions({ userId: user.id, essayId: params.id, examId: query.exam }),
  ),
});
