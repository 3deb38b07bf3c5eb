/** Limits of accounts and sessions (specification, section 9; decisions, "Session"). */
export const PASSWORD_MIN_LENGTH = 6;
/** argon2 takes any length; the bound keeps hashing cost bounded. */
export const PASSWORD_MAX_LENGTH = 256;
export const USERNAME_MAX_LENGTH = 64;

/** Local-storage key of the token. */
export const TOKEN_STORAGE_KEY = 'token';
export const TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60;
/** A token with less life left than this is renewed when a page is used. */
export const TOKEN_RENEWAL_WINDOW_SECONDS = 3 * 24 * 60 * 60;
