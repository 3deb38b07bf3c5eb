import { reviewCard as contract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { recordReview } from '@/lib/services/memorize/record-review';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, ({ body, headers, user, nowMs }) =>
    recordReview({
      userId: user.id,
      card: body.card,
      rating: body.rating,
      origin: 'flashcard',
      nowMs,
      timeZone: body.timeZone,
      reviewedAt: body.reviewedAt,
      idempotencyKey: headers['idempotency-key'],
    }),
  ),
});
