import 'server-only';
import { issueBrowserToken, knownBrowser } from '@/lib/auth/browser-token';
import {
  ACCOUNT_FAILURE_LIMIT,
  ACCOUNT_WINDOW_SECONDS,
  ADDRESS_FAILURE_LIMIT,
  KNOWN_ADDRESS_SECONDS,
  PLACE_FAILURE_LIMIT,
} from '@/lib/domain/auth/constants';
import { countTry, forgiveTry, isKnown, type Limit, makeKnown } from './throttle';

/** Where somebody tries a password from. */
export type Place = {
  address: string;
  /** What a login left in this browser. */
  browserToken: string | undefined;
};

type Try = Place & {
  /** What the account logs in under, whether there is one or not. */
  usernameKey: string;
  /** Whose counters these are when they are not those of the login: what only a session can use up. */
  owner?: string;
  nowMs: number;
};

const atPlace = (account: string, address: string) => `${account}\n${address}`;

/**
 * Counts a try of a password before it is verified. Strangers who try one account's are stopped at
 * their own address soon, and all of them together later; neither stops its owner, whose browser has
 * its own counters, and whose usual addresses do not go by what happens elsewhere. Throws 'throttled'.
 */
export async function countPasswordTry(attempt: Try): Promise<readonly Limit[]> {
  const limits = await limitsOf(attempt);
  await countTry(limits, attempt.nowMs);
  return limits;
}

async function limitsOf({ usernameKey, owner, address, browserToken, nowMs }: Try): Promise<Limit[]> {
  const account = owner ?? usernameKey;
  const browser = await knownBrowser(browserToken, usernameKey, nowMs);
  const slow = { subject: account, max: ACCOUNT_FAILURE_LIMIT, windowSeconds: ACCOUNT_WINDOW_SECONDS };
  if (browser) {
    // Whoever once knew the password may hold any number of such tokens: all of them have a limit too.
    return [
      { scope: 'browser', subject: atPlace(account, browser), max: PLACE_FAILURE_LIMIT },
      { scope: 'browsers', ...slow },
    ];
  }
  const place = atPlace(account, address);
  return [
    { scope: 'place', subject: place, max: PLACE_FAILURE_LIMIT },
    { scope: 'address', subject: address, max: ADDRESS_FAILURE_LIMIT },
    ...((await isKnown(place, nowMs)) ? [] : [{ scope: 'account', ...slow } as const]),
  ];
}

/** After a login: forgives the try, knows the address again, and answers the token to be known by. */
export async function welcome(
  { usernameKey, address, browserToken, nowMs }: Try,
  limits: readonly Limit[],
): Promise<string> {
  await forgiveTry(limits);
  await makeKnown(atPlace(usernameKey, address), nowMs, KNOWN_ADDRESS_SECONDS);
  return issueBrowserToken(usernameKey, nowMs, (await knownBrowser(browserToken, usernameKey, nowMs)) ?? undefined);
}
