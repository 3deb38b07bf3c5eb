import 'server-only';
import type { IssueTotal } from '@/lib/domain/performance/at-stake';
import type { DayTotal, TopicTotal } from '@/lib/domain/performance/figures';
import { Prisma } from './generated/client';
import { database } from './prisma';

/** What figures are narrowed to; an absent part does not narrow. */
export type PerformanceFilters = {
  /** First and last day, YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
  /** Multiple-choice subject, as topics are named. */
  subject?: string | undefined;
  /** Name of a question source. */
  source?: string | undefined;
};

/** Latest missed questions that are read: recommendations cost the same however many there are. */
const MAX_MISSED = 200;

export type LearnerTotals = {
  /** The first first. */
  days: DayTotal[];
  /** By name. */
  topics: TopicTotal[];
  issueTotals: IssueTotal[];
  /** Questions last answered wrong, the latest first, at most 200. */
  missedQuestionIds: string[];
};

const DAY_FIELDS = Prisma.sql`json_build_object('day', day, 'answered', answered, 'correct', correct,
  'timeSeconds', time_seconds, 'timedAnswers', timed_answers)`;

const TOPIC_FIELDS = Prisma.sql`json_build_object('topic', topic, 'answered', answered, 'correct', correct,
  'timeSeconds', time_seconds, 'timedAnswers', timed_answers, 'highCount', high_count, 'highCorrect', high_correct,
  'mediumCount', medium_count, 'mediumCorrect', medium_correct, 'lowCount', low_count, 'lowCorrect', low_correct,
  'offCount', off_count, 'unknownCount', unknown_count,
  'firstAnsweredAtMs', (extract(epoch FROM first_answered_at) * 1000)::int8,
  'lastAnsweredAtMs', (extract(epoch FROM last_answered_at) * 1000)::int8)`;

const SUMS = Prisma.sql`sum(answered) AS answered, sum(correct) AS correct, sum(time_seconds) AS time_seconds,
  sum(timed_answers) AS timed_answers`;

const TOPIC_SUMS = Prisma.sql`${SUMS}, sum(high_count) AS high_count, sum(high_correct) AS high_correct,
  sum(medium_count) AS medium_count, sum(medium_correct) AS medium_correct, sum(low_count) AS low_count,
  sum(low_correct) AS low_correct, sum(off_count) AS off_count, sum(unknown_count) AS unknown_count,
  min(first_answered_at) AS first_answered_at, max(last_answered_at) AS last_answered_at`;

/** A learner's whole history in one row; its cost grows with days, topics and issues, never with answers. */
export async function findTotals(userId: string): Promise<LearnerTotals> {
  const [totals] = await database().$queryRaw<LearnerTotals[]>(totalsQuery(userId));
  if (!totals) throw new Error('Reading totals answered no row.');
  return totals;
}

/** The statement that `findTotals` runs. */
export function totalsQuery(userId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT
      (SELECT coalesce(json_agg(${DAY_FIELDS} ORDER BY day), '[]') FROM learner_day_total
       WHERE user_id = ${userId}::uuid) AS days,
      (SELECT coalesce(json_agg(${TOPIC_FIELDS} ORDER BY topic COLLATE "C"), '[]') FROM learner_topic_total
       WHERE user_id = ${userId}::uuid) AS topics,
      (SELECT coalesce(json_agg(json_build_object('issueId', issue_id, 'answered', answered, 'correct', correct)), '[]')
       FROM learner_issue_total WHERE user_id = ${userId}::uuid) AS "issueTotals",
      ARRAY(SELECT question_id FROM learner_question WHERE user_id = ${userId}::uuid AND NOT last_correct
            ORDER BY last_answered_at DESC, question_id LIMIT ${MAX_MISSED}::int) AS "missedQuestionIds"`;
}

function conditionsOf({ from, to, subject, source }: PerformanceFilters): Prisma.Sql {
  return Prisma.join(
    [
      ...(from === undefined ? [] : [Prisma.sql`total.day >= ${from}::date`]),
      ...(to === undefined ? [] : [Prisma.sql`total.day <= ${to}::date`]),
      ...(subject === undefined ? [] : [Prisma.sql`total.topic = ${subject}`]),
      ...(source === undefined ? [] : [Prisma.sql`total.source_id IN (${idsOfSource(source)})`]),
      Prisma.sql`TRUE`,
    ],
    ' AND ',
  );
}

/** The ids of the question source of a name. */
export function idsOfSource(name: string): Prisma.Sql {
  return Prisma.sql`SELECT id FROM content_source WHERE kind = 'question' AND name = ${name}`;
}

/** The days (the first first) and topics (by name) of what filters leave of a learner's history. */
export async function findFilteredTotals(
  userId: string,
  filters: PerformanceFilters,
): Promise<Pick<LearnerTotals, 'days' | 'topics'>> {
  const [totals] = await database().$queryRaw<Pick<LearnerTotals, 'days' | 'topics'>[]>`
    WITH picked AS MATERIALIZED (
      SELECT * FROM learner_day_topic_total AS total
      WHERE user_id = ${userId}::uuid AND ${conditionsOf(filters)}
    )
    SELECT
      (SELECT coalesce(json_agg(${DAY_FIELDS} ORDER BY day), '[]')
       FROM (SELECT day, ${SUMS} FROM picked GROUP BY day) AS by_day) AS days,
      (SELECT coalesce(json_agg(${TOPIC_FIELDS} ORDER BY topic COLLATE "C"), '[]')
       FROM (SELECT topic, ${TOPIC_SUMS} FROM picked GROUP BY topic) AS by_topic) AS topics`;
  return totals ?? { days: [], topics: [] };
}

/** The smallest kept figures: a day, a topic, a source by name. */
export type PerformanceCell = TopicTotal & { day: string; source: string };

/** Everything that filters leave, cell by cell, in order of day, topic and source. */
export async function findCells(userId: string, filters: PerformanceFilters): Promise<PerformanceCell[]> {
  const rows = await database().$queryRaw<{ day: string; source: string; total: TopicTotal }[]>`
    SELECT total.day::text, source.name AS source, ${TOPIC_FIELDS} AS total
    FROM learner_day_topic_total AS total JOIN content_source AS source ON source.id = total.source_id
    WHERE user_id = ${userId}::uuid AND ${conditionsOf(filters)}
    ORDER BY total.day, total.topic COLLATE "C", source.position, source.id`;
  return rows.map(({ day, source, total }) => ({ day, source, ...total }));
}

/** Names of the sources that the learner answered questions of, in their order. */
export async function findPracticedSources(userId: string): Promise<string[]> {
  const rows = await database().$queryRaw<{ name: string }[]>`
    SELECT name FROM content_source
    WHERE id IN (SELECT source_id FROM learner_day_topic_total WHERE user_id = ${userId}::uuid)
    ORDER BY position, id`;
  return rows.map(({ name }) => name);
}

/** The days on which the learner rated a card, which the rule quiz does too, or worked on an essay. */
export async function findOtherStudyDays(userId: string): Promise<string[]> {
  const rows = await database().$queryRaw<{ day: string }[]>`
    SELECT day::text FROM card_review WHERE user_id = ${userId}::uuid
    UNION SELECT day::text FROM learner_essay_day WHERE user_id = ${userId}::uuid`;
  return rows.map(({ day }) => day);
}

/** Answers of the rule quiz by the subject of the rule; one that was claimed counts as correct. */
export function countRuleAnswers(userId: string): Promise<{ subjectId: string; answered: number; correct: number }[]> {
  return database().$queryRaw`
    SELECT issue.subject_id AS "subjectId", count(*)::int AS answered,
           (count(*) FILTER (WHERE answer.is_correct OR answer.claim IS NOT NULL))::int AS correct
    FROM rule_answer AS answer
    JOIN rule ON rule.id = answer.rule_id
    JOIN issue ON issue.id = rule.issue_id
    WHERE answer.user_id = ${userId}::uuid
    GROUP BY issue.subject_id`;
}

/** The home subject of every essay by its id, retired ones included. */
export async function findEssaySubjects(): Promise<Map<string, string>> {
  const topics = await database().essayTopic.findMany({
    where: { position: 0 },
    select: { essayId: true, subjectId: true },
  });
  return new Map(topics.map(({ essayId, subjectId }) => [essayId, subjectId]));
}
