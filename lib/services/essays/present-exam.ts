import 'server-only';
import type { StoredExam } from '@/lib/db/essay-exam-repository';
import { secondsPerEssay } from '@/lib/domain/essays/exam';

/** An exam as the API answers it, its running clock read now. */
export function presentExam(exam: StoredExam, nowMs: number) {
  const { id, essays, currentIndex, minutesPerEssay, reachedAtMs, finishedAtMs } = exam;
  return {
    id,
    essays: [...essays],
    currentIndex,
    minutesPerEssay,
    startedAt: new Date(reachedAtMs[0] ?? nowMs).toISOString(),
    finishedAt: finishedAtMs === null ? null : new Date(finishedAtMs).toISOString(),
    secondsPerEssay: secondsPerEssay(exam, nowMs),
  };
}
