import 'server-only';
import { DIAGNOSTIC_ID } from '@/lib/domain/plan/plan';
import type { ShownTasks } from '@/lib/domain/plan/shown-tasks';
import { dayOf } from './card-review-repository';
import type { Prisma } from './generated/client';
import { transactAsUser } from './lock-user';
import { database } from './prisma';

/** A day of a study plan; `tasks` null before they were shown. */
export type StudyDay = { day: string; minutes: number | null; tasks: ShownTasks | null; ticked: string[] };

/** Written by `keepShownTasks` alone. */
const tasksOf = (json: Prisma.JsonValue) => json as ShownTasks | null;

/** The learner's days that differ from their weekday, from a day on, by day. */
export async function findDayMinutes(userId: string, fromDay: string): Promise<Map<string, number>> {
  const rows = await database().studyDay.findMany({
    where: { userId, day: { gte: new Date(fromDay) }, minutes: { not: null } },
    select: { day: true, minutes: true },
  });
  return new Map(rows.map(({ day, minutes }) => [dayOf(day), minutes ?? 0]));
}

/** A day as it is kept; null when nothing is. */
export async function findStudyDay(userId: string, day: string): Promise<StudyDay | null> {
  const row = await database().studyDay.findUnique({ where: { userId_day: { userId, day: new Date(day) } } });
  return row && { day, minutes: row.minutes, tasks: tasksOf(row.tasks), ticked: row.ticked };
}

/** Ids of what a tick ends for good, whenever the learner ticked it: explanations, and the diagnostic. */
export async function findLastingTicks(userId: string): Promise<Set<string>> {
  const rows = await database().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT id FROM study_day, unnest(ticked) AS id
    WHERE user_id = ${userId}::uuid AND (id LIKE 'explanation:%' OR id = ${DIAGNOSTIC_ID})`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * Keeps the tasks of a day as they are shown, unless others of the same basis are kept already; answers
 * those that stand, null when the account is gone.
 */
export function keepShownTasks(userId: string, day: string, tasks: ShownTasks): Promise<ShownTasks | null> {
  return transactAsUser(userId, async (transaction, isUserKnown) => {
    if (!isUserKnown) return null;
    const key = { userId, day: new Date(day) };
    const row = await transaction.studyDay.findUnique({ where: { userId_day: key }, select: { tasks: true } });
    const kept = row && tasksOf(row.tasks);
    if (kept?.basis === tasks.basis) return kept;
    await transaction.studyDay.upsert({ where: { userId_day: key }, create: { ...key, tasks }, update: { tasks } });
    return tasks;
  });
}

type DayMinutes = { day: string; minutes: number | null };

/** Sets the minutes of days, all of them or none; false when the account is gone. */
export function setDayMinutes(
  userId: string,
  choose: (minutesOf: (day: string) => Promise<number | null>) => Promise<readonly DayMinutes[]>,
): Promise<boolean> {
  return transactAsUser(userId, async (transaction, isUserKnown) => {
    if (!isUserKnown) return false;
    const keyOf = (day: string) => ({ userId, day: new Date(day) });
    const changes = await choose(async (day) => {
      const row = await transaction.studyDay.findUnique({
        where: { userId_day: keyOf(day) },
        select: { minutes: true },
      });
      return row?.minutes ?? null;
    });
    for (const { day, minutes } of changes) {
      const key = keyOf(day);
      await transaction.studyDay.upsert({
        where: { userId_day: key },
        create: { ...key, minutes },
        update: { minutes },
      });
    }
    return true;
  });
}

/** Ticks a task of a day, or takes the tick away; false where the day was not shown with such a task. */
export function setTick(
  userId: string,
  { day, taskId, isTicked }: { day: string; taskId: string; isTicked: boolean },
): Promise<boolean> {
  return transactAsUser(userId, async (transaction) => {
    const key = { userId, day: new Date(day) };
    const row = await transaction.studyDay.findUnique({ where: { userId_day: key } });
    if (!row || !tasksOf(row.tasks)?.tasks.some(({ id }) => id === taskId)) return false;
    const others = row.ticked.filter((id) => id !== taskId);
    await transaction.studyDay.update({
      where: { userId_day: key },
      data: { ticked: isTicked ? [...others, taskId] : others },
    });
    return true;
  });
}

type Span = { day: string; fromMs: number; toMs: number };

type WorkRow = {
  cards: number;
  /** Seen for the first time, and not because a question about them was missed. */
  newCards: number;
  rules: number;
  essayIds: string[];
  topics: { topic: string; answered: number }[];
  isDiagnosticDone: boolean;
};

/** What the learner did on a day of theirs, which lasts from one instant (inclusive) to another. */
export async function findWork(userId: string, { day, fromMs, toMs }: Span): Promise<WorkRow> {
  const [from, to] = [new Date(fromMs), new Date(toMs)];
  const [row] = await database().$queryRaw<WorkRow[]>`
    SELECT
      (SELECT count(DISTINCT coalesce(rule_id, own_card_id::text))::int FROM card_review
       WHERE user_id = ${userId}::uuid AND day = ${day}::date AND origin = 'flashcard') AS cards,
      (SELECT count(*)::int FROM (
         SELECT rule_id FROM card_review WHERE user_id = ${userId}::uuid
         GROUP BY rule_id, own_card_id HAVING min(day) = ${day}::date) AS first_seen
       WHERE NOT EXISTS (
         SELECT FROM learner_question AS answered
         JOIN question_rule AS tested ON tested.question_id = answered.question_id
         WHERE answered.user_id = ${userId}::uuid AND NOT answered.last_correct
           AND tested.rule_id = first_seen.rule_id)) AS "newCards",
      (SELECT count(DISTINCT rule_id)::int FROM rule_answer
       WHERE user_id = ${userId}::uuid AND answered_at >= ${from} AND answered_at < ${to}) AS rules,
      ARRAY(SELECT DISTINCT essay_id FROM essay_analysis
            WHERE user_id = ${userId}::uuid AND created_at >= ${from} AND created_at < ${to}) AS "essayIds",
      (SELECT coalesce(json_agg(json_build_object('topic', topic, 'answered', answered)), '[]') FROM (
         SELECT topic, sum(answered)::int AS answered FROM learner_day_topic_total
         WHERE user_id = ${userId}::uuid AND day = ${day}::date GROUP BY topic) AS by_topic) AS topics,
      EXISTS (SELECT FROM quiz_attempt
              WHERE user_id = ${userId}::uuid AND created_at >= ${from} AND created_at < ${to}
                AND filters_used @> '{"isDiagnostic": true}') AS "isDiagnosticDone"`;
  return row ?? { cards: 0, newCards: 0, rules: 0, essayIds: [], topics: [], isDiagnosticDone: false };
}

/** Where the learner stands with the questions of a topic. */
export type TopicStanding = { topic: string; seen: number; lastDay: string | null };

/** By topic: how many of its questions the learner has seen, and the day of the last answer. */
export function findTopicStandings(userId: string): Promise<TopicStanding[]> {
  return database().$queryRaw<TopicStanding[]>`
    SELECT seen.topic, seen.count AS seen, days.last_day::text AS "lastDay"
    FROM (SELECT question.topic, count(*)::int AS count
          FROM learner_question JOIN question ON question.id = learner_question.question_id
          WHERE learner_question.user_id = ${userId}::uuid GROUP BY question.topic) AS seen
    LEFT JOIN (SELECT topic, max(day) AS last_day FROM learner_day_topic_total
               WHERE user_id = ${userId}::uuid GROUP BY topic) AS days ON days.topic = seen.topic`;
}

/** How often an essay was analyzed, each text once, and the percent of the newest analysis. */
export type EssayStanding = { essayId: string; texts: number; percent: number };

/** Of every essay that the learner had analyzed. */
export function findEssayStandings(userId: string): Promise<EssayStanding[]> {
  return database().$queryRaw<EssayStanding[]>`
    SELECT essay_id AS "essayId", count(DISTINCT text_digest)::int AS texts,
           (array_agg(coalesce(100.0 * score / nullif(max_possible_score, 0), 100)::float8
                      ORDER BY created_at DESC, id DESC))[1] AS percent
    FROM essay_analysis WHERE user_id = ${userId}::uuid GROUP BY essay_id`;
}

/** Essays with a practice answer saved since an instant and not analyzed since it was saved, the last first. */
export async function findUnfinishedEssays(userId: string, sinceMs: number): Promise<string[]> {
  const rows = await database().$queryRaw<{ essayId: string }[]>`
    SELECT draft.essay_id AS "essayId"
    FROM essay_draft AS draft
    JOIN essay_draft_version AS version ON version.draft_id = draft.id AND version.version = draft.version
    WHERE draft.user_id = ${userId}::uuid AND draft.exam_id IS NULL
      AND version.word_count > 0 AND version.saved_at >= ${new Date(sinceMs)}
      AND NOT EXISTS (SELECT FROM essay_analysis AS analysis
                      WHERE analysis.user_id = draft.user_id AND analysis.essay_id = draft.essay_id
                        AND analysis.exam_id IS NULL AND analysis.created_at >= version.saved_at)
    ORDER BY version.saved_at DESC, draft.essay_id LIMIT 3`;
  return rows.map(({ essayId }) => essayId);
}

/** The exam that the learner has begun and not finished; null without one. */
export async function findRunningExam(userId: string): Promise<{ essays: number; currentIndex: number } | null> {
  const exam = await database().essayExam.findFirst({
    where: { userId, finishedAt: null },
    select: { essayIds: true, currentIndex: true },
  });
  return exam && { essays: exam.essayIds.length, currentIndex: exam.currentIndex };
}
