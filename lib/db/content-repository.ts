import 'server-only';
import type { ContentLinks, ContentRows } from '@/lib/domain/content/content-rows';
import { Prisma } from './generated/client';
import { database, type Transaction } from './prisma';
import { refreshQuestionDocuments } from './question-repository';
import { refreshSearchDocuments } from './search-repository';

/** What an import does to the database. */
export type ContentWrites = {
  /** Whole rows to insert or overwrite. */
  writes: ContentRows;
  /** Rows to delete. */
  removedLinks: ContentLinks;
  /** Stored for the processes that serve content. */
  version: string;
  /** Stored for the next import, which has nothing to do while it is the same. */
  inputs?: string | undefined;
};

/** Two imports into one database wait for one another on this PostgreSQL advisory lock. */
const IMPORT_LOCK = 4_206_310_131;
const IMPORT_TIMEOUT_MS = 5 * 60_000;

/** Rows per INSERT: large enough for few round trips, small enough for a modest message. */
const ROWS_PER_STATEMENT = 2000;

/** Tables in the order in which rows may refer to one another, with what identifies a row. */
const TABLES = {
  subject: { name: 'subject', key: ['id'] },
  contentSource: { name: 'content_source', key: ['id'] },
  issue: { name: 'issue', key: ['id'] },
  subIssue: { name: 'sub_issue', key: ['id'] },
  rule: { name: 'rule', key: ['id'] },
  question: { name: 'question', key: ['id'] },
  questionOption: { name: 'question_option', key: ['questionId', 'label'] },
  questionRule: { name: 'question_rule', key: ['questionId', 'ruleId'] },
  essay: { name: 'essay', key: ['id'] },
  essayTopic: { name: 'essay_topic', key: ['essayId', 'subjectId'] },
  essayIssue: { name: 'essay_issue', key: ['id'] },
  essayIssueRule: { name: 'essay_issue_rule', key: ['essayIssueId', 'ruleId'] },
  issueExplanation: { name: 'issue_explanation', key: ['issueId'] },
  abbreviation: { name: 'abbreviation', key: ['id'] },
} as const satisfies Record<keyof ContentRows, { name: string; key: readonly string[] }>;

/** Every content row, retired ones too, as the database has it now. */
export async function readContent(): Promise<ContentRows> {
  return database('maintenance').$transaction(readRows, { isolationLevel: 'RepeatableRead' });
}

/**
 * Lets `decide` compare the stored rows with the desired ones and applies its answer, all in one
 * transaction that excludes other imports. Without rows to write and with the version unchanged,
 * nothing is touched.
 */
export async function updateContent<Writes extends ContentWrites>(
  decide: (stored: ContentRows) => Writes,
): Promise<Writes> {
  return database('maintenance').$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${IMPORT_LOCK}::bigint)`;
      const decision = decide(await readRows(transaction));
      await applyWrites(transaction, decision);
      return decision;
    },
    { timeout: IMPORT_TIMEOUT_MS, maxWait: IMPORT_TIMEOUT_MS },
  );
}

async function readRows(transaction: Transaction): Promise<ContentRows> {
  const questions = await transaction.question.findMany();
  const rules = await transaction.rule.findMany();
  const essayIssues = await transaction.essayIssue.findMany();
  return {
    subject: await transaction.subject.findMany(),
    contentSource: await transaction.contentSource.findMany(),
    issue: await transaction.issue.findMany(),
    subIssue: await transaction.subIssue.findMany(),
    rule: rules.map((row) => ({
      ...withBuzzwords(row),
      wordings: row.wordings as ContentRows['rule'][number]['wordings'],
    })),
    question: questions.map((row) => ({ ...row, reviewedOn: row.reviewedOn.toISOString().slice(0, 10) })),
    questionOption: await transaction.questionOption.findMany(),
    questionRule: await transaction.questionRule.findMany(),
    essay: await transaction.essay.findMany(),
    essayTopic: await transaction.essayTopic.findMany(),
    essayIssue: essayIssues.map(withBuzzwords),
    essayIssueRule: await transaction.essayIssueRule.findMany(),
    issueExplanation: await transaction.issueExplanation.findMany(),
    abbreviation: await transaction.abbreviation.findMany(),
  };
}

/** Only imports write this column, and in this shape. */
function withBuzzwords<Row extends { buzzwords: unknown }>(row: Row) {
  return { ...row, buzzwords: row.buzzwords as ContentRows['rule'][number]['buzzwords'] };
}

async function applyWrites(
  transaction: Transaction,
  { writes, removedLinks, version, inputs }: ContentWrites,
): Promise<void> {
  // Two sources may swap names; each gives up its own before either takes the other's.
  const sourceIds = writes.contentSource.map(({ id }) => id);
  await transaction.$executeRaw`UPDATE content_source SET name = 'renaming ' || id WHERE id = ANY(${sourceIds})`;

  for (const [table, { name, key }] of Object.entries(TABLES)) {
    const rows = writes[table as keyof ContentRows];
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      await upsertRows(transaction, name, key, rows.slice(start, start + ROWS_PER_STATEMENT));
    }
  }
  for (const [table, rows] of Object.entries(removedLinks)) {
    if (rows.length > 0) await deleteRows(transaction, TABLES[table as keyof ContentLinks], rows);
  }
  const state = await transaction.contentState.findUnique({ where: { id: 1 } });
  if (state?.version !== version) {
    await refreshQuestionDocuments(transaction);
    await refreshSearchDocuments(transaction);
    const change = { version, inputs: inputs ?? null, importedAt: new Date() };
    await transaction.contentState.upsert({ where: { id: 1 }, create: change, update: change });
  } else if (inputs !== undefined && state.inputs !== inputs) {
    await transaction.contentState.update({ where: { id: 1 }, data: { inputs } });
  }
}

/** Inserts whole rows, overwriting those whose key exists, in one statement for all of them. */
async function upsertRows(
  transaction: Transaction,
  table: string,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const records = rows.map(recordOf);
  const columns = Object.keys(records[0] ?? {}).map(quote);
  const keyColumns = key.map(columnOf).map(quote);
  const updates = columns
    .filter((column) => !keyColumns.includes(column))
    .map((column) => `${column} = EXCLUDED.${column}`);
  await transaction.$executeRaw`
    INSERT INTO ${Prisma.raw(quote(table))} (${Prisma.raw(columns.join(', '))})
    SELECT ${Prisma.raw(columns.join(', '))}
    FROM jsonb_populate_recordset(NULL::${Prisma.raw(quote(table))}, ${JSON.stringify(records)}::jsonb)
    ON CONFLICT (${Prisma.raw(keyColumns.join(', '))}) DO UPDATE SET ${Prisma.raw(updates.join(', '))}`;
}

/** Deletes the rows that have the keys of the given ones, in one statement. */
async function deleteRows(
  transaction: Transaction,
  { name, key }: (typeof TABLES)[keyof ContentLinks],
  rows: readonly object[],
): Promise<void> {
  const columns = key.map(columnOf).map(quote).join(', ');
  await transaction.$executeRaw`
    DELETE FROM ${Prisma.raw(quote(name))} WHERE (${Prisma.raw(columns)}) IN (
      SELECT ${Prisma.raw(columns)}
      FROM jsonb_populate_recordset(NULL::${Prisma.raw(quote(name))}, ${JSON.stringify(rows.map(recordOf))}::jsonb)
    )`;
}

/** A row with the names of its columns. */
function recordOf(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function quote(identifier: string): string {
  return `"${identifier}"`;
}
