import type { Abbreviation } from '@/lib/domain/text/abbreviations';

/** A phrase that a right answer holds, with the wordings that count as the same. */
export type GradedPhrase = { phrase: string; synonyms: readonly string[] };

/** An issue that an essay is graded by. */
export type GradedIssue = {
  name: string;
  aliases: readonly string[];
  buzzwords: readonly GradedPhrase[];
  /** Of the essay's total, which is the sum over its issues. */
  points: number;
  /** Ids of the rules it turns on. */
  rules: readonly string[];
};

/** A rule of law that issues turn on. */
export type GradedRule = { id: string; name: string; text: string; buzzwords: readonly GradedPhrase[] };

/** All that an answer is compared with. */
export type EssayGrading = {
  /** The essay's facts and calls as plain text. */
  question: string;
  issues: readonly GradedIssue[];
  /** At least those that the issues name. */
  rules: readonly GradedRule[];
  abbreviations: readonly Abbreviation[];
};

/** What an answer shows of one issue, each part from 0 to 1. */
export type IssueParts = {
  /** The issue is named in a sentence, or in a heading over sentences. */
  named: number;
  buzzwords: number;
  rule: number;
  application: number;
  conclusion: number;
};

export type IssueFeedback = {
  /** The issue's name. */
  issue: string;
  status: 'Detected' | 'Missed';
  /** How many buzzwords were found, and which are missing; absent when the issue was missed. */
  buzzwordStatus?: string;
  /** Of maxPoints, rounded to a tenth. */
  points: number;
  maxPoints: number;
  parts: IssueParts;
  /** The learner's own sentence that shows the issue best; null when there is none. */
  quote: string | null;
  missingBuzzwords: string[];
  /** Rules of the issue that were not stated, or hardly. */
  missingRules: { id: string; name: string; text: string }[];
};

export type EssayAnalysis = {
  /** Whole points, 0 to maxPossibleScore. */
  score: number;
  maxPossibleScore: number;
  /** One entry for each issue, in the essay's order. */
  feedback: IssueFeedback[];
};
