import { call } from '@/lib/client/call';
import { clearCachedData } from '@/lib/client/clear-cached-data';
import { removeToken } from '@/lib/client/token-store';
import { logout } from '@/lib/contract/auth';

/**
 * Ends the session in both places, and leaves nothing here to be read of what the server has. Where the
 * server cannot be reached the cookie outlives the call, but a page opened with a cookie and no token
 * behaves as signed out and clears it then.
 */
export async function endSession(): Promise<void> {
  removeToken();
  await clearCachedData();
  await call(logout, {}).catch(() => undefined);
}
