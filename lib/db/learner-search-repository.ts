import 'server-only';
import type { SearchPlan } from '@/lib/domain/understand/search-plan';
import { Prisma } from './generated/client';
import { database } from './prisma';
import { SNIPPET_OPTIONS, TITLE_OPTIONS, tsquery } from './search-repository';

type Search = { userId: string; plan: SearchPlan; limit: number };

/** A search that only excludes, or only has words that say nothing, finds nothing. */
const asked = (plan: SearchPlan) => Prisma.sql`
  asked AS MATERIALIZED (SELECT ${tsquery(plan)} AS query),
  search AS MATERIALIZED (SELECT query FROM asked WHERE querytree(query) NOT IN ('', 'T'))`;

type FoundQuestion = {
  attemptId: string;
  position: number;
  topic: string;
  issue: string;
  /** With MATCH_START and MATCH_END around what was found. */
  snippet: string;
};

/** The questions that a learner has answered and that a search finds, the last answered first, each in its last attempt. */
export function searchAnsweredQuestions(search: Search): Promise<FoundQuestion[]> {
  return database().$queryRaw<FoundQuestion[]>(answeredQuestionsQuery(search));
}

/** What it asks the database. */
export function answeredQuestionsQuery({ userId, plan, limit }: Search): Prisma.Sql {
  return Prisma.sql`
    WITH ${asked(plan)},
    newest AS (
      SELECT question.id, question.topic, question.issue_id, question.passage, question.text, search.query,
             seen.last_answered_at
      FROM search
      JOIN question ON question.lexemes @@ search.query
      JOIN learner_question AS seen ON seen.user_id = ${userId}::uuid AND seen.question_id = question.id
      ORDER BY seen.last_answered_at DESC, question.id
      LIMIT ${limit}::int
    )
    SELECT response.attempt_id AS "attemptId", response.position, newest.topic, issue.name AS issue,
           ts_headline('english', concat_ws(' ', newest.passage, newest.text), newest.query, ${SNIPPET_OPTIONS}) AS snippet
    FROM newest
    JOIN issue ON issue.id = newest.issue_id
    JOIN LATERAL (
      SELECT attempt_id, position FROM question_response
      WHERE user_id = ${userId}::uuid AND question_id = newest.id
      ORDER BY answered_at DESC, attempt_id DESC, position DESC
      LIMIT 1
    ) AS response ON true
    ORDER BY newest.last_answered_at DESC, newest.id`;
}

/** How much of the front of a card is shown, in characters. */
const TITLE_LENGTH = 160;

type FoundCard = {
  id: string;
  deck: string;
  /** With MATCH_START and MATCH_END around what was found. */
  title: string;
  snippet: string;
};

/** The learner's own cards that a search finds, the last written first. */
export function searchOwnCards({ userId, plan, limit }: Search): Promise<FoundCard[]> {
  return database().$queryRaw<FoundCard[]>`
    WITH ${asked(plan)},
    newest AS (
      SELECT card.id, card.deck, card.front, card.back, card.created_at, search.query
      FROM search
      JOIN own_card AS card ON card.lexemes @@ search.query
      WHERE card.user_id = ${userId}::uuid
      ORDER BY card.created_at DESC, card.id DESC
      LIMIT ${limit}::int
    )
    SELECT id, deck,
           ts_headline('english', left(front, ${TITLE_LENGTH}::int), query, ${TITLE_OPTIONS}) AS title,
           ts_headline('english', back, query, ${SNIPPET_OPTIONS}) AS snippet
    FROM newest
    ORDER BY created_at DESC, id DESC`;
}
