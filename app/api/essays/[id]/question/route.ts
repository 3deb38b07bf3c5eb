import { getEssayQuestion } from '@/lib/contract/essays';
import { endpoint, methods } from '@/lib/http/endpoint';
import { prerenderJson } from '@/lib/http/prerender-json';
import { requireEssay } from '@/lib/services/essays/require-essay';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getEssayQuestion, async ({ params }) => prerenderJson((await requireEssay(params.id)).question)),
});
