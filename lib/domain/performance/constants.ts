/** Constants of the performance page (specification 9.2 and docs/performance.md). */

/** Accuracy, percent, from which a topic is a strength, and below which it is an area for improvement. */
export const STRENGTH_PERCENT = 80;
export const WEAKNESS_PERCENT = 60;

/** Scored questions of each multiple-choice subject: 175 over seven. */
export const EXAM_QUESTIONS_PER_SUBJECT = 25;

/** Questions a day that a learner can aim for. */
export const MAX_DAILY_GOAL = 500;

/** What a learner can claim of an answer, the surest first; Off and Unknown claim nothing. */
export const CLAIMED_CONFIDENCES = ['High', 'Medium', 'Low'] as const;
export type ClaimedConfidence = (typeof CLAIMED_CONFIDENCES)[number];

/** Answers that say something about judgment: sure and wrong, unsure and right. */
export const MISJUDGED_KINDS = ['confident-mistake', 'lucky-guess'] as const;
export type MisjudgedKind = (typeof MISJUDGED_KINDS)[number];

export const PERFORMANCE_FILE_FORMATS = ['csv', 'json'] as const;
export type PerformanceFileFormat = (typeof PERFORMANCE_FILE_FORMATS)[number];
