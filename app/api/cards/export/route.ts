import { exportCards as contract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { FileStream } from '@/lib/http/reply';
import { exportCards } from '@/lib/services/memorize/export-cards';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, async ({ query, user, nowMs }) => {
    const { deck: deckId, format, timeZone } = query;
    const { name, type, content } = await exportCards({ userId: user.id, nowMs, deckId, format, timeZone });
    return new FileStream(name, type, content);
  }),
});
