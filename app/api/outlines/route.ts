import { getOutlines } from '@/lib/contract/outlines';
import { endpoint, methods } from '@/lib/http/endpoint';
import { prerenderJson } from '@/lib/http/prerender-json';
import { currentRuleOutline } from '@/lib/services/outlines/current-rule-outline';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getOutlines, async () => prerenderJson((await currentRuleOutline()).map)),
});
