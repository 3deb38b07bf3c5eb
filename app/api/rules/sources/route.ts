import { getRuleSources } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { prerenderJson } from '@/lib/http/prerender-json';
import { currentRules } from '@/lib/services/rules/current-rules';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getRuleSources, async () => prerenderJson((await currentRules()).sources)),
});
