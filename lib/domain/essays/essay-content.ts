import type { EssayJurisdiction, EssayMinutes } from './essay-format';
import type { GradedIssue, GradedRule } from './essay-grading';

/** An essay as the content holds it. */
export type EssayContent = {
  id: string;
  displayName: string;
  year: number;
  minutes: EssayMinutes;
  jurisdiction: EssayJurisdiction;
  /** Names of its subjects, its home first. */
  topics: string[];
  questionHtml: string;
  answerHtml: string;
  checklist: string[];
  /** Withdrawn: not offered any more, but still there for whoever wrote it. */
  retired: boolean;
  issues: GradedIssue[];
  /** Those that the issues name. */
  rules: GradedRule[];
};
