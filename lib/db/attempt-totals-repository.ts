import 'server-only';
import { Prisma } from './generated/client';
import { lockUser } from './lock-user';
import { database } from './prisma';

// What a total holds is written once, here: an attempt adds it to what stands, a recomputation
// makes it anew from all responses.

export const DAY_TOTAL_COLUMNS = Prisma.sql`user_id, day, answered, correct, time_seconds, timed_answers`;

const TOPIC_COUNTS = Prisma.sql`answered, correct, time_seconds, timed_answers,
  high_count, high_correct, medium_count, medium_correct, low_count, low_correct, off_count, unknown_count,
  first_answered_at, last_answered_at`;

export const TOPIC_TOTAL_COLUMNS = Prisma.sql`user_id, topic, ${TOPIC_COUNTS}`;

export const DAY_TOPIC_TOTAL_COLUMNS = Prisma.sql`user_id, day, topic, source_id, ${TOPIC_COUNTS}`;

export const ISSUE_TOTAL_COLUMNS = Prisma.sql`user_id, issue_id, answered, correct`;

/** Sums over a group of answers; those whose time is unknown (-1) are left out of the times. */
export const ADD_UP_ANSWERS = Prisma.sql`count(*), count(*) FILTER (WHERE is_correct),
  coalesce(sum(time_taken_seconds) FILTER (WHERE time_taken_seconds >= 0), 0),
  count(*) FILTER (WHERE time_taken_seconds >= 0)`;

/** What a topic counts besides. */
export const ADD_UP_TOPIC_ANSWERS = Prisma.sql`
  count(*) FILTER (WHERE confidence = 'High'), count(*) FILTER (WHERE confidence = 'High' AND is_correct),
  count(*) FILTER (WHERE confidence = 'Medium'), count(*) FILTER (WHERE confidence = 'Medium' AND is_correct),
  count(*) FILTER (WHERE confidence = 'Low'), count(*) FILTER (WHERE confidence = 'Low' AND is_correct),
  count(*) FILTER (WHERE confidence = 'Off'), count(*) FILTER (WHERE confidence = 'Unknown'),
  min(answered_at), max(answered_at)`;

/** How an attempt adds to a total that counts what a topic counts. */
export const ADD_TO_TOPIC_TOTAL = Prisma.sql`
  answered = total.answered + EXCLUDED.answered,
  correct = total.correct + EXCLUDED.correct,
  time_seconds = total.time_seconds + EXCLUDED.time_seconds,
  timed_answers = total.timed_answers + EXCLUDED.timed_answers,
  high_count = total.high_count + EXCLUDED.high_count,
  high_correct = total.high_correct + EXCLUDED.high_correct,
  medium_count = total.medium_count + EXCLUDED.medium_count,
  medium_correct = total.medium_correct + EXCLUDED.medium_correct,
  low_count = total.low_count + EXCLUDED.low_count,
  low_correct = total.low_correct + EXCLUDED.low_correct,
  off_count = total.off_count + EXCLUDED.off_count,
  unknown_count = total.unknown_count + EXCLUDED.unknown_count,
  first_answered_at = least(total.first_answered_at, EXCLUDED.first_answered_at),
  last_answered_at = greatest(total.last_answered_at, EXCLUDED.last_answered_at)`;

/** Ids of up to `limit` users after `afterId`, in the order of ids. */
export async function listUserIds(afterId: string | null, limit: number): Promise<string[]> {
  const users = await database('maintenance').user.findMany({
    where: afterId === null ? {} : { id: { gt: afterId } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  });
  return users.map(({ id }) => id);
}

/** Replaces a learner's running totals by what their stored responses add up to. */
export async function replaceTotals(userId: string): Promise<void> {
  await database('maintenance').$transaction(async (transaction) => {
    // Attempts that arrive meanwhile wait here, and are added to what we make.
    await lockUser(transaction, userId);
    await transaction.learnerQuestion.deleteMany({ where: { userId } });
    await transaction.learnerDayTotal.deleteMany({ where: { userId } });
    await transaction.learnerTopicTotal.deleteMany({ where: { userId } });
    await transaction.learnerDayTopicTotal.deleteMany({ where: { userId } });
    await transaction.learnerIssueTotal.deleteMany({ where: { userId } });
    await transaction.$executeRaw`
      INSERT INTO learner_question (user_id, question_id, times_answered, times_correct, last_correct, last_answered_at)
      SELECT user_id, question_id, count(*), count(*) FILTER (WHERE is_correct),
             (array_agg(is_correct ORDER BY answered_at DESC, attempt_id DESC))[1], max(answered_at)
      FROM question_response
      WHERE user_id = ${userId}::uuid
      GROUP BY user_id, question_id`;
    await transaction.$executeRaw`
      INSERT INTO learner_day_total (${DAY_TOTAL_COLUMNS})
      SELECT response.user_id, attempt.day, ${ADD_UP_ANSWERS}
      FROM question_response AS response JOIN quiz_attempt AS attempt ON attempt.id = response.attempt_id
      WHERE response.user_id = ${userId}::uuid
      GROUP BY response.user_id, attempt.day`;
    await transaction.$executeRaw`
      INSERT INTO learner_topic_total (${TOPIC_TOTAL_COLUMNS})
      SELECT user_id, topic, ${ADD_UP_ANSWERS}, ${ADD_UP_TOPIC_ANSWERS}
      FROM question_response
      WHERE user_id = ${userId}::uuid
      GROUP BY user_id, topic`;
    await transaction.$executeRaw`
      INSERT INTO learner_day_topic_total (${DAY_TOPIC_TOTAL_COLUMNS})
      SELECT response.user_id, attempt.day, response.topic, response.source_id, ${ADD_UP_ANSWERS}, ${ADD_UP_TOPIC_ANSWERS}
      FROM question_response AS response JOIN quiz_attempt AS attempt ON attempt.id = response.attempt_id
      WHERE response.user_id = ${userId}::uuid
      GROUP BY response.user_id, attempt.day, response.topic, response.source_id`;
    await transaction.$executeRaw`
      INSERT INTO learner_issue_total (${ISSUE_TOTAL_COLUMNS})
      SELECT user_id, issue_id, count(*), count(*) FILTER (WHERE is_correct)
      FROM question_response
      WHERE user_id = ${userId}::uuid
      GROUP BY user_id, issue_id`;
  });
}
