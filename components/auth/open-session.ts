import { call } from '@/lib/client/call';
import { forgetShown } from '@/lib/client/forget-shown';
import { storeToken } from '@/lib/client/token-store';
import { login, register } from '@/lib/contract/auth';

type Credentials = { username: string; password: string };

/** Logs in and keeps the token; the cookie comes with the answer. Throws ApiError. */
export async function openSession(credentials: Credentials): Promise<void> {
  const { token } = await call(login, { body: credentials });
  // Of whoever had this browser before; their session is over.
  await forgetShown();
  storeToken(token);
}

/** Opens an account. Throws ApiError. */
export async function openAccount(credentials: Credentials): Promise<void> {
  await call(register, { body: credentials });
}
