import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import type { IssueSpan } from './draw-by-weight';

/** An issue of a multiple-choice subject with everything beneath it, in the order of the outline. */
export type CatalogueIssue = {
  id: string;
  name: string;
  /** Multiple-choice subject, for example 'Criminal Law and Procedure'. */
  subject: string;
  subIssues: readonly { id: string; parentId: string | null; name: string }[];
};

/** The questions that share source, topic and place in the taxonomy. */
export type CatalogueCell = {
  source: string;
  /** Heading under "By Subject": a multiple-choice subject or a practice exam. */
  topic: string;
  issueId: string;
  subIssueId: string | null;
  questionIds: readonly string[];
};

/** What is drawn from: everything that is not retired. */
export type CatalogueContent = {
  /** Names of the question sources, in their order. */
  sources: readonly string[];
  issues: readonly CatalogueIssue[];
  cells: readonly CatalogueCell[];
};

type IndexedCell = IssueSpan & {
  source: string;
  topic: string;
  subject: string | undefined;
  /** Names a subtopic filter may use for it: its sub-issue, what that is nested in, its issue. */
  subtopics: readonly string[];
};

/** Every drawable question, by number: a cell is a span of places in one list. */
export type QuestionCatalogue = {
  questionIds: readonly string[];
  /** Place of each question in `questionIds`. */
  places: ReadonlyMap<string, number>;
  cells: readonly IndexedCell[];
};

/** Lays the questions out so that any filter is a handful of spans. */
export function buildQuestionCatalogue({ issues, cells }: CatalogueContent): QuestionCatalogue {
  const paths = subtopicPaths(issues);
  const questionIds: string[] = [];
  const indexed = cells.map((cell): IndexedCell => {
    const start = questionIds.length;
    for (const id of cell.questionIds) questionIds.push(id);
    const { source, topic, issueId } = cell;
    const path = paths.get(cell.subIssueId ?? cell.issueId);
    const end = questionIds.length;
    return { start, end, issueId, source, topic, subject: path?.subject, subtopics: path?.names ?? [] };
  });
  const places = new Map(questionIds.map((id, place) => [id, place]));
  return { questionIds, places, cells: indexed };
}

/** Subject and names, most specific first, of every issue and sub-issue by id. */
function subtopicPaths(issues: readonly CatalogueIssue[]): Map<string, { subject: string; names: string[] }> {
  const paths = new Map<string, { subject: string; names: string[] }>();
  for (const { id, name, subject, subIssues } of issues) {
    paths.set(id, { subject, names: [name] });
    const byId = new Map(subIssues.map((subIssue) => [subIssue.id, subIssue]));
    for (const subIssue of subIssues) {
      const names: string[] = [];
      for (let node = byId.get(subIssue.id); node; node = node.parentId ? byId.get(node.parentId) : undefined) {
        names.push(node.name);
      }
      paths.set(subIssue.id, { subject, names: [...names, name] });
    }
  }
  return paths;
}

/** What to draw from. An absent part does not narrow; unknown names match nothing. */
export type QuestionFilter = {
  topics?: readonly string[] | undefined;
  sources?: readonly string[] | undefined;
  /** Names of issues and sub-issues of one multiple-choice subject. */
  subtopics?: { subject: string; names: readonly string[] } | undefined;
};

/**
 * The spans a filter leaves, one group for each chosen subtopic, else for each topic. A question
 * under two chosen subtopics counts for the narrower one.
 */
export function groupQuestions(
  { cells }: QuestionCatalogue,
  { topics, sources, subtopics }: QuestionFilter,
): IssueSpan[][] {
  const requestedTopics = topics && new Set(topics);
  const requestedSources = sources && new Set(sources);
  const requestedSubtopics = subtopics && new Set(subtopics.names);
  const groups = new Map<string, IssueSpan[]>();
  for (const cell of cells) {
    if (requestedTopics && !requestedTopics.has(cell.topic)) continue;
    if (requestedSources && !requestedSources.has(cell.source)) continue;
    const name = requestedSubtopics
      ? cell.subject === subtopics?.subject && cell.subtopics.find((subtopic) => requestedSubtopics.has(subtopic))
      : cell.topic;
    if (!name) continue;
    const group = groups.get(name);
    if (group) group.push(cell);
    else groups.set(name, [cell]);
  }
  return [...groups.values()];
}

const byNumberInName = new Intl.Collator('en', { numeric: true });

/** The subjects in their own order, then the exams ('Practice Exam 2' before 'Practice Exam 10'). */
function compareTopics(a: string, b: string): number {
  const subjects: readonly string[] = MBE_SUBJECTS;
  const rank = (topic: string) => (subjects.includes(topic) ? subjects.indexOf(topic) : subjects.length);
  return rank(a) - rank(b) || byNumberInName.compare(a, b);
}

/** Every source that has questions, with how many there are under each of its topics. */
export function summarizeSources({ sources, cells }: CatalogueContent) {
  return sources
    .map((name) => {
      const loaded = new Map<string, number>();
      for (const { source, topic, questionIds } of cells) {
        if (source === name) loaded.set(topic, (loaded.get(topic) ?? 0) + questionIds.length);
      }
      const topics = [...loaded]
        .sort(([a], [b]) => compareTopics(a, b))
        .map(([topic, questionsLoaded]) => ({ name: topic, questionsLoaded }));
      return { name, topics };
    })
    .filter(({ topics }) => topics.length > 0);
}

/**
 * One row for each issue (its sub-issue left empty) and for each sub-issue at any depth, in the
 * order of the outline. `count` is what the subtopic filter finds under `name`.
 */
export function countSubtopics({ issues }: CatalogueContent, { cells }: QuestionCatalogue) {
  const counts = new Map<string, number>();
  const key = (subject: string, name: string) => JSON.stringify([subject, name]);
  for (const { subject, subtopics, start, end } of cells) {
    if (subject === undefined) continue;
    for (const name of new Set(subtopics)) {
      counts.set(key(subject, name), (counts.get(key(subject, name)) ?? 0) + end - start);
    }
  }
  return issues.flatMap(({ subject, name: issue, subIssues }) =>
    [{ name: issue, subissue: '' }, ...subIssues.map(({ name }) => ({ name, subissue: name }))].map(
      ({ name, subissue }) => ({ subject, issue, subissue, name, count: counts.get(key(subject, name)) ?? 0 }),
    ),
  );
}
