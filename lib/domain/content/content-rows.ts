import type { EssayJurisdiction } from '@/lib/domain/essays/essay-format';
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
  essay: EssayRow[];
  essayTopic: EssayTopicRow[];
  essayIssue: EssayIssueRow[];
  essayIssueRule: EssayIssueRuleRow[];
  issueExplanation: IssueExplanationRow[];
  abbreviation: AbbreviationRow[];
};

/** Rows that only join two others: they are deleted when the join is gone. */
export type ContentLinks = Pick<ContentRows, 'questionRule' | 'essayTopic' | 'essayIssueRule'>;

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

type Buzzword = { phrase: string; synonyms: string[] };

/** How learners word a buzzword: those who know it, and those who have it wrong. */
type BuzzwordWordings = { paraphrases: string[]; misstatements: string[] };

type RuleRow = {
  id: string;
  sourceId: string;
  issueId: string;
  subIssueId: string | null;
  name: string;
  text: string;
  buzzwords: Buzzword[];
  /** One for each buzzword; none where nobody has written them. Read by the rule checker alone. */
  wordings: BuzzwordWordings[];
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
  /** Both or neither, as `flipAnswer`. */
  flipQuestion: string | null;
  flipAnswer: string | null;
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

type QuestionRuleRow = { questionId: string; ruleId: string; position: number };

type EssayRow = {
  id: string;
  displayName: string;
  year: number;
  minutes: number;
  jurisdiction: EssayJurisdiction;
  /** Allowed tags only, like all HTML of these rows. */
  questionHtml: string;
  answerHtml: string;
  checklist: string[];
  position: number;
  retired: boolean;
};

type EssayTopicRow = { essayId: string; subjectId: string; position: number };

type EssayIssueRow = {
  id: string;
  essayId: string;
  name: string;
  aliases: string[];
  buzzwords: Buzzword[];
  points: number;
  position: number;
  retired: boolean;
};

type EssayIssueRuleRow = { essayIssueId: string; ruleId: string; position: number };

type IssueExplanationRow = {
  issueId: string;
  aboutHtml: string;
  testedHtml: string;
  exampleHtml: string;
  mnemonicHtml: string | null;
  retired: boolean;
};

type AbbreviationRow = { id: string; abbr: string; full: string; position: number; retired: boolean };
