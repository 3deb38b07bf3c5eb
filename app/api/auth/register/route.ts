import { register } from '@/lib/contract/auth';
import { endpoint, methods } from '@/lib/http/endpoint';
import { registerUser } from '@/lib/services/auth/register-user';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(register, async ({ body, address, nowMs }) => ({
    user: await registerUser({ username: body.username, password: body.password, address, nowMs }),
  })),
});
