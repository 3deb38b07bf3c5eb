import { streamEssaySuggestions } from '@/lib/contract/essays';
import { endpoint, methods } from '@/lib/http/endpoint';
import { JsonLines } from '@/lib/http/reply';
import { streamImprovements } from '@/lib/services/essays/suggest-improvements';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    streamEssaySuggestions,
    async ({ body, user, nowMs, signal }) =>
      new JsonLines(await streamImprovements({ ...body, essayId: body.essayId, userId: user.id, nowMs, signal })),
  ),
});
