import { suggestEssayImprovements } from '@/lib/contract/essays';
import { endpoint, methods } from '@/lib/http/endpoint';
import { suggestImprovements } from '@/lib/services/essays/suggest-improvements';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(suggestEssayImprovements, ({ body, user, nowMs, signal }) =>
    suggestImprovements({ ...body, essayId: body.essayId, userId: user.id, nowMs, signal }),
  ),
});
