import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { clearCachedData } from '@/lib/client/clear-cached-data';
import { safeReturnPath } from '@/lib/client/sign-in-address';
import { storeToken } from '@/lib/client/token-store';
import { claimAccount, login, openGuest, register } from '@/lib/contract/auth';

type Credentials = { username: string; password: string };

/** Where a new learner says what they prepare for. */
const WELCOME = '/welcome';

/** Logs in and keeps the token; the cookie comes with the answer. Throws ApiError. */
async function openSession(credentials: Credentials): Promise<void> {
  await keepSession((await call(login, { body: credentials })).token);
}

async function keepSession(token: string): Promise<void> {
  // Of whoever had this browser before; their session is over.
  await clearCachedData();
  storeToken(token);
}

/** Leaves for a document of its own: whatever the last user left in memory is gone. */
function goOn(next: string | null): void {
  location.assign(safeReturnPath(next));
}

/** Logs in and goes on to where the learner came from; else answers why not, in the server's words or `fallback`. */
export async function logIn(credentials: Credentials, next: string | null, fallback: string): Promise<string | null> {
  try {
    await openSession(credentials);
  } catch (error) {
    return errorMessage(error, fallback);
  }
  goOn(next);
  return null;
}

/** Opens an account and logs in, as `logIn` does. */
export async function signUp(credentials: Credentials, next: string | null, fallback: string): Promise<string | null> {
  try {
    await call(register, { body: credentials });
  } catch (error) {
    return errorMessage(error, fallback);
  }
  // The account stands even if this fails; the login page then says what is the matter.
  await openSession(credentials).then(
    () => goOn(next ?? WELCOME),
    () => location.assign('/login'),
  );
  return null;
}

/** Opens a session without an account; answers why not, as `logIn` does. */
export async function tryAsGuest(fallback: string): Promise<string | null> {
  try {
    await keepSession((await call(openGuest, {})).token);
  } catch (error) {
    return errorMessage(error, fallback);
  }
  goOn(WELCOME);
  return null;
}

/** Makes the guest who is signed in an account, and goes on as `logIn` does. */
export async function claim(credentials: Credentials, next: string | null, fallback: string): Promise<string | null> {
  try {
    // What this browser keeps is the same learner's still.
    storeToken((await call(claimAccount, { body: credentials })).token);
  } catch (error) {
    return errorMessage(error, fallback);
  }
  goOn(next);
  return null;
}
