import { call } from '@/lib/client/call';
import { listEssayExams } from '@/lib/contract/essay-exams';
import { getEssays, listEssayProgress } from '@/lib/contract/essays';
import type { InitialPractice } from './essay';

/** What the server could not send with the page. Throws ApiError. */
export async function loadEssayPractice(): Promise<InitialPractice> {
  const [essays, progress, { exams }] = await Promise.all([
    call(getEssays, {}),
    call(listEssayProgress, {}),
    call(listEssayExams, { query: {} }),
  ]);
  return { essays, progress, runningExam: exams.find(({ finishedAt }) => finishedAt === null) ?? null };
}
