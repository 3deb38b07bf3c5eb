/** Constants of the rule quiz (specification 3.1). */
export const DEFAULT_NUMBER_OF_RULES = 10;
export const MIN_NUMBER_OF_RULES = 1;
/** The longest quiz the server draws. */
export const MAX_NUMBER_OF_RULES = 100;
/** Characters of an answer; the longest rule has 900. It bounds the time that one check can take from all others. */
export const MAX_ANSWER_LENGTH = 4_000;
/** Characters of the reason for which a learner counts an answer as correct. */
export const MAX_CLAIM_LENGTH = 1_000;
/** Elements that can be asked about in one answer; no rule has nearly as many. */
export const MAX_ELEMENTS = 100;
/** How long a language model may take to read an answer before its learner is left to decide alone. */
export const READING_TIMEOUT_MS = 5_000;
/** Answers that a learner may have read within a window of throttling (domain/auth/constants.ts). */
export const READING_LIMIT = 60;

/** What helps while answering, from nothing to the most. */
export const RULE_HINTS = ['none', 'first_letters', 'guided'] as const;
export type RuleHint = (typeof RULE_HINTS)[number];

/** Which rules of a selection a quiz is drawn from, where not from all of them. */
export const RULE_PRESETS = ['due', 'weak', 'unseen'] as const;
export type RulePreset = (typeof RULE_PRESETS)[number];
