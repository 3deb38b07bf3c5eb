import { importCards as contract } from '@/lib/contract/cards';
import { endpoint, methods } from '@/lib/http/endpoint';
import { importCards } from '@/lib/services/memorize/import-cards';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, ({ body, user, nowMs }) =>
    importCards({ userId: user.id, format: body.format, text: body.text, isCommitted: body.commit, nowMs }),
  ),
});
