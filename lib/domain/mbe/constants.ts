/** Constants of the multiple-choice practice (specification 5). */
export const QUIZ_MODE = 'Practice';
export const DEFAULT_NUMBER_OF_QUESTIONS = 10;
export const MIN_NUMBER_OF_QUESTIONS = 1;
/** The longest quiz the server draws: a whole exam day of 200 questions. */
export const MAX_NUMBER_OF_QUESTIONS = 200;
/** The exam's own pace: 200 questions in six hours. */
export const EXAM_SECONDS_PER_QUESTION = 108;
/** A time that is not known. */
export const UNKNOWN_TIME_SECONDS = -1;
/** Performance percent from which the side panel shows success, and from which a warning. */
export const SUCCESS_PERCENT = 75;
export const WARNING_PERCENT = 50;

export const OPTION_LABELS = ['A', 'B', 'C', 'D'] as const;
export type OptionLabel = (typeof OPTION_LABELS)[number];

/** What a learner can say of an answer before submitting it. */
export const CONFIDENCE_LEVELS = ['Off', 'Low', 'Medium', 'High'] as const;
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];
