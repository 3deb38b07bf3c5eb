import { login } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { withLoginCookies } from '@/lib/http/session-cookie';
import { logIn } from '@/lib/services/auth/log-in';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(login, async ({ body, address, browserToken, nowMs }) =>
    withLoginCookies(await logIn({ username: body.username, password: body.password, address, browserToken, nowMs })),
  ),
});
