import { exportRuleOutline as contract } from '@/lib/contract/outlines';
import { endpoint, methods } from '@/lib/http/endpoint';
import { exportRuleOutline } from '@/lib/services/outlines/export-rule-outline';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ params }) => exportRuleOutline(params.subject)),
});
