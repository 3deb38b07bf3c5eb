/** What an answer may have at most to be taken for analysis, in bytes of UTF-8: as much as can be saved, and more. */
export const MAX_ANSWER_BYTES = 250_000;

/**
 * How far into an answer the analysis reads: some 5,000 words, more than the fastest writer types in
 * an hour, and as many lines. They bound the time that one request can take from all others.
 */
export const MAX_GRADED_CHARACTERS = 30_000;
export const MAX_GRADED_LINES = 2_000;

/** What a saved answer, HTML and plain text together, may have at most as a request, in bytes. */
export const MAX_DRAFT_BYTES = 250_000;
/** What a learner is told whose answer has more than one of these. */
export const ANSWER_TOO_LARGE = 'That is too large: an answer can be at most 250 KB.';

/** Earlier analyses that are kept of each answer. */
export const MAX_KEPT_ANALYSES = 100;

export const MAX_SUGGESTION_QUERY_LENGTH = 2_000;
/** Suggestions that a learner may ask for within a window of throttling (domain/auth/constants.ts). */
export const SUGGESTION_LIMIT = 40;
/** How long a language model may be silent before the built-in coach answers in its place. */
export const MODEL_TIMEOUT_MS = 20_000;

export const MAX_EXAM_MINUTES_PER_ESSAY = 600;
