import { listRuleWordings } from '@/lib/contract/rules';
import { endpoint, methods } from '@/lib/http/endpoint';
import { etaggedJson } from '@/lib/http/prerender-json';
import { listWordings } from '@/lib/services/rules/list-wordings';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(listRuleWordings, async ({ query }) => etaggedJson(await listWordings(query.rules))),
});
