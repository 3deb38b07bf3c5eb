import 'server-only';
import { decideReports } from '@/lib/db/report-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { ReportDecision } from '@/lib/domain/reports/constants';
import { requireAdmin } from './require-admin';

type Decision = {
  userId: string;
  id: string;
  state: ReportDecision;
  /** What the learner is told. */
  answer: string;
  /** Whether all reports on the same item that are open are decided alike. */
  isForAllOpen: boolean;
  nowMs: number;
};

/**
 * Decides a report and answers whoever sent it; a later decision takes the place of the first. Answers
 * how many reports were decided. Throws 'forbidden' for who is no administrator, 'not_found'.
 */
export async function decideReport({ userId, ...decision }: Decision): Promise<{ decidedCount: number }> {
  await requireAdmin(userId);
  const decidedCount = await decideReports(decision);
  if (decidedCount === 0) throw new AppError('not_found', 'There is no such report.');
  return { decidedCount };
}
