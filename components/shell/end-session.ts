import { call } from '@/lib/client/call';
import { forgetKept } from '@/lib/client/kept-answers';
import { removeToken, storedUserId } from '@/lib/client/token-store';
import { logout } from '@/lib/contract/auth';

/**
 * Ends the session in both places, and leaves nothing here to be read of what the server has. Where the
 * server cannot be reached the cookie outlives the call, but a page opened with a cookie and no token
 * behaves as signed out and clears it then.
 */
export async function endSession(): Promise<void> {
  const userId = storedUserId();
  removeToken();
  await forgetKept();
  // Without the script they stay until the learner is forgotten here or they are old.
  const copies = await import('@/lib/client/draft-copies').catch(() => null);
  if (userId !== null) await copies?.removeDraftCopies(userId);
  await call(logout, {}).catch(() => undefined);
}
