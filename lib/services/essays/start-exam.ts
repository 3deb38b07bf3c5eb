import 'server-only';
import { insertExam } from '@/lib/db/essay-exam-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { EssayMinutes } from '@/lib/domain/essays/essay-format';
import { startExam as start } from '@/lib/domain/essays/exam';
import { currentEssays } from './current-essays';
import { presentExam } from './present-exam';

type Wish = {
  userId: string;
  /** How many essays; all of them when undefined. */
  count?: number | undefined;
  /** Of essays that are given so many minutes; of all when undefined. */
  essayMinutes?: EssayMinutes | undefined;
  minutesPerEssay: number | null;
  nowMs: number;
};

/**
 * Starts an exam over essays in random order. Throws 'not_found' when there are no essays, 'conflict',
 * with the exam that runs, when the learner has not finished one; 'unauthenticated' without the account.
 */
export async function startExam({ userId, count, essayMinutes, minutesPerEssay, nowMs }: Wish) {
  const { list } = await currentEssays();
  const exam = start({
    essayIds: list.filter(({ minutes }) => essayMinutes === undefined || minutes === essayMinutes).map(({ id }) => id),
    count: count ?? null,
    minutesPerEssay,
    random: Math.random,
    nowMs,
  });
  if (!exam) throw new AppError('not_found', 'No essays loaded to start exam mode.');
  const outcome = await insertExam(userId, exam);
  if (outcome.status === 'no-user') throw new AppError('unauthenticated', 'Please log in to continue.');
  const presented = presentExam(outcome.exam, nowMs);
  if (outcome.status === 'running') {
    throw new AppError('conflict', 'An exam is still running. Continue or finish it first.', {
      details: { running: presented },
    });
  }
  return presented;
}
