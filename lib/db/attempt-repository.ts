import 'server-only';
import type { ConfidenceLevel, OptionLabel } from '@/lib/domain/mbe/constants';
import {
  ADD_TO_TOPIC_TOTAL,
  ADD_UP_ANSWERS,
  ADD_UP_TOPIC_ANSWERS,
  DAY_TOPIC_TOTAL_COLUMNS,
  DAY_TOTAL_COLUMNS,
  ISSUE_TOTAL_COLUMNS,
  TOPIC_TOTAL_COLUMNS,
} from './attempt-totals-repository';
import { Prisma } from './generated/client';
import { writeInTurn } from './lock-user';
import { database } from './prisma';
import { uuidV7 } from './uuid-v7';

export type FiltersUsed = {
  sources: string[];
  subjects: string[];
  numQuestionsRequested: number;
  isDiagnostic?: true | undefined;
};

type NewAttempt = {
  userId: string;
  idempotencyKey: string | undefined;
  mode: string;
  totalTimeSeconds: number;
  filtersUsed: FiltersUsed;
  /** IANA name; the zone that the learner set counts before it. */
  timeZone: string;
  /** The calendar day in that zone, YYYY-MM-DD. */
  day: string;
  answeredAtMs: number;
  answers: readonly {
    questionId: string;
    answerLabel: OptionLabel;
    /** Whole seconds; -1 when unknown. */
    timeTakenSeconds: number;
    confidence: ConfidenceLevel | 'Unknown';
  }[];
};

export type StoredAttempt = { id: string; correctCount: number; incorrectCount: number };

type Insertion = {
  /** Null when nothing was stored: see the other two; neither applies when the key was used before. */
  attempt: StoredAttempt | null;
  isUserKnown: boolean;
  unknownQuestionIds: string[];
};

/**
 * Stores an attempt with its responses and brings every running total up to date, in one statement:
 * all of it or nothing. What is correct is decided here, by the questions' own keys.
 */
export async function insertAttempt(attempt: NewAttempt): Promise<Insertion> {
  const [insertion] = await writeInTurn(attempt.userId, () =>
    database().$queryRaw<Insertion[]>(attemptInsertion(attempt)),
  );
  if (!insertion) throw new Error('Storing an attempt answered no row.');
  return insertion;
}

/** The statement that `insertAttempt` runs. */
export function attemptInsertion(attempt: NewAttempt): Prisma.Sql {
  const { userId, answers } = attempt;
  const answeredAt = new Date(attempt.answeredAtMs);
  return Prisma.sql`
    WITH learner AS (
      -- Attempts of one learner go one after the other: totals are never updated crosswise.
      SELECT id, time_zone FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE
    ), answer AS (
      SELECT given.position, given.question_id, given.answer_label, given.time_taken_seconds, given.confidence,
             question.correct_label, given.answer_label = question.correct_label AS is_correct,
             coalesce(subject.mbe_name, subject.name) AS topic, question.issue_id, question.source_id
      FROM unnest(
        ${answers.map(({ questionId }) => questionId)}::text[],
        ${answers.map(({ answerLabel }) => answerLabel)}::option_label[],
        ${answers.map(({ timeTakenSeconds }) => timeTakenSeconds)}::int[],
        ${answers.map(({ confidence }) => confidence)}::confidence[]
      ) WITH ORDINALITY AS given (question_id, answer_label, time_taken_seconds, confidence, position)
      LEFT JOIN question ON question.id = given.question_id
      LEFT JOIN issue ON issue.id = question.issue_id
      LEFT JOIN subject ON subject.id = issue.subject_id
    ), attempt AS (
      INSERT INTO quiz_attempt (id, user_id, idempotency_key, mode, total_time_seconds, correct_count, incorrect_count,
                                filters_used, time_zone, day, created_at)
      SELECT ${uuidV7(attempt.answeredAtMs)}::uuid, learner.id, ${attempt.idempotencyKey ?? null}, ${attempt.mode},
             ${attempt.totalTimeSeconds}::int, counts.correct, counts.incorrect, ${JSON.stringify(attempt.filtersUsed)}::jsonb,
             coalesce(learner.time_zone, ${attempt.timeZone}),
             -- Asking for the learner's zone first would cost a third of the throughput.
             coalesce((${answeredAt}::timestamptz AT TIME ZONE learner.time_zone)::date, ${attempt.day}::date),
             ${answeredAt}::timestamptz
      FROM learner, (
        SELECT count(*) FILTER (WHERE is_correct) AS correct, count(*) FILTER (WHERE NOT is_correct) AS incorrect
        FROM answer
      ) AS counts
      WHERE NOT EXISTS (SELECT FROM answer WHERE correct_label IS NULL)
      ON CONFLICT (user_id, idempotency_key) DO NOTHING
      RETURNING id, user_id, day, created_at AS answered_at, correct_count, incorrect_count
    ), response AS (
      INSERT INTO question_response (attempt_id, position, user_id, question_id, topic, issue_id, source_id, answer_label,
                                     correct_label, is_correct, time_taken_seconds, confidence, answered_at)
      SELECT attempt.id, answer.position, attempt.user_id, answer.question_id, answer.topic, answer.issue_id,
             answer.source_id, answer.answer_label, answer.correct_label, answer.is_correct, answer.time_taken_seconds,
             answer.confidence, attempt.answered_at
      FROM attempt, answer
    ), question_total AS (
      INSERT INTO learner_question AS total (user_id, question_id, times_answered, times_correct, last_correct, last_answered_at)
      SELECT attempt.user_id, answer.question_id, 1, answer.is_correct::int, answer.is_correct, attempt.answered_at
      FROM attempt, answer
      ON CONFLICT (user_id, question_id) DO UPDATE SET
        times_answered = total.times_answered + 1,
        times_correct = total.times_correct + EXCLUDED.times_correct,
        last_correct = CASE WHEN total.last_answered_at > EXCLUDED.last_answered_at
                            THEN total.last_correct ELSE EXCLUDED.last_correct END,
        last_answered_at = greatest(total.last_answered_at, EXCLUDED.last_answered_at)
    ), day_total AS (
      INSERT INTO learner_day_total AS total (${DAY_TOTAL_COLUMNS})
      SELECT attempt.user_id, attempt.day, ${ADD_UP_ANSWERS}
      FROM attempt, answer
      GROUP BY attempt.user_id, attempt.day
      ON CONFLICT (user_id, day) DO UPDATE SET
        answered = total.answered + EXCLUDED.answered,
        correct = total.correct + EXCLUDED.correct,
        time_seconds = total.time_seconds + EXCLUDED.time_seconds,
        timed_answers = total.timed_answers + EXCLUDED.timed_answers
    ), topic_total AS (
      INSERT INTO learner_topic_total AS total (${TOPIC_TOTAL_COLUMNS})
      SELECT attempt.user_id, answer.topic, ${ADD_UP_ANSWERS}, ${ADD_UP_TOPIC_ANSWERS}
      FROM attempt, answer
      GROUP BY attempt.user_id, answer.topic
      ON CONFLICT (user_id, topic) DO UPDATE SET ${ADD_TO_TOPIC_TOTAL}
    ), day_topic_total AS (
      INSERT INTO learner_day_topic_total AS total (${DAY_TOPIC_TOTAL_COLUMNS})
      SELECT attempt.user_id, attempt.day, answer.topic, answer.source_id, ${ADD_UP_ANSWERS}, ${ADD_UP_TOPIC_ANSWERS}
      FROM attempt, answer
      GROUP BY attempt.user_id, attempt.day, answer.topic, answer.source_id
      ON CONFLICT (user_id, day, topic, source_id) DO UPDATE SET ${ADD_TO_TOPIC_TOTAL}
    ), issue_total AS (
      INSERT INTO learner_issue_total AS total (${ISSUE_TOTAL_COLUMNS})
      SELECT attempt.user_id, answer.issue_id, count(*), count(*) FILTER (WHERE is_correct)
      FROM attempt, answer
      GROUP BY attempt.user_id, answer.issue_id
      ON CONFLICT (user_id, issue_id) DO UPDATE SET
        answered = total.answered + EXCLUDED.answered,
        correct = total.correct + EXCLUDED.correct
    )
    SELECT
      (SELECT json_build_object('id', id, 'correctCount', correct_count, 'incorrectCount', incorrect_count)
       FROM attempt) AS attempt,
      EXISTS (SELECT FROM learner) AS "isUserKnown",
      ARRAY(SELECT question_id FROM answer WHERE correct_label IS NULL) AS "unknownQuestionIds"`;
}

const STORED = { id: true, correctCount: true, incorrectCount: true } as const;

/** The attempt that the learner stored under this idempotency key, null when there is none. */
export function findAttemptByKey(userId: string, idempotencyKey: string): Promise<StoredAttempt | null> {
  return database().quizAttempt.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
    select: STORED,
  });
}
