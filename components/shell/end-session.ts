import { call } from '@/lib/client/call';
import { forgetKept } from '@/lib/client/kept-answers';
import { removeToken } from '@/lib/client/token-store';
import { logout } from '@/lib/contract/auth';

/**
 * Ends the session in both places, and removes what was kept of it. Where the server cannot be reached the cookie outlives the call,
 * but a page opened with a cookie and no token behaves as signed out and clears it then.
 */
export async function endSession(): Promise<void> {
  removeToken();
  await forgetKept();
  await call(logout, {}).catch(() => undefined);
}
