import { setStudyPlan as contract } from '@/lib/contract/study-plan';
import { endpoint, methods } from '@/lib/http/endpoint';
import { setStudyPlan } from '@/lib/services/account/set-study-plan';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(contract, ({ body, user }) => setStudyPlan(user.id, body)),
});
