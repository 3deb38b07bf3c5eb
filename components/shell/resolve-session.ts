import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { clearCachedData } from '@/lib/client/clear-cached-data';
import { signInAddress } from '@/lib/client/sign-in-address';
import { readSessionClaims, storedToken, storeToken } from '@/lib/client/token-store';
import { renewSession } from '@/lib/contract/auth';
import { endSession } from './end-session';
import { sessionStep } from './session-step';
import { startServiceWorker } from './start-service-worker';
import { wakeSender } from './wake-sender';

/** How the page goes on: as it is, rendered anew, with another document, or not at all for now. */
export type SessionResolution = 'resolved' | 'refresh' | 'leaving' | 'unreachable';

function signIn(): 'leaving' {
  location.replace(signInAddress(location.pathname + location.search + location.hash));
  return 'leaving';
}

/** Fetches a fresh token; 'superseded' where somebody has logged out or in before it came. */
async function renew(): Promise<'renewed' | 'refused' | 'unreachable' | 'superseded'> {
  const sent = storedToken();
  try {
    const { token } = await call(renewSession, {});
    if (storedToken() !== sent) return 'superseded';
    storeToken(token);
    return 'renewed';
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return 'unreachable';
    // What was refused is removed by now.
    return storedToken() === null ? 'refused' : 'superseded';
  }
}

/**
 * Brings the token of local storage and the cookie, which named `cookieUserId`, into agreement. Where
 * they agree, what waits in this browser begins to be sent, and what is shown is cached; without a session
 * nothing of it stays.
 */
export async function resolveSession(cookieUserId: string | null, isGuarded: boolean): Promise<SessionResolution> {
  if (readSessionClaims(Date.now()) === null) await clearCachedData();
  const resolution = await agree(cookieUserId, isGuarded);
  if (resolution === 'resolved' && cookieUserId !== null) {
    void wakeSender(cookieUserId);
    void startServiceWorker(cookieUserId);
  }
  return resolution;
}

async function agree(cookieUserId: string | null, isGuarded: boolean): Promise<SessionResolution> {
  const nowMs = Date.now();
  switch (sessionStep({ cookieUserId, claims: readSessionClaims(nowMs), isGuarded, nowMs })) {
    case 'stay':
      return 'resolved';
    case 'sign-in':
      return signIn();
    case 'end':
      await endSession();
      return isGuarded ? signIn() : 'refresh';
    case 'renew': {
      const outcome = await renew();
      if (outcome === 'superseded') return await agree(cookieUserId, isGuarded);
      // A renewal that fails today may succeed on the next page; a refused one has ended the session.
      return outcome === 'refused' ? 'refresh' : 'resolved';
    }
    case 'exchange': {
      const outcome = await renew();
      if (outcome === 'superseded') return await agree(cookieUserId, isGuarded);
      if (outcome === 'unreachable') return 'unreachable';
      return outcome === 'refused' && isGuarded ? 'leaving' : 'refresh';
    }
  }
}
