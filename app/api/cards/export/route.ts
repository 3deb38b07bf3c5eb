import { exportCards as contract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { exportCards } from '@/lib/services/memorize/export-cards';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query, user, nowMs }) =>
    exportCards({ userId: user.id, nowMs, deckId: query.deck, format: query.format, timeZone: query.timeZone }),
  ),
});
