/** Limits of accounts and sessions (specification 1.1 and 1.2). */
export const PASSWORD_MIN_LENGTH = 6;
/** argon2 takes any length; the bound keeps hashing cost bounded. */
export const PASSWORD_MAX_LENGTH = 256;
export const USERNAME_MAX_LENGTH = 64;

/** Local-storage key of the token. */
export const TOKEN_STORAGE_KEY = 'token';
export const TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60;
/** A token with less life left than this is renewed when a page is used. */
export const TOKEN_RENEWAL_WINDOW_SECONDS = 3 * 24 * 60 * 60;

/** Failed tries are counted in windows of this length, unless said. */
export const THROTTLE_WINDOW_SECONDS = 15 * 60;
/** Wrong passwords for one account from one address, or one known browser, within a window. */
export const PLACE_FAILURE_LIMIT = 10;
/** Wrong passwords for one account from everywhere within its longer window (NIST SP 800-63B names 100). */
export const ACCOUNT_FAILURE_LIMIT = 100;
export const ACCOUNT_WINDOW_SECONDS = 24 * 60 * 60;
/** How long an address from which its owner logged in is known to an account. */
export const KNOWN_ADDRESS_SECONDS = 90 * 24 * 60 * 60;
/** How long a browser is, from its last login. */
export const BROWSER_LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Wrong passwords from one address within a window: a lecture hall shares one. */
export const ADDRESS_FAILURE_LIMIT = 100;
/** Accounts that one address may open within a window. */
export const ADDRESS_REGISTRATION_LIMIT = 50;
/** Guests that one address may open within a window. */
export const ADDRESS_GUEST_LIMIT = 50;

/** A guest who has not chosen a name by then is removed. */
export const GUEST_LIFETIME_DAYS = 30;
export const GUEST_LIFETIME_SECONDS = GUEST_LIFETIME_DAYS * 24 * 60 * 60;
