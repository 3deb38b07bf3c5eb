import { renewSession as contract } from '@/lib/contract/auth';
import { toSessionUser } from '@/lib/domain/auth/token-claims';
import { endpoint, methods } from '@/lib/http/endpoint';
import { withSessionCookie } from '@/lib/http/session-cookie';
import { renewSession } from '@/lib/services/auth/renew-session';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(contract, async ({ user, nowMs }) =>
    withSessionCookie({
      token: await renewSession(user, nowMs),
      user: toSessionUser(user),
    }),
  ),
});
