import { getQuestionSources } from '@/lib/contract/questions';
import { endpoint, methods } from '@/lib/http/endpoint';
import { prerenderJson } from '@/lib/http/prerender-json';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getQuestionSources, async () => prerenderJson((await currentCatalogue()).sources)),
});
