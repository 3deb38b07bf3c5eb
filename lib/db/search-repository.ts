import 'server-only';
import { MATCH_END, MATCH_START } from '@/lib/domain/understand/marked-html';
import type { SearchPlan } from '@/lib/domain/understand/search-plan';
import type { VocabularyWord } from '@/lib/domain/understand/search-spelling';
import { Prisma } from './generated/client';
import { database, type Transaction } from './prisma';

export type FoundDocument = {
  /** Of the rule, or of the issue that is explained. */
  id: string;
  kind: 'rule' | 'explanation';
  subjectId: string;
  issue: string;
  /** With MATCH_START and MATCH_END around what was found, like the snippet. */
  title: string;
  snippet: string;
};

/** The entities of our own HTML and what they stand for; the ampersand last, so that nothing is read twice. */
const ENTITIES = [
  ['&nbsp;', ' '],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];

/** The text of our own HTML, whose blocks stand on their own lines. */
const textOf = (column: string) =>
  ENTITIES.reduce(
    (text, [entity, character]) => Prisma.sql`replace(${text}, ${entity}, ${character})`,
    Prisma.sql`regexp_replace(${Prisma.raw(column)}, '<[^>]*>', '', 'g')`,
  );

/**
 * Writes what the search reads wherever it differs from the content. The last step of an import, in
 * its transaction: what is found is never older than what is shown.
 */
export async function refreshSearchDocuments(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM search_document AS document
    WHERE NOT EXISTS (SELECT FROM rule WHERE rule.id = document.id AND NOT rule.retired)
      AND NOT EXISTS (
        SELECT FROM issue_explanation AS explanation
        WHERE explanation.issue_id = document.id AND NOT explanation.retired
      )`;
  await transaction.$executeRaw`
    INSERT INTO search_document AS stored (id, kind, issue_id, title, lead, body, keywords)
    SELECT rule.id, 'rule'::search_document_kind, rule.issue_id, rule.name, rule.text,
           concat_ws(E'\n', rule.explanation, rule.example, rule.trap, rule.note),
           concat_ws(' ', subject.name, issue.name, parent.name, sub_issue.name, array_to_string(rule.authority, ' '), (
             SELECT string_agg(synonym, ' ')
             FROM jsonb_array_elements(rule.buzzwords) AS buzzword,
                  jsonb_array_elements_text(buzzword -> 'synonyms') AS synonym
           ))
    FROM rule
    JOIN issue ON issue.id = rule.issue_id
    JOIN subject ON subject.id = issue.subject_id
    LEFT JOIN sub_issue ON sub_issue.id = rule.sub_issue_id
    LEFT JOIN sub_issue AS parent ON parent.id = sub_issue.parent_id
    WHERE NOT rule.retired
    UNION ALL
    SELECT issue.id, 'explanation', issue.id, issue.name, ${textOf('explanation.about_html')},
           concat_ws(E'\n', ${textOf('explanation.tested_html')}, ${textOf('explanation.example_html')},
                     ${textOf('explanation.mnemonic_html')}),
           subject.name
    FROM issue_explanation AS explanation
    JOIN issue ON issue.id = explanation.issue_id
    JOIN subject ON subject.id = issue.subject_id
    WHERE NOT explanation.retired
    ON CONFLICT (id) DO UPDATE SET
      kind = EXCLUDED.kind, issue_id = EXCLUDED.issue_id, title = EXCLUDED.title, lead = EXCLUDED.lead,
      body = EXCLUDED.body, keywords = EXCLUDED.keywords
    WHERE (stored.kind, stored.issue_id, stored.title, stored.lead, stored.body, stored.keywords)
      IS DISTINCT FROM
      (EXCLUDED.kind, EXCLUDED.issue_id, EXCLUDED.title, EXCLUDED.lead, EXCLUDED.body, EXCLUDED.keywords)`;
}

/** The words of all documents, with the stem under which they are indexed and the number of documents that hold them. */
export async function findVocabulary(): Promise<VocabularyWord[]> {
  return database().$queryRaw<VocabularyWord[]>`
    SELECT word, stem, documents
    FROM ts_stat($$
      SELECT to_tsvector('simple', concat_ws(' ', title, lead, body, keywords)) FROM search_document
    $$) AS vocabulary (word, documents, entries), LATERAL (SELECT (ts_lexize('english_stem', word))[1]) AS stemmed (stem)
    WHERE stem ~ '^[[:alnum:]]+$'
    ORDER BY word`;
}

/** What a plan asks for, as one expression; the words of a learner travel as parameters alone. */
export function tsquery({ texts, beginning }: SearchPlan): Prisma.Sql {
  const parts = texts.map((text) => Prisma.sql`websearch_to_tsquery('english', ${text})`);
  if (beginning) {
    const begun = [`${beginning.letters}:*`, ...beginning.stems].join(' | ');
    parts.push(Prisma.sql`(websearch_to_tsquery('english', ${beginning.beside}) && to_tsquery('simple', ${begun}))`);
  }
  return Prisma.join(parts, ' || ');
}

const MARKERS = `StartSel=${MATCH_START}, StopSel=${MATCH_END}`;
export const TITLE_OPTIONS = `${MARKERS}, HighlightAll=true`;
export const SNIPPET_OPTIONS = `${MARKERS}, MaxFragments=2, MaxWords=24, MinWords=10, FragmentDelimiter=" … "`;

type Search = {
  plan: SearchPlan;
  subjectId?: string | undefined;
  /** The only kind to look for. */
  kind?: FoundDocument['kind'];
  limit: number;
};

/**
 * The rules and explanations that a search finds, best first: a match in the name weighs most, then
 * one in the rule itself; what is excluded does not count. A search that only excludes finds nothing. `total` counts those beyond
 * the limit too.
 */
export async function searchDocuments({
  plan,
  subjectId,
  kind,
  limit,
}: Search): Promise<{ total: number; documents: FoundDocument[] }> {
  const inSubject = subjectId === undefined ? Prisma.empty : Prisma.sql`AND issue.subject_id = ${subjectId}`;
  const ofKind = kind === undefined ? Prisma.empty : Prisma.sql`AND document.kind = ${kind}::search_document_kind`;
  const rows = await database().$queryRaw<(FoundDocument & { total: number })[]>`
    WITH asked AS MATERIALIZED (SELECT ${tsquery(plan)} AS query),
    search AS MATERIALIZED (SELECT query, querytree(query) AS wanted FROM asked),
    best AS (
      SELECT document.id, document.kind, document.title, document.lead, document.body,
             issue.subject_id, issue.name AS issue, search.query,
             (count(*) OVER ())::int AS total,
             ts_rank('{0.05, 0.2, 0.5, 1.0}', document.lexemes, search.wanted::tsquery, 1) AS rank
      FROM search
      JOIN search_document AS document ON document.lexemes @@ search.query
      JOIN issue ON issue.id = document.issue_id
      WHERE search.wanted NOT IN ('', 'T') ${inSubject} ${ofKind}
      ORDER BY rank DESC, document.id
      LIMIT ${limit}
    )
    SELECT id, kind::text AS kind, subject_id AS "subjectId", issue, total,
           ts_headline('english', title, query, ${TITLE_OPTIONS}) AS title,
           ts_headline('english', lead || E'\n' || body, query, ${SNIPPET_OPTIONS}) AS snippet
    FROM best
    ORDER BY rank DESC, id`;
  return { total: rows[0]?.total ?? 0, documents: rows.map(({ total: _, ...document }) => document) };
}
