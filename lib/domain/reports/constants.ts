/** What can be reported; an explanation is that of an issue. */
export const REPORTED_KINDS = ['question', 'rule', 'explanation', 'essay'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/** What may be wrong with it. */
export const REPORTED_PROBLEMS = ['wrong_answer', 'wrong_law', 'unclear', 'typo', 'other'] as const;
export type ReportedProblem = (typeof REPORTED_PROBLEMS)[number];

/** What is decided about a report. */
export const REPORT_DECISIONS = ['open', 'confirmed', 'declined'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** What a report has come to: `mended` follows from the wording (lib/domain/reports/wording.ts). */
export type ReportState = ReportDecision | 'mended';

/** Characters of what a learner says is wrong, and of what they are answered. */
export const MAX_REPORT_LENGTH = 1000;

/** Reports that a learner can send within 24 hours. */
export const MAX_REPORTS_A_DAY = 20;
/** Reports of a learner that may wait for a decision at the same time. */
export const MAX_OPEN_REPORTS = 50;

export const KIND_WORDS: Readonly<Record<ReportedKind, string>> = {
  question: 'Question',
  rule: 'Rule',
  explanation: 'Explanation',
  essay: 'Essay',
};

export const PROBLEM_WORDS: Readonly<Record<ReportedProblem, string>> = {
  wrong_answer: 'The answer is wrong',
  wrong_law: 'The law is wrong or out of date',
  unclear: 'It is unclear',
  typo: 'There is a typo',
  other: 'Something else',
};
