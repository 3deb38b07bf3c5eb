import { exportReports as contract } from '@/lib/contract/reports';
import { endpoint, methods } from '@/lib/http/endpoint';
import { exportReports } from '@/lib/services/reports/export-reports';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ user, nowMs }) => exportReports(user.id, nowMs)),
});
