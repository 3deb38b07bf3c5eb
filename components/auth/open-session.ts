import { call } from '@/lib/client/call';
import { clearCachedData } from '@/lib/client/clear-cached-data';
import { storeToken } from '@/lib/client/token-store';
import { login, register } from '@/lib/contract/auth';

type Credentials = { username: string; password: string };

/** Logs in and keeps the token; the cookie comes with the answer. Throws ApiError. */
export async function openSession(credentials: Credentials): Promise<void> {
  const { token } = await call(login, { body: credentials });
  // Of whoever had this browser before; their session is over.
  await clearCachedData();
  storeToken(token);
}

/** Opens an account. Throws ApiError. */
export async function openAccount(credentials: Credentials): Promise<void> {
  await call(register, { body: credentials });
}
