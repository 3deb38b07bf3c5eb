import { callInTime } from '@/lib/client/query';
import { listEssayExams } from '@/lib/contract/essay-exams';
import { getEssays, listEssayProgress } from '@/lib/contract/essays';
import type { InitialDesk } from './essay';

/** What the server could not send with the page. Throws ApiError. */
export async function loadDesk(): Promise<InitialDesk> {
  const [essays, progress, { exams }] = await Promise.all([
    callInTime(getEssays, {}),
    callInTime(listEssayProgress, {}),
    callInTime(listEssayExams, { query: {} }),
  ]);
  return { essays, progress, runningExam: exams.find(({ finishedAt }) => finishedAt === null) ?? null };
}
