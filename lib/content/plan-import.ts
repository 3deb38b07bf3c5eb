import { isDeepStrictEqual } from 'node:util';
import type { ContentLinks, ContentRows } from '@/lib/domain/content/content-rows';
import { versionOf } from './desired-rows';

/** One thing of the pack that an import changes in the database. */
type ContentChange = {
  action: 'create' | 'update' | 'retire' | 'restore';
  entity:
    | 'subject'
    | 'source'
    | 'issue'
    | 'sub-issue'
    | 'rule'
    | 'question'
    | 'essay'
    | 'essay issue'
    | 'explanation'
    | 'abbreviation';
  id: string;
  /** What differs, for an update or a restored entry. */
  fields: string[];
};

export type ContentPlan = {
  changes: ContentChange[];
  /** Whole rows to insert or overwrite: exactly those that differ. */
  writes: ContentRows;
  /** Rows to delete: joins that are gone. */
  removedLinks: ContentLinks;
  /** Hash of the content that the pack asks for. */
  version: string;
};

/**
 * Compares what the database has with what the pack asks for. Entries go by their permanent ids:
 * a rename or a move is an update, what is gone from the pack is retired and never deleted, and
 * what comes back is restored.
 */
export function planImport(stored: ContentRows, desired: ContentRows): ContentPlan {
  const subjects = compareRows(stored.subject, desired.subject, idOf);
  // Names of sources are unique in the database: a retired one leaves its name to others.
  const sources = compareRetirable('source', stored.contentSource, desired.contentSource, idOf, (source) => ({
    ...source,
    name: `${source.name} (${source.id})`,
  }));
  const issues = compareRetirable('issue', stored.issue, desired.issue, idOf);
  const subIssues = compareRetirable('sub-issue', stored.subIssue, desired.subIssue, idOf);
  const rules = compareRetirable('rule', stored.rule, desired.rule, idOf);
  const questions = compareQuestions(stored, desired);
  const essays = compareEssays(stored, desired);
  const explanations = compareRetirable(
    'explanation',
    stored.issueExplanation,
    desired.issueExplanation,
    ({ issueId }) => issueId,
  );
  const abbreviations = compareRetirable('abbreviation', stored.abbreviation, desired.abbreviation, idOf);

  return {
    changes: [
      ...subjects.differing.map(({ row, previous, fields }) => ({
        action: previous ? ('update' as const) : ('create' as const),
        entity: 'subject' as const,
        id: row.id,
        fields,
      })),
      ...sources.changes,
      ...issues.changes,
      ...subIssues.changes,
      ...rules.changes,
      ...questions.changes,
      ...essays.changes,
      ...explanations.changes,
      ...abbreviations.changes,
    ],
    writes: {
      subject: rowsOf(subjects.differing),
      contentSource: sources.writes,
      issue: issues.writes,
      subIssue: subIssues.writes,
      rule: rules.writes,
      ...questions.writes,
      ...essays.writes,
      issueExplanation: explanations.writes,
      abbreviation: abbreviations.writes,
    },
    removedLinks: { ...questions.removedLinks, ...essays.removedLinks },
    version: versionOf(desired),
  };
}

/** Questions with their options and rules. */
function compareQuestions(stored: ContentRows, desired: ContentRows) {
  const questions = compareRetirable('question', stored.question, desired.question, idOf);
  const options = compareRows(stored.questionOption, desired.questionOption, (row) => `${row.questionId} ${row.label}`);
  const links = compareRows(stored.questionRule, desired.questionRule, (row) => `${row.questionId} ${row.ruleId}`);

  // A retired question keeps its links, as it keeps its options: learners still review it.
  const desiredIds = new Set(desired.question.map(idOf));
  const questionRule = links.removed.filter(({ questionId }) => desiredIds.has(questionId));

  return {
    changes: withParts('question', questions.changes, [
      ...options.differing.map(({ row, fields }) => ({
        id: row.questionId,
        fields: fields.map((field) => `options.${row.label}.${field}`),
      })),
      ...[...rowsOf(links.differing), ...questionRule].map((row) => ({ id: row.questionId, fields: ['rules'] })),
    ]),
    writes: {
      question: questions.writes,
      questionOption: rowsOf(options.differing),
      questionRule: rowsOf(links.differing),
    },
    removedLinks: { questionRule },
  };
}

/** Essays with their topics, issues and the issues' rules. */
function compareEssays(stored: ContentRows, desired: ContentRows) {
  // A retired essay stays as it was: only those that remain lose topics, issues and rules.
  const desiredIds = new Set(desired.essay.map(idOf));
  const desiredIssueIds = new Set(desired.essayIssue.map(idOf));
  const storedIssues = stored.essayIssue.filter(({ essayId }) => desiredIds.has(essayId));
  const essayOfIssue = new Map([...storedIssues, ...desired.essayIssue].map(({ id, essayId }) => [id, essayId]));

  const essays = compareRetirable('essay', stored.essay, desired.essay, idOf);
  const topics = compareRows(stored.essayTopic, desired.essayTopic, (row) => `${row.essayId} ${row.subjectId}`);
  const issues = compareRetirable('essay issue', storedIssues, desired.essayIssue, idOf);
  const links = compareRows(
    stored.essayIssueRule,
    desired.essayIssueRule,
    (row) => `${row.essayIssueId} ${row.ruleId}`,
  );

  const essayTopic = topics.removed.filter(({ essayId }) => desiredIds.has(essayId));
  const essayIssueRule = links.removed.filter(({ essayIssueId }) => desiredIssueIds.has(essayIssueId));

  return {
    changes: withParts('essay', essays.changes, [
      ...[...rowsOf(topics.differing), ...essayTopic].map((row) => ({ id: row.essayId, fields: ['topics'] })),
      ...issues.changes.map(({ id, action, fields }) => ({
        id: essayOfIssue.get(id) ?? '',
        fields: action === 'update' ? fields.map((field) => `issues.${id}.${field}`) : [`issues.${id}`],
      })),
      ...[...rowsOf(links.differing), ...essayIssueRule].map(({ essayIssueId }) => ({
        id: essayOfIssue.get(essayIssueId) ?? '',
        fields: [`issues.${essayIssueId}.rules`],
      })),
    ]),
    writes: {
      essay: essays.writes,
      essayTopic: rowsOf(topics.differing),
      essayIssue: issues.writes,
      essayIssueRule: rowsOf(links.differing),
    },
    removedLinks: { essayTopic, essayIssueRule },
  };
}

const idOf = ({ id }: { id: string }) => id;

const rowsOf = <Row>(differences: readonly Difference<Row>[]) => differences.map(({ row }) => row);

function compareRetirable<Row extends { retired: boolean }>(
  entity: ContentChange['entity'],
  stored: readonly Row[],
  desired: readonly Row[],
  keyOf: (row: Row) => string,
  beforeRetiring: (row: Row) => Row = (row) => row,
): { changes: ContentChange[]; writes: Row[] } {
  const { differing, removed } = compareRows(stored, desired, keyOf);
  const retiring = removed.filter(({ retired }) => !retired);
  return {
    changes: [
      ...differing.map(({ row, previous, fields }) => ({
        action: !previous ? ('create' as const) : previous.retired ? ('restore' as const) : ('update' as const),
        entity,
        id: keyOf(row),
        fields: fields.filter((field) => field !== 'retired'),
      })),
      ...retiring.map((row) => ({ action: 'retire' as const, entity, id: keyOf(row), fields: [] })),
    ],
    writes: [...rowsOf(differing), ...retiring.map((row) => ({ ...beforeRetiring(row), retired: true }))],
  };
}

type Difference<Row> = { row: Row; previous: Row | undefined; fields: string[] };

function compareRows<Row extends object>(
  stored: readonly Row[],
  desired: readonly Row[],
  keyOf: (row: Row) => string,
): { differing: Difference<Row>[]; removed: Row[] } {
  const storedByKey = new Map(stored.map((row) => [keyOf(row), row]));
  const desiredKeys = new Set(desired.map(keyOf));
  return {
    differing: desired.flatMap((row) => {
      const previous = storedByKey.get(keyOf(row));
      const fields = previous ? differingFields(previous, row) : [];
      return previous && fields.length === 0 ? [] : [{ row, previous, fields }];
    }),
    removed: stored.filter((row) => !desiredKeys.has(keyOf(row))),
  };
}

function differingFields<Row extends object>(previous: Row, row: Row): string[] {
  return (Object.keys(row) as (keyof Row & string)[]).filter(
    (field) => !isDeepStrictEqual(previous[field], row[field]),
  );
}

/** Counts changes of what belongs to a question or an essay as changes of the whole. */
function withParts(
  entity: ContentChange['entity'],
  changes: readonly ContentChange[],
  parts: readonly { id: string; fields: string[] }[],
): ContentChange[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  for (const { id, fields } of parts) {
    const change = byId.get(id) ?? { action: 'update', entity, id, fields: [] };
    if (change.action === 'create') continue;
    byId.set(id, { ...change, fields: [...new Set([...change.fields, ...fields])] });
  }
  return [...byId.values()];
}
