import { restoreDraftVersion as contract } from '@/lib/contract/essay-drafts';
import { endpoint, methods } from '@/lib/http/endpoint';
import { restoreDraftVersion } from '@/lib/services/essays/save-draft';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, ({ params, query, body, user, nowMs }) =>
    restoreDraftVersion({
      userId: user.id,
      essayId: params.id,
      examId: query.exam,
      version: params.version,
      baseVersion: body.baseVersion,
      nowMs,
    }),
  ),
});
