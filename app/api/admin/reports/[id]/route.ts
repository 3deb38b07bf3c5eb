import { decideReport as contract } from '@/lib/contract/reports';
import { endpoint, methods } from '@/lib/http/endpoint';
import { decideReport } from '@/lib/services/reports/decide-report';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(contract, ({ params, body, user, nowMs }) =>
    decideReport({ userId: user.id, id: params.id, ...body, nowMs }),
  ),
});
