import { USERNAME_MAX_LENGTH } from './constants';

/** Zero-width joiners: invisible, but some scripts (Persian, Hindi, emoji) cannot be written without. */
const JOINERS = /[\u200C\u200D]/gu;

/**
 * Control, format, unassigned, private-use and lone-surrogate characters, line separators, and those
 * that show nothing though they count as letters or symbols: fillers and the empty braille pattern.
 */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Says in a sentence what is wrong with a trimmed username that somebody logs in with, null when an
 * account may have it: one from a time when more characters were taken stays its owner's.
 */
export function claimedUsernameProblem(username: string): string | null {
  const length = [...username].length;
  if (usernameKey(username) === '') return 'Username is required.';
  if (length > USERNAME_MAX_LENGTH) return `Username must be at most ${USERNAME_MAX_LENGTH} characters long.`;
  return null;
}

/**
 * Says in a sentence what is wrong with a trimmed username for a new account, null when it is fine.
 * Any script is welcome; length is counted in code points.
 */
export function usernameProblem(username: string): string | null {
  const problem = claimedUsernameProblem(username);
  if (problem) return problem;
  if (FORBIDDEN.test(username.replace(JOINERS, '')))
    return 'Username must not contain control or invisible characters.';
  return null;
}

/**
 * The form that uniqueness and login go by: two spellings that differ only in case or in Unicode
 * composition, or by invisible joiners, are one account. The key of a key is itself.
 */
export function usernameKey(username: string): string {
  let key = foldOnce(username);
  // Once is not enough for every character: the capital ẞ becomes ß, and that ss.
  for (let next = foldOnce(key); next !== key; next = foldOnce(key)) key = next;
  return key;
}

/**
 * The key that an account with this name may still have from a time when names were folded once, if
 * another account had its present key already.
 */
export function earlierUsernameKey(username: string): string {
  return foldOnce(username);
}

/** Upper before lower folds characters whose lower case alone keeps them apart (ß and ss, ς and σ). */
function foldOnce(text: string): string {
  return text.replace(JOINERS, '').normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim();
}
