import 'server-only';
import type { MisjudgedKind } from '@/lib/domain/performance/constants';
import { Prisma } from './generated/client';
import { idsOfSource, type PerformanceFilters } from './performance-repository';
import { database } from './prisma';

/** An answer by its place: the attempt and the position in it, from 1. */
export type ResponseRef = { attemptId: string; position: number };

type Row = ResponseRef & {
  questionId: string;
  topic: string;
  text: string;
  answerLabel: string | null;
  correctLabel: string;
  answeredAt: Date;
  date: string;
  timeTakenSeconds: number;
  isRightNow: boolean;
  rules: { id: string; name: string; subjectId: string; retired: boolean }[];
};

// Each implies the condition of the partial index on misjudged answers.
const IS_KIND: Record<MisjudgedKind, Prisma.Sql> = {
  'confident-mistake': Prisma.sql`response.confidence = 'High' AND NOT response.is_correct`,
  'lucky-guess': Prisma.sql`response.confidence = 'Low' AND response.is_correct`,
};

type Page = PerformanceFilters & { userId: string; kind: MisjudgedKind; after: ResponseRef | undefined; limit: number };

/** Up to `limit` misjudged answers of a learner, newest first, from the one after `after` on. */
export function findMisjudgedAnswers({ userId, kind, after, limit, from, to, subject, source }: Page): Promise<Row[]> {
  const conditions = [
    IS_KIND[kind],
    ...(from === undefined ? [] : [Prisma.sql`attempt.day >= ${from}::date`]),
    ...(to === undefined ? [] : [Prisma.sql`attempt.day <= ${to}::date`]),
    ...(subject === undefined ? [] : [Prisma.sql`response.topic = ${subject}`]),
    ...(source === undefined ? [] : [Prisma.sql`response.source_id IN (${idsOfSource(source)})`]),
    ...(after === undefined
      ? []
      : [
          Prisma.sql`(response.answered_at, response.attempt_id, response.position) < (
            SELECT answered_at, attempt_id, position FROM question_response
            WHERE attempt_id = ${after.attemptId}::uuid AND position = ${after.position}::int)`,
        ]),
  ];
  return database().$queryRaw<Row[]>`
    SELECT response.attempt_id AS "attemptId", response.position, response.question_id AS "questionId", response.topic,
           question.text, response.answer_label::text AS "answerLabel", response.correct_label::text AS "correctLabel",
           response.answered_at AS "answeredAt", attempt.day::text AS date,
           response.time_taken_seconds AS "timeTakenSeconds", seen.last_correct AS "isRightNow",
           (SELECT coalesce(json_agg(json_build_object('id', rule.id, 'name', rule.name, 'subjectId', issue.subject_id,
                                                       'retired', rule.retired OR issue.retired)
                                     ORDER BY tested.position), '[]')
            FROM question_rule AS tested
            JOIN rule ON rule.id = tested.rule_id
            JOIN issue ON issue.id = rule.issue_id
            WHERE tested.question_id = response.question_id) AS rules
    FROM question_response AS response
    JOIN quiz_attempt AS attempt ON attempt.id = response.attempt_id
    JOIN question ON question.id = response.question_id
    JOIN learner_question AS seen ON seen.user_id = response.user_id AND seen.question_id = response.question_id
    WHERE response.user_id = ${userId}::uuid AND ${Prisma.join(conditions, ' AND ')}
    ORDER BY response.answered_at DESC, response.attempt_id DESC, response.position DESC
    LIMIT ${limit}::int`;
}

/** Whose answer it is, null when there is no such answer. */
export async function findResponseOwner({ attemptId, position }: ResponseRef): Promise<string | null> {
  const response = await database().questionResponse.findUnique({
    where: { attemptId_position: { attemptId, position } },
    select: { userId: true },
  });
  return response?.userId ?? null;
}
