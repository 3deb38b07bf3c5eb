import { claimAccount as contract } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { withLoginCookies } from '@/lib/http/session-cookie';
import { claimAccount } from '@/lib/services/account/claim-account';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, async ({ body, user, address, browserToken, nowMs }) =>
    withLoginCookies(
      await claimAccount({
        userId: user.id,
        username: body.username,
        password: body.password,
        address,
        browserToken,
        nowMs,
      }),
    ),
  ),
});
