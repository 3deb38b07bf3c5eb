import { searchExplanations as contract } from '@/lib/contract/understand';
import { endpoint, methods } from '@/lib/http/endpoint';
import { searchExplanations } from '@/lib/services/understand/search-explanations';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ query }) => searchExplanations({ query: query.q, subjectId: query.subject })),
});
