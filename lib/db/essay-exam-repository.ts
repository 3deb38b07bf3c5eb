import 'server-only';
import type { Exam } from '@/lib/domain/essays/exam';
import type { Prisma } from './generated/client';
import { transactAsUser } from './lock-user';
import { database } from './prisma';

/** An exam with its id. */
export type StoredExam = Exam & { id: string };

const EXAM = {
  id: true,
  essayIds: true,
  currentIndex: true,
  minutesPerEssay: true,
  reachedAt: true,
  finishedAt: true,
} as const;

function toExam(row: Prisma.EssayExamGetPayload<{ select: typeof EXAM }>): StoredExam {
  return {
    id: row.id,
    essays: row.essayIds,
    currentIndex: row.currentIndex,
    minutesPerEssay: row.minutesPerEssay,
    reachedAtMs: row.reachedAt.map((reached) => reached.getTime()),
    finishedAtMs: row.finishedAt?.getTime() ?? null,
  };
}

function toRow({ essays, currentIndex, minutesPerEssay, reachedAtMs, finishedAtMs }: Exam) {
  return {
    essayIds: [...essays],
    currentIndex,
    minutesPerEssay,
    reachedAt: reachedAtMs.map((ms) => new Date(ms)),
    finishedAt: finishedAtMs === null ? null : new Date(finishedAtMs),
  };
}

type Start = { status: 'started' | 'running'; exam: StoredExam } | { status: 'no-user' };

/** Stores a new exam, unless the learner has one that still runs. */
export function insertExam(userId: string, exam: Exam): Promise<Start> {
  return transactAsUser(userId, async (transaction, isUserKnown): Promise<Start> => {
    if (!isUserKnown) return { status: 'no-user' };
    const running = await transaction.essayExam.findFirst({ where: { userId, finishedAt: null }, select: EXAM });
    if (running) return { status: 'running', exam: toExam(running) };
    const startedAt = new Date(exam.reachedAtMs[0] ?? 0);
    const row = await transaction.essayExam.create({ data: { userId, startedAt, ...toRow(exam) }, select: EXAM });
    return { status: 'started', exam: toExam(row) };
  });
}

/** An exam and whose it is, null when there is no such exam. */
export async function findExam(id: string): Promise<{ userId: string; exam: StoredExam } | null> {
  const row = await database().essayExam.findUnique({ where: { id }, select: { ...EXAM, userId: true } });
  return row && { userId: row.userId, exam: toExam(row) };
}

/** Stores what a change makes of an exam of the learner's; null when they have no such exam. */
export function changeExam(userId: string, id: string, change: (exam: Exam) => Exam): Promise<StoredExam | null> {
  return transactAsUser(userId, async (transaction) => {
    const row = await transaction.essayExam.findUnique({ where: { id, userId }, select: EXAM });
    if (!row) return null;
    const { id: _, ...before } = toExam(row);
    const after = change(before);
    if (after !== before) await transaction.essayExam.update({ where: { id }, data: toRow(after) });
    return { id, ...after };
  });
}

/** Up to `limit` exams of the learner, newest first, from the one after `afterId` on. */
export async function listExams(userId: string, { afterId, limit }: { afterId: string | undefined; limit: number }) {
  const rows = await database().essayExam.findMany({
    where: { userId },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    ...(afterId !== undefined && { cursor: { id: afterId }, skip: 1 }),
    take: limit,
    select: EXAM,
  });
  return rows.map(toExam);
}
