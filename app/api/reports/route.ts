import { fileReport as fileContract, listOwnReports as listContract } from '@/lib/contract/reports';
import { endpoint, methods } from '@/lib/http/endpoint';
import { fileReport } from '@/lib/services/reports/file-report';
import { listOwnReports } from '@/lib/services/reports/list-own-reports';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(listContract, ({ query, user }) => listOwnReports({ userId: user.id, before: query.before })),
  POST: endpoint(fileContract, ({ body, headers, user, nowMs }) =>
    fileReport({ userId: user.id, report: body, idempotencyKey: headers['idempotency-key'], nowMs }),
  ),
});
