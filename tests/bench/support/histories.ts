import type pg from 'pg';

/** How a learner practiced, up to now: attempts of ten answers, evenly over the days. */
export type History = { days: number; attemptsPerDay: number };

const ANSWERS = 10;
/** Indexes made once at the end are smaller and quicker than ones that grow. */
const SECONDARY_INDEXES = `
  SELECT indexname, indexdef FROM pg_indexes
  WHERE tablename IN ('question_response', 'quiz_attempt') AND indexname NOT LIKE '%_pkey'`;

/** Writes the attempts and responses of learners over a bank of `questions`, in the order in which they happened. */
export async function fillHistories(
  client: pg.Client,
  histories: readonly (History & { userIds: readonly string[] })[],
  questions: number,
): Promise<void> {
  await client.query('SET session_replication_role = replica');
  await client.query('SELECT setseed(0.5)');
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(SECONDARY_INDEXES);
  for (const { indexname } of indexes) await client.query(`DROP INDEX ${client.escapeIdentifier(indexname)}`);
  for (const { days, attemptsPerDay, userIds } of histories) {
    await client.query(
      `INSERT INTO quiz_attempt (id, user_id, mode, total_time_seconds, correct_count, incorrect_count, filters_used,
                                 time_zone, day, created_at)
       SELECT gen_random_uuid(), user_id, 'Practice', 900, 6, 4, '{}', 'UTC', at::date, at
       FROM unnest($1::uuid[]) AS user_id, generate_series(0, $2::int - 1) AS ago, generate_series(1, $3::int) AS n,
            LATERAL (SELECT date_trunc('day', now(), 'UTC') - ago * interval '1 day' + n * interval '10 minutes' AS at) AS moment`,
      [userIds, days, attemptsPerDay],
    );
  }
  await client.query(
    `INSERT INTO question_response (attempt_id, position, user_id, question_id, topic, issue_id, source_id, answer_label,
                                    correct_label, is_correct, time_taken_seconds, confidence, answered_at)
     SELECT given.id, position, user_id, question.id, question.topic, question.issue_id, question.source_id,
            CASE WHEN is_right THEN 'B' ELSE 'A' END::option_label, 'B', is_right, seconds, confidence, created_at
     FROM (
       SELECT attempt.id, attempt.user_id, attempt.created_at, position, random() < 0.6 AS is_right,
              CASE WHEN random() < 0.02 THEN -1 ELSE 30 + (random() * 150)::int END AS seconds,
              (enum_range(NULL::confidence))[1 + floor(random() * 5)::int] AS confidence,
              'q-' || (1 + floor(random() * $1::int))::int AS question_id
       FROM quiz_attempt AS attempt, generate_series(1, $2::int) AS position
     ) AS given JOIN question ON question.id = given.question_id
     ORDER BY created_at, given.id, position`,
    [questions, ANSWERS],
  );
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('ANALYZE');
}

/** The performance figures of a learner from their responses alone, in the shape of the kept ones. */
export function aggregation(userId: string): { text: string; values: unknown[] } {
  const times = 'coalesce(sum(time_taken_seconds) FILTER (WHERE time_taken_seconds >= 0), 0)';
  const sums = `'answered', count(*), 'correct', count(*) FILTER (WHERE is_correct), 'timeSeconds', ${times},
    'timedAnswers', count(*) FILTER (WHERE time_taken_seconds >= 0)`;
  const rated = (['High', 'Medium', 'Low'] as const).map(
    (level) => `'${level.toLowerCase()}Count', count(*) FILTER (WHERE confidence = '${level}'),
      '${level.toLowerCase()}Correct', count(*) FILTER (WHERE confidence = '${level}' AND is_correct)`,
  );
  const millis = (moment: string) => `(extract(epoch FROM ${moment}(answered_at)) * 1000)::int8`;
  const text = `
    SELECT
      (SELECT coalesce(json_agg(total ORDER BY day), '[]') FROM (
         SELECT day, json_build_object('day', day, ${sums}) AS total
         FROM question_response AS response JOIN quiz_attempt AS attempt ON attempt.id = response.attempt_id
         WHERE response.user_id = $1 GROUP BY day) AS by_day) AS days,
      (SELECT coalesce(json_agg(total ORDER BY topic COLLATE "C"), '[]') FROM (
         SELECT topic, json_build_object('topic', topic, ${sums}, ${rated.join(', ')},
                'offCount', count(*) FILTER (WHERE confidence = 'Off'),
                'unknownCount', count(*) FILTER (WHERE confidence = 'Unknown'),
                'firstAnsweredAtMs', ${millis('min')}, 'lastAnsweredAtMs', ${millis('max')}) AS total
         FROM question_response WHERE user_id = $1 GROUP BY topic) AS by_topic) AS topics,
      (SELECT coalesce(json_agg(total), '[]') FROM (
         SELECT json_build_object('issueId', issue_id, 'answered', count(*),
                                  'correct', count(*) FILTER (WHERE is_correct)) AS total
         FROM question_response WHERE user_id = $1 GROUP BY issue_id) AS by_issue) AS "issueTotals",
      ARRAY(SELECT question_id FROM (
         SELECT DISTINCT ON (question_id) question_id, is_correct, answered_at
         FROM question_response WHERE user_id = $1
         ORDER BY question_id, answered_at DESC, attempt_id DESC) AS latest
       WHERE NOT is_correct ORDER BY answered_at DESC, question_id LIMIT 200) AS "missedQuestionIds"`;
  return { text, values: [userId] };
}
