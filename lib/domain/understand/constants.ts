/** The shortest and the longest search, in characters, blanks around it not counted. */
export const MIN_SEARCH_LENGTH = 2;
export const MAX_SEARCH_LENGTH = 200;

/** How many results a search answers at most. */
export const SEARCH_RESULT_LIMIT = 20;
