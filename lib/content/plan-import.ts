import { isDeepStrictEqual } from 'node:util';
import type { ContentRows, ContentSourceRow, QuestionRuleRow } from '@/lib/domain/content/content-rows';
import { versionOf } from './wanted-rows';

/** One thing of the pack that an import changes in the database. */
type ContentChange = {
  action: 'create' | 'update' | 'retire' | 'restore';
  entity: 'subject' | 'source' | 'issue' | 'sub-issue' | 'rule' | 'question';
  id: string;
  /** What differs, for an update or a restored entry. */
  fields: string[];
};

export type ContentPlan = {
  changes: ContentChange[];
  /** Whole rows to insert or overwrite: exactly those that differ. */
  writes: ContentRows;
  /** Links between a question and a rule that are gone. */
  removedLinks: QuestionRuleRow[];
  /** Hash of the content that the pack asks for. */
  version: string;
};

/**
 * Compares what the database has with what the pack asks for. Entries go by their permanent ids:
 * a rename or a move is an update, what is gone from the pack is retired and never deleted, and
 * what comes back is restored.
 */
export function planImport(stored: ContentRows, wanted: ContentRows): ContentPlan {
  const subjects = compareRows(stored.subject, wanted.subject, ({ id }) => id);
  const sources = compareRetirable('source', stored.contentSource, wanted.contentSource, freeName);
  const issues = compareRetirable('issue', stored.issue, wanted.issue);
  const subIssues = compareRetirable('sub-issue', stored.subIssue, wanted.subIssue);
  const rules = compareRetirable('rule', stored.rule, wanted.rule);
  const questions = compareRetirable('question', stored.question, wanted.question);
  const options = compareRows(stored.questionOption, wanted.questionOption, (row) => `${row.questionId} ${row.label}`);
  const links = compareRows(stored.questionRule, wanted.questionRule, (row) => `${row.questionId} ${row.ruleId}`);

  // A retired question keeps its links, as it keeps its options: learners still review it.
  const wantedQuestions = new Set(wanted.question.map(({ id }) => id));
  const removedLinks = links.removed.filter(({ questionId }) => wantedQuestions.has(questionId));

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
      ...withParts(questions.changes, [
        ...options.differing.map(({ row, fields }) => ({
          questionId: row.questionId,
          fields: fields.map((field) => `options.${row.label}.${field}`),
        })),
        ...links.differing.map(({ row }) => ({ questionId: row.questionId, fields: ['rules'] })),
        ...removedLinks.map(({ questionId }) => ({ questionId, fields: ['rules'] })),
      ]),
    ],
    writes: {
      subject: subjects.differing.map(({ row }) => row),
      contentSource: sources.writes,
      issue: issues.writes,
      subIssue: subIssues.writes,
      rule: rules.writes,
      question: questions.writes,
      questionOption: options.differing.map(({ row }) => row),
      questionRule: links.differing.map(({ row }) => row),
    },
    removedLinks,
    version: versionOf(wanted),
  };
}

type Retirable = { id: string; retired: boolean };

function compareRetirable<Row extends Retirable>(
  entity: ContentChange['entity'],
  stored: readonly Row[],
  wanted: readonly Row[],
  beforeRetiring: (row: Row) => Row = (row) => row,
): { changes: ContentChange[]; writes: Row[] } {
  const { differing, removed } = compareRows(stored, wanted, ({ id }) => id);
  const retiring = removed.filter(({ retired }) => !retired);
  return {
    changes: [
      ...differing.map(({ row, previous, fields }) => ({
        action: !previous ? ('create' as const) : previous.retired ? ('restore' as const) : ('update' as const),
        entity,
        id: row.id,
        fields: fields.filter((field) => field !== 'retired'),
      })),
      ...retiring.map(({ id }) => ({ action: 'retire' as const, entity, id, fields: [] })),
    ],
    writes: [...differing.map(({ row }) => row), ...retiring.map((row) => ({ ...beforeRetiring(row), retired: true }))],
  };
}

/** Names of sources are unique in the database: a retired one leaves its name to others. */
function freeName(source: ContentSourceRow): ContentSourceRow {
  return { ...source, name: `${source.name} (${source.id})` };
}

type Difference<Row> = { row: Row; previous: Row | undefined; fields: string[] };

function compareRows<Row extends object>(
  stored: readonly Row[],
  wanted: readonly Row[],
  keyOf: (row: Row) => string,
): { differing: Difference<Row>[]; removed: Row[] } {
  const storedByKey = new Map(stored.map((row) => [keyOf(row), row]));
  const wantedKeys = new Set(wanted.map(keyOf));
  return {
    differing: wanted.flatMap((row) => {
      const previous = storedByKey.get(keyOf(row));
      const fields = previous ? differingFields(previous, row) : [];
      return previous && fields.length === 0 ? [] : [{ row, previous, fields }];
    }),
    removed: stored.filter((row) => !wantedKeys.has(keyOf(row))),
  };
}

function differingFields<Row extends object>(previous: Row, row: Row): string[] {
  return (Object.keys(row) as (keyof Row & string)[]).filter(
    (field) => !isDeepStrictEqual(previous[field], row[field]),
  );
}

/** Counts changes of options and of links to rules as changes of their question. */
function withParts(
  changes: readonly ContentChange[],
  parts: readonly { questionId: string; fields: string[] }[],
): ContentChange[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  for (const { questionId, fields } of parts) {
    const change = byId.get(questionId) ?? { action: 'update', entity: 'question', id: questionId, fields: [] };
    if (change.action === 'create') continue;
    byId.set(questionId, { ...change, fields: [...new Set([...change.fields, ...fields])] });
  }
  return [...byId.values()];
}
