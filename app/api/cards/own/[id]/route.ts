import { deleteOwnCard as deleteContract, updateOwnCard as updateContract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { deleteOwnCard, updateOwnCard } from '@/lib/services/memorize/write-own-card';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(updateContract, ({ params, body, user, nowMs }) =>
    updateOwnCard({ userId: user.id, id: params.id, card: body, nowMs }),
  ),
  DELETE: endpoint(deleteContract, async ({ params, user }) => {
    await deleteOwnCard(user.id, params.id);
    return undefined;
  }),
});
