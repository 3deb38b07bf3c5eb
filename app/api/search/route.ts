import { searchEverything as contract } from '@/lib/contract/search';
import { endpoint, methods } from '@/lib/http/endpoint';
import { searchEverything } from '@/lib/services/search/search-everything';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query, user }) => searchEverything({ query: query.q, userId: user.id })),
});
