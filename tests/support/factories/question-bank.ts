import { database } from '@/lib/db/prisma';
import { refreshQuestionDocuments } from '@/lib/db/question-repository';
import { refreshSearchDocuments } from '@/lib/db/search-repository';
import { OPTION_LABELS, type OptionLabel } from '@/lib/domain/mbe/constants';
import { SUBJECTS, type SubjectId } from '@/lib/domain/subjects/subjects';

type TaxonomyIssue = {
  id: string;
  subjectId: SubjectId;
  name: string;
  subIssues: readonly { id: string; parentId: string | null; name: string }[];
};

/** A small outline with everything there is: nesting, an issue without sub-issues, a subject of two halves. */
export const ISSUES: readonly TaxonomyIssue[] = [
  {
    id: 'evi-hearsay',
    subjectId: 'evidence',
    name: 'Hearsay',
    subIssues: [
      { id: 'evi-definition', parentId: null, name: 'Definition of hearsay' },
      { id: 'evi-exceptions', parentId: null, name: 'Exceptions' },
      { id: 'evi-dying', parentId: 'evi-exceptions', name: 'Dying declarations' },
    ],
  },
  { id: 'evi-relevance', subjectId: 'evidence', name: 'Relevance', subIssues: [] },
  {
    id: 'tort-negligence',
    subjectId: 'torts',
    name: 'Negligence',
    subIssues: [
      { id: 'tort-duty', parentId: null, name: 'Duty & foreseeability: who is owed what?' },
      { id: 'tort-breach', parentId: null, name: 'Breach' },
    ],
  },
  { id: 'crim-homicide', subjectId: 'criminal-law', name: 'Homicide', subIssues: [] },
  { id: 'cpro-search', subjectId: 'criminal-procedure', name: 'Search and seizure', subIssues: [] },
];

export const SOURCES = [
  { id: 'core', name: 'Barwright Core' },
  { id: 'exams', name: 'Barwright Practice Exams' },
] as const;

/** Stores subjects, outline, sources, and a rule for each issue. */
export async function createTaxonomy(): Promise<void> {
  const db = database();
  await db.subject.createMany({
    data: SUBJECTS.map(({ id, name, mbe }, position) => ({ id, name, mbeName: mbe, position })),
  });
  await db.issue.createMany({ data: ISSUES.map(({ subIssues: _, ...issue }, position) => ({ ...issue, position })) });
  await db.subIssue.createMany({
    data: ISSUES.flatMap(({ id: issueId, subIssues }) =>
      subIssues.map((subIssue, position) => ({ ...subIssue, issueId, position })),
    ),
  });
  await db.contentSource.createMany({
    data: [
      ...SOURCES.map((source, position) => ({ ...source, kind: 'question' as const, position })),
      { id: 'rule-book', name: 'Barwright Rule Book', kind: 'rule', position: 0 },
    ],
  });
  await db.rule.createMany({
    data: ISSUES.map(({ id, name }, position) => ({
      id: ruleIdOf(id),
      sourceId: 'rule-book',
      issueId: id,
      name: `Rule of ${name}`,
      text: `The rule of ${name} in one sentence.`,
      buzzwords: [],
      authority: ['Restatement'],
      explanation: 'In plain words.',
      example: 'For example.',
      trap: 'But beware.',
      position,
    })),
  });
}

function ruleIdOf(issueId: string): string {
  return `rule-${issueId}`;
}

export type NewQuestion = {
  id: string;
  issueId: string;
  subIssueId?: string;
  sourceId?: string;
  topic: string;
  correctLabel?: OptionLabel;
  passage?: string;
  retired?: boolean;
};

/** Stores questions, each with four options and the rule of its issue, and makes the new content known. */
export async function createQuestions(questions: readonly NewQuestion[]): Promise<void> {
  const db = database();
  await db.question.createMany({
    data: questions.map(({ sourceId = 'core', correctLabel = 'B', ...question }) => ({
      ...question,
      sourceId,
      correctLabel,
      difficulty: 'medium',
      text: `Facts of ${question.id}.\n\nWhat follows?`,
      reviewedOn: new Date('2026-11-01'),
    })),
  });
  await db.questionOption.createMany({
    data: questions.flatMap(({ id: questionId, correctLabel = 'B' }) =>
      OPTION_LABELS.map((label) => ({
        questionId,
        label,
        text: `Option ${label} of ${questionId}`,
        explanation: `Why ${label}.`,
        advancedExplanation: label === correctLabel ? 'There is more to it.' : null,
      })),
    ),
  });
  await db.questionRule.createMany({
    data: questions.map(({ id: questionId, issueId }) => ({ questionId, ruleId: ruleIdOf(issueId), position: 0 })),
  });
  await publishContent();
}

/** What an import does last: makes the documents of the content and the version by which processes notice it. */
export async function publishContent(): Promise<void> {
  await database().$transaction(refreshQuestionDocuments);
  await database().$transaction(refreshSearchDocuments);
  const stamp = { version: crypto.randomUUID(), importedAt: new Date() };
  await database().contentState.upsert({ where: { id: 1 }, create: { id: 1, ...stamp }, update: stamp });
}

/** `count` questions of one place in the outline, with ids `<prefix>-1`, `<prefix>-2`, … */
export function questionsOf(prefix: string, count: number, place: Omit<NewQuestion, 'id'>): NewQuestion[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index + 1}`, ...place }));
}

/** A bank of 61 questions in two sources and four topics, one of them a practice exam; one more is retired. */
export async function createQuestionBank(): Promise<void> {
  await createTaxonomy();
  await createQuestions([
    ...questionsOf('evi-def', 8, { issueId: 'evi-hearsay', subIssueId: 'evi-definition', topic: 'Evidence' }),
    ...questionsOf('evi-exc', 5, { issueId: 'evi-hearsay', subIssueId: 'evi-exceptions', topic: 'Evidence' }),
    ...questionsOf('evi-dying', 4, { issueId: 'evi-hearsay', subIssueId: 'evi-dying', topic: 'Evidence' }),
    ...questionsOf('evi-rel', 6, { issueId: 'evi-relevance', topic: 'Evidence' }),
    ...questionsOf('tort-duty', 10, { issueId: 'tort-negligence', subIssueId: 'tort-duty', topic: 'Torts' }),
    ...questionsOf('tort-breach', 10, { issueId: 'tort-negligence', subIssueId: 'tort-breach', topic: 'Torts' }),
    ...questionsOf('crim', 5, { issueId: 'crim-homicide', topic: 'Criminal Law and Procedure' }),
    ...questionsOf('cpro', 3, { issueId: 'cpro-search', topic: 'Criminal Law and Procedure' }),
    ...questionsOf('exam-evi', 4, {
      issueId: 'evi-hearsay',
      subIssueId: 'evi-dying',
      topic: 'Practice Exam 1',
      sourceId: 'exams',
    }),
    ...questionsOf('exam-tort', 6, {
      issueId: 'tort-negligence',
      subIssueId: 'tort-duty',
      topic: 'Practice Exam 1',
      sourceId: 'exams',
    }),
    { id: 'retired-1', issueId: 'evi-relevance', topic: 'Evidence', retired: true },
  ]);
}
