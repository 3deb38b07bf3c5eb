import { undoReview as contract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { undoReview } from '@/lib/services/memorize/undo-review';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(contract, ({ params, user, nowMs }) =>
    undoReview({ userId: user.id, idempotencyKey: params.key, nowMs }),
  ),
});
