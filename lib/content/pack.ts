import type { WordedBuzzword } from '@/lib/domain/rules/worded-buzzword';
import { type MbeSubject, SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';
import type { AbbreviationEntry } from './schemas/abbreviations-schema';
import type { EssayFile } from './schemas/essay-schema';
import type { ExplanationEntry } from './schemas/explanations-schema';
import type { Minimums } from './schemas/pack-schema';
import type { QuestionEntry } from './schemas/questions-schema';
import type { RuleEntry } from './schemas/rules-schema';
import type { Location } from './source-file';

/** A pack with every reference resolved. Positions count from 0 in the order of the files. */
export type Pack = {
  /** Blind answers that must agree with the key before a question is imported. */
  blindReaders: number;
  minimums: PackMinimum[];
  sources: PackSource[];
  issues: PackIssue[];
  subIssues: PackSubIssue[];
  rules: PackRule[];
  questions: PackQuestion[];
  essays: PackEssay[];
  explanations: PackExplanation[];
  abbreviations: PackAbbreviation[];
};

/** How many of something the pack promises to hold. */
type PackMinimum = { figure: keyof Minimums; minimum: number; at: Location };

export type PackSource = {
  id: string;
  kind: 'question' | 'rule';
  name: string;
  /** Whether its questions are held to the style of the exam. */
  examStyle: boolean;
  position: number;
  at: Location;
};

type PackIssue = {
  id: string;
  subjectId: SubjectId;
  name: string;
  /** Percent of the multiple-choice subject's questions. */
  weight: number | null;
  position: number;
  at: Location;
};

type PackSubIssue = {
  id: string;
  issueId: string;
  /** The sub-issue it is nested in. */
  parentId: string | null;
  name: string;
  /** Within its issue, parents before children. */
  position: number;
  at: Location;
};

/** Where something hangs in the taxonomy. */
export type TaxonomyPlace = { subjectId: SubjectId; issueId: string; subIssueId: string | null };

export type PackRule = Omit<RuleEntry, 'subissue' | 'issue' | 'buzzwords'> &
  TaxonomyPlace & {
    /** With their wordings, where the pack has them. */
    buzzwords: WordedBuzzword[];
    /** Where its wordings stand; null where it has none. */
    wordedAt: Location | null;
    sourceId: string;
    /** Within its file. */
    position: number;
    at: Location;
  };

export type PackQuestion = Omit<QuestionEntry, 'subissue' | 'issue'> &
  TaxonomyPlace & { sourceId: string; topic: string; at: Location };

/** The place is that of the whole file. */
export type PackEssay = EssayFile & { at: Location };

export type PackExplanation = Omit<ExplanationEntry, 'issue'> & {
  subjectId: SubjectId;
  issueId: string;
  at: Location;
};

type PackAbbreviation = AbbreviationEntry & { position: number; at: Location };

const mbeSubjects = new Map<SubjectId, MbeSubject | null>(SUBJECTS.map(({ id, mbe }) => [id, mbe]));

/** The multiple-choice subject that a subject is examined under; null for an essay subject. */
export function mbeSubjectOf(subjectId: SubjectId): MbeSubject | null {
  return mbeSubjects.get(subjectId) ?? null;
}
