import 'server-only';
import type { IssueFeedback } from '@/lib/domain/essays/essay-grading';
import { noteEssayDay } from './essay-day-repository';
import type { Prisma } from './generated/client';
import { transactAsUser } from './lock-user';
import { database } from './prisma';

type NewAnalysis = {
  userId: string;
  essayId: string;
  examId: string | null;
  /** SHA-256 of the text. */
  textDigest: string;
  wordCount: number;
  score: number;
  maxPossibleScore: number;
  feedback: readonly IssueFeedback[];
  nowMs: number;
  /** The learner's own day on which they asked for it, YYYY-MM-DD; null when nobody did. */
  day: string | null;
  /** So many of the newest of this answer stay. */
  maxKept: number;
};

const SUMMARY = {
  id: true,
  createdAt: true,
  examId: true,
  score: true,
  maxPossibleScore: true,
  wordCount: true,
} as const;

type SummaryRow = Prisma.EssayAnalysisGetPayload<{ select: typeof SUMMARY }>;

function toSummary<Row extends SummaryRow>({ createdAt, ...row }: Row) {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** Written by `insertAnalysis` alone. */
const feedbackOf = (json: Prisma.JsonValue) => json as IssueFeedback[];

/**
 * Keeps what an answer got. When the last analysis was of the same text and came to the same, that
 * one is it. Answers its id and moment; null when the account is gone.
 */
export function insertAnalysis(analysis: NewAnalysis): Promise<{ id: string; createdAt: string } | null> {
  const { userId, essayId, examId, textDigest, score, maxPossibleScore, feedback, nowMs, day, maxKept } = analysis;
  return transactAsUser(userId, async (transaction, isUserKnown) => {
    if (!isUserKnown) return null;
    // Also for a text that was analyzed before: asking again is work of this day.
    if (day !== null) await noteEssayDay(transaction, userId, day);
    const [last, ...older] = await transaction.essayAnalysis.findMany({
      where: { userId, essayId, examId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, createdAt: true, textDigest: true, score: true, maxPossibleScore: true },
    });
    const isSame =
      last?.textDigest === textDigest && last.score === score && last.maxPossibleScore === maxPossibleScore;
    if (last && isSame) return { id: last.id, createdAt: last.createdAt.toISOString() };

    const tooOld = [...(last ? [last] : []), ...older].slice(maxKept - 1);
    await transaction.essayAnalysis.deleteMany({ where: { id: { in: tooOld.map(({ id }) => id) } } });
    const { id, createdAt } = await transaction.essayAnalysis.create({
      data: {
        userId,
        essayId,
        examId,
        textDigest,
        wordCount: analysis.wordCount,
        score,
        maxPossibleScore,
        feedback: [...feedback],
        // Later than the last even where the clock was set back, or both fell on one millisecond.
        createdAt: new Date(Math.max(nowMs, (last?.createdAt.getTime() ?? 0) + 1)),
      },
    });
    return { id, createdAt: createdAt.toISOString() };
  });
}

/** The last `limit` analyses of an essay by the learner, newest first. */
export async function listAnalyses(userId: string, essayId: string, limit: number) {
  const analyses = await database().essayAnalysis.findMany({
    where: { userId, essayId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: SUMMARY,
  });
  return analyses.map(toSummary);
}

/** An analysis with its owner and essay, null when there is no such analysis. */
export async function findAnalysis(id: string) {
  const found = await database().essayAnalysis.findUnique({
    where: { id },
    select: { ...SUMMARY, userId: true, essayId: true, feedback: true },
  });
  if (!found) return null;
  const { userId, essayId, feedback, ...summary } = found;
  return { userId, essayId, analysis: { ...toSummary(summary), feedback: feedbackOf(feedback) } };
}

/** The newest analysis of every answer of an exam, by the essay's id. */
export async function findExamAnalyses(examId: string) {
  const analyses = await database().essayAnalysis.findMany({
    where: { examId },
    orderBy: [{ essayId: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }],
    distinct: ['essayId'],
    select: { ...SUMMARY, essayId: true, feedback: true },
  });
  return new Map(
    analyses.map(({ essayId, feedback, ...summary }) => [
      essayId,
      { ...toSummary(summary), feedback: feedbackOf(feedback) },
    ]),
  );
}

type EssayScores = {
  /** Percent of the points of the newest analysis, and of the best. */
  last: number;
  best: number;
  /** Points of the newest, and how many there were. */
  lastScore: number;
  lastMaxScore: number;
};

/** How the analyses of each essay scored, by the essay's id. */
export async function findPercents(userId: string): Promise<Map<string, EssayScores>> {
  const rows = await database().$queryRaw<(EssayScores & { essayId: string })[]>`
    SELECT essay_id AS "essayId",
      (array_agg(percent ORDER BY created_at DESC, id DESC))[1] AS last, max(percent) AS best,
      (array_agg(score ORDER BY created_at DESC, id DESC))[1] AS "lastScore",
      (array_agg(max_possible_score ORDER BY created_at DESC, id DESC))[1] AS "lastMaxScore"
    FROM (
      SELECT id, essay_id, created_at, score, max_possible_score,
        round(100.0 * score / nullif(max_possible_score, 0))::int AS percent
      FROM essay_analysis
      WHERE user_id = ${userId}::uuid
    ) AS analysis
    WHERE percent IS NOT NULL
    GROUP BY essay_id`;
  return new Map(rows.map(({ essayId, ...scores }) => [essayId, scores]));
}
