import { listDeckCards as contract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listDeckCards } from '@/lib/services/memorize/list-deck-cards';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query, user, nowMs }) =>
    listDeckCards({ userId: user.id, nowMs, deckId: query.deck, timeZone: query.timeZone }),
  ),
});
