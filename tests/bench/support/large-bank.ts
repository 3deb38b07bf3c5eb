import type pg from 'pg';
import { database, disconnectDatabase } from '@/lib/db/prisma';
import { refreshQuestionDocuments } from '@/lib/db/question-repository';
import { MBE_SUBJECTS, SUBJECTS } from '@/lib/domain/subjects/subjects';
import { withClient } from '@/scripts/database/cluster';
import { runCommand } from '@/scripts/run-command';

const ISSUES_PER_SUBJECT = 6;
const SUB_ISSUES_PER_ISSUE = 8;
const SUB_ISSUES = ISSUES_PER_SUBJECT * SUB_ISSUES_PER_ISSUE;
/** A prime that no step below shares a factor with, so that neighbors in id are no neighbors in subject. */
const STRIDE = 7_919;

/** A bank of a million takes minutes to write. */
const WRITE_TIMEOUT_MS = 15 * 60_000;

/**
 * Fills the empty database at `url` with a bank of `count` questions, spread evenly over the outline
 * of the seven subjects and two sources, with texts, options and rules as long as real ones.
 */
export async function fillBank(url: string, count: number): Promise<void> {
  await withClient(url, (client) => insertContent(client, count));
  process.env.DATABASE_URL = url;
  await database('maintenance').$transaction(refreshQuestionDocuments, { timeout: WRITE_TIMEOUT_MS });
  await disconnectDatabase();
  await withClient(url, async (client) => {
    // VACUUM marks no page whose commit is not on disk yet: such pages would be written while
    // drawing is measured.
    await client.query('CHECKPOINT');
    await client.query('VACUUM ANALYZE question_document');
    await client.query('CHECKPOINT');
  });
  // Nor shall the kernel still be writing.
  await runCommand('sync', []);
}

async function insertContent(client: pg.Client, count: number): Promise<void> {
  // Rows made right need no checking row by row.
  await client.query('SET session_replication_role = replica');
  for (const [position, { id, name, mbe }] of SUBJECTS.entries()) {
    await client.query('INSERT INTO subject (id, name, mbe_name, position) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      mbe,
      position,
    ]);
  }
  await client.query(`
    INSERT INTO content_source (id, kind, name, position) VALUES
      ('s0', 'question', 'Source 0', 0), ('s1', 'question', 'Source 1', 1), ('book', 'rule', 'Book', 0)`);
  const subjectIds = MBE_SUBJECTS.map((subject) => SUBJECTS.find(({ mbe }) => mbe === subject)?.id);
  await client.query(
    `INSERT INTO issue (id, subject_id, name, position)
     SELECT format('i-%s-%s', subject, n), ($1::text[])[subject + 1], format('Issue %s', n), n
     FROM generate_series(0, $2 - 1) AS subject, generate_series(0, $3 - 1) AS n`,
    [subjectIds, subjectIds.length, ISSUES_PER_SUBJECT],
  );
  await client.query(
    `INSERT INTO sub_issue (id, issue_id, name, position)
     SELECT format('%s-%s', issue.id, n), issue.id, format('Sub-issue %s of %s', n, issue.name), n
     FROM issue, generate_series(0, $1 - 1) AS n`,
    [SUB_ISSUES_PER_ISSUE],
  );
  await client.query(`
    INSERT INTO rule (id, source_id, issue_id, sub_issue_id, name, text, buzzwords, authority, explanation, example, trap, position)
    SELECT 'rule-' || id, 'book', issue_id, id, name, repeat('A rule of black letter law. ', 10), '[]', '{Restatement}', '', '', '', 0
    FROM sub_issue`);
  await client.query(
    `INSERT INTO question (id, source_id, topic, issue_id, sub_issue_id, difficulty, text, correct_label, reviewed_on)
     SELECT format('q-%s', n), format('s%s', n % 2), ($2::text[])[place / $3 + 1],
            format('i-%s-%s', place / $3, place % $3 / $4), format('i-%s-%s-%s', place / $3, place % $3 / $4, place % $4),
            'medium', repeat('Facts of a case that goes to court. ', 20), 'B', '2026-11-01'
     FROM (SELECT n, n::bigint * ${STRIDE} % ($3 * array_length($2::text[], 1)) AS place FROM generate_series(1, $1) AS n) AS numbers`,
    [count, MBE_SUBJECTS, SUB_ISSUES, SUB_ISSUES_PER_ISSUE],
  );
  await client.query(`
    INSERT INTO question_option (question_id, label, text, explanation, advanced_explanation)
    SELECT id, label, repeat('An option. ', 8), repeat('Why it tempts. ', 16),
           CASE WHEN label = correct_label THEN repeat('More of it. ', 16) END
    FROM question, unnest(enum_range(NULL::option_label)) AS label`);
  await client.query(`
    INSERT INTO question_rule (question_id, rule_id, position)
    SELECT id, 'rule-' || sub_issue_id, 0 FROM question`);
  await client.query(`INSERT INTO content_state (id, version, imported_at) VALUES (1, gen_random_uuid(), now())`);
  await client.query('SET session_replication_role = DEFAULT');
  // The documents are made of these tables, by a plan that goes by their sizes.
  await client.query('VACUUM ANALYZE');
}

/** Stores `count` learners; answers their ids. */
export async function addLearners(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO "user" (id, username, username_key, password_hash)
     SELECT gen_random_uuid(), name, name, '' FROM (
       SELECT format('learner-%s-%s', n, gen_random_uuid()) AS name FROM generate_series(1, $1) AS n
     ) AS names RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
