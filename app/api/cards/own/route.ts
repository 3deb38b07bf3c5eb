import { createOwnCard as createContract, listOwnCards as listContract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { listOwnCards } from '@/lib/services/memorize/list-own-cards';
import { createOwnCard } from '@/lib/services/memorize/write-own-card';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(listContract, ({ query, user }) => listOwnCards({ userId: user.id, before: query.before })),
  POST: endpoint(createContract, ({ body, headers, user, nowMs }) =>
    createOwnCard({ userId: user.id, card: body, idempotencyKey: headers['idempotency-key'], nowMs }),
  ),
});
