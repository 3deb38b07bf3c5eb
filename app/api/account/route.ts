import { deleteAccount as contract } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { withoutSessionCookie } from '@/lib/http/session-cookie';
import { deleteAccount } from '@/lib/services/account/delete-account';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(contract, async ({ body, user, address, browserToken, nowMs }) => {
    await deleteAccount({ user, password: body.password, address, browserToken, nowMs });
    return withoutSessionCookie();
  }),
});
