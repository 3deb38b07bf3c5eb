import 'server-only';
import { type FiltersUsed, findAttemptByKey, insertAttempt, type StoredAttempt } from '@/lib/db/attempt-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { ConfidenceLevel, OptionLabel } from '@/lib/domain/mbe/constants';
import { UNKNOWN_TIME_SECONDS } from '@/lib/domain/mbe/constants';
import { calendarDay } from '@/lib/domain/time/calendar-day';
import { clientTime } from '@/lib/domain/time/client-time';

/** What we take from an attempt; what the browser says of right and wrong is not among it. */
type FinishedQuiz = {
  mode: string;
  /** Seconds. */
  totalTime: number;
  filtersUsed: FiltersUsed;
  questions: readonly {
    questionId: string;
    userAnswerLabel: OptionLabel;
    /** Seconds; -1 when unknown. */
    timeTakenSeconds: number;
    confidence?: ConfidenceLevel | undefined;
  }[];
  /** IANA name; the zone that the learner set counts before it. UTC without either. */
  timeZone?: string | undefined;
  /** ISO 8601; the moment of saving without one. */
  finishedAt?: string | undefined;
};

type Saving = { userId: string; quiz: FinishedQuiz; idempotencyKey: string | undefined; nowMs: number };

/**
 * Stores a finished quiz with its running totals, once for each idempotency key: the same key again
 * answers what was stored the first time. Throws 'invalid_input' for an unknown question, one
 * answered twice or an unknown time zone; 'unauthenticated' when the account is gone.
 */
export async function saveQuizAttempt({ userId, quiz, idempotencyKey, nowMs }: Saving): Promise<StoredAttempt> {
  const timeZone = quiz.timeZone ?? 'UTC';
  const answeredAtMs = clientTime(quiz.finishedAt, nowMs);
  const day = calendarDay(answeredAtMs, timeZone);
  if (day === null) throw new AppError('invalid_input', 'timeZone is not a time zone we know.');
  if (new Set(quiz.questions.map(({ questionId }) => questionId)).size < quiz.questions.length) {
    throw new AppError('invalid_input', 'A question can be answered only once in an attempt.');
  }

  const { attempt, isUserKnown, unknownQuestionIds } = await insertAttempt({
    userId,
    idempotencyKey,
    mode: quiz.mode,
    totalTimeSeconds: Math.round(quiz.totalTime),
    filtersUsed: quiz.filtersUsed,
    timeZone,
    day,
    answeredAtMs,
    answers: quiz.questions.map(({ questionId, userAnswerLabel, timeTakenSeconds, confidence }) => ({
      questionId,
      answerLabel: userAnswerLabel,
      timeTakenSeconds: timeTakenSeconds === UNKNOWN_TIME_SECONDS ? UNKNOWN_TIME_SECONDS : Math.round(timeTakenSeconds),
      confidence: confidence ?? 'Unknown',
    })),
  });
  if (attempt) return attempt;
  if (!isUserKnown) throw new AppError('unauthenticated', 'Please log in to continue.');

  const stored = idempotencyKey === undefined ? null : await findAttemptByKey(userId, idempotencyKey);
  if (stored) return stored;
  throw new AppError('invalid_input', `There is no question '${unknownQuestionIds[0]}'.`);
}
