import { changePassword as contract } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { withSessionCookie } from '@/lib/http/session-cookie';
import { changePassword } from '@/lib/services/account/change-password';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, async ({ body, user, address, browserToken, nowMs }) =>
    withSessionCookie(
      await changePassword({
        user,
        currentPassword: body.currentPassword,
        newPassword: body.newPassword,
        address,
        browserToken,
        nowMs,
      }),
    ),
  ),
});
