import { exportAccount as contract } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { JsonStream } from '@/lib/http/reply';
import { exportAccount } from '@/lib/services/account/export-account';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(contract, async ({ user, nowMs }) => new JsonStream(await exportAccount(user.id, nowMs))),
});
