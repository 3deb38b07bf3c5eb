import { listDecks as contract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listDecks } from '@/lib/services/memorize/list-decks';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query, user, nowMs }) => listDecks({ userId: user.id, nowMs, timeZone: query.timeZone })),
});
