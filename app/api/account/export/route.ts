import { exportAccount as contract } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { exportAccount } from '@/lib/services/account/export-account';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, ({ user, nowMs }) => exportAccount(user.id, nowMs)),
});
