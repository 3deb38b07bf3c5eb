import { writeOutline } from '@/components/outlines/rule-outline/write-outline';
import { getRuleOutlineHtml } from '@/lib/contract/outlines';
import { endpoint, methods } from '@/lib/http/endpoint';
import { prerenderJson } from '@/lib/http/prerender-json';
import { currentRuleOutline } from '@/lib/services/outlines/current-rule-outline';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(getRuleOutlineHtml, async () => prerenderJson(writeOutline((await currentRuleOutline()).outline))),
});
