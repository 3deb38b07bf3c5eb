import 'server-only';
import type { OptionLabel } from '@/lib/domain/mbe/constants';
import type { FiltersUsed } from './attempt-repository';
import { database } from './prisma';

const SUMMARY = {
  id: true,
  createdAt: true,
  mode: true,
  totalTimeSeconds: true,
  correctCount: true,
  incorrectCount: true,
  filtersUsed: true,
} as const;

type SummaryRow = {
  id: string;
  createdAt: Date;
  mode: string;
  totalTimeSeconds: number;
  correctCount: number;
  incorrectCount: number;
  filtersUsed: unknown;
};

function toSummary({ createdAt, filtersUsed, ...rest }: SummaryRow) {
  // Written by `insertAttempt` alone.
  const { sources, subjects, isDiagnostic = false } = filtersUsed as FiltersUsed;
  return { ...rest, createdAt: createdAt.toISOString(), sources, subjects, isDiagnostic };
}

/** Up to `limit` attempts of the learner, newest first, from the one after `afterId` on. */
export async function listAttempts(userId: string, { afterId, limit }: { afterId: string | undefined; limit: number }) {
  const attempts = await database().quizAttempt.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...(afterId !== undefined && { cursor: { id: afterId }, skip: 1 }),
    take: limit,
    select: SUMMARY,
  });
  return attempts.map(toSummary);
}

/** An attempt of the learner with its responses in the order they were given, null when they have no such attempt. */
export async function findAttempt(userId: string, id: string) {
  const attempt = await database().quizAttempt.findFirst({
    where: { id, userId },
    select: {
      ...SUMMARY,
      responses: {
        orderBy: { position: 'asc' },
        select: {
          questionId: true,
          answerLabel: true,
          correctLabel: true,
          isCorrect: true,
          timeTakenSeconds: true,
          confidence: true,
        },
      },
    },
  });
  if (!attempt) return null;
  const { responses, ...summary } = attempt;
  return { ...toSummary(summary), responses };
}

/** Whose attempt it is, null when there is no such attempt. */
export async function findAttemptOwner(id: string): Promise<string | null> {
  const attempt = await database().quizAttempt.findUnique({ where: { id }, select: { userId: true } });
  return attempt?.userId ?? null;
}

/** How often each option of a question was chosen, by all learners; answers without a choice are left out. */
export async function countChosenOptions(questionId: string): Promise<{ label: OptionLabel; count: number }[]> {
  return database('long').$queryRaw<{ label: OptionLabel; count: number }[]>`
    SELECT answer_label AS label, count(*)::int AS count
    FROM question_response
    WHERE question_id = ${questionId} AND answer_label IS NOT NULL
    GROUP BY answer_label
    ORDER BY answer_label`;
}

/** Every question the learner has answered, with when they last did (milliseconds since 1970). */
export async function findAnsweredQuestions(userId: string): Promise<{ questionId: string; answeredAtMs: number }[]> {
  // One row of two arrays: a row for each question costs several times as much to carry.
  const [row] = await database().$queryRaw<{ ids: string[] | null; times: number[] | null }[]>`
    SELECT array_agg(question_id ORDER BY question_id) AS ids,
           array_agg((extract(epoch FROM last_answered_at) * 1000)::float8 ORDER BY question_id) AS times
    FROM learner_question
    WHERE user_id = ${userId}::uuid`;
  const times = row?.times ?? [];
  return (row?.ids ?? []).map((questionId, index) => ({ questionId, answeredAtMs: times[index] ?? 0 }));
}
