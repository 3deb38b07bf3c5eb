import { startedQuestionsAddress } from '@/lib/domain/understand/study-address';

/** An issue of a multiple-choice subject. */
export type PracticeIssue = {
  id: string;
  name: string;
  /** Multiple-choice subject. */
  subject: string;
  /** Share of the subject's questions, percent; 0 when the outline gives none. */
  weight: number;
};

/** Where the questions that can be practiced stand, and what they test; retired parts left out. */
export type PracticeMap = {
  /** By question. */
  places: ReadonlyMap<string, { issueId: string; subIssueId: string | null; ruleIds: readonly string[] }>;
  /** By id, in the order of the outline. */
  issues: ReadonlyMap<string, PracticeIssue>;
  subIssues: ReadonlyMap<string, { name: string; parentId: string | null }>;
};

/** Practice of an issue, started. */
export function practiceAddress({ subject, name }: PracticeIssue): string {
  return startedQuestionsAddress(subject, name);
}

/** The issues of a multiple-choice subject, in their order. */
export function issuesOf({ issues }: PracticeMap, subject: string): PracticeIssue[] {
  return [...issues.values()].filter((issue) => issue.subject === subject);
}
