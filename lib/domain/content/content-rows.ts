import type { OptionLabel } from '@/lib/domain/mbe/constants';

/** What the content tables hold, row by row: what a pack asks for and what the database has. */
export type ContentRows = {
  subject: SubjectRow[];
  contentSource: ContentSourceRow[];
  issue: IssueRow[];
  subIssue: SubIssueRow[];
  rule: RuleRow[];
  question: QuestionRow[];
  questionOption: QuestionOptionRow[];
  questionRule: QuestionRuleRow[];
};

type SubjectRow = { id: string; name: string; mbeName: string | null; position: number };

export type ContentSourceRow = {
  id: string;
  kind: 'question' | 'rule';
  name: string;
  position: number;
  retired: boolean;
};

type IssueRow = {
  id: string;
  subjectId: string;
  name: string;
  /** Percent. */
  weight: number | null;
  position: number;
  retired: boolean;
};

type SubIssueRow = {
  id: string;
  issueId: string;
  parentId: string | null;
  name: string;
  position: number;
  retired: boolean;
};

type RuleRow = {
  id: string;
  sourceId: string;
  issueId: string;
  subIssueId: string | null;
  name: string;
  text: string;
  buzzwords: { phrase: string; synonyms: string[] }[];
  authority: string[];
  note: string | null;
  explanation: string;
  example: string;
  trap: string;
  position: number;
  retired: boolean;
};

type QuestionRow = {
  id: string;
  sourceId: string;
  topic: string;
  issueId: string;
  subIssueId: string | null;
  difficulty: 'easy' | 'medium' | 'hard';
  passage: string | null;
  text: string;
  correctLabel: OptionLabel;
  /** YYYY-MM-DD. */
  reviewedOn: string;
  retired: boolean;
};

type QuestionOptionRow = {
  questionId: string;
  label: OptionLabel;
  text: string;
  explanation: string;
  advancedExplanation: string | null;
};

export type QuestionRuleRow = { questionId: string; ruleId: string; position: number };
