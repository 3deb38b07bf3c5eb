import 'server-only';
import { findAnalysis, listAnalyses } from '@/lib/db/essay-analysis-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { MAX_KEPT_ANALYSES } from '@/lib/domain/essays/limits';
import { requireEssay } from './require-essay';

/** The learner's last hundred scores of an essay, newest first, of however many exams. Throws 'not_found' for an unknown essay. */
export async function listEssayAnalyses(userId: string, essayId: string) {
  await requireEssay(essayId);
  return listAnalyses(userId, essayId, MAX_KEPT_ANALYSES);
}

type Wanted = { userId: string; essayId: string; analysisId: string };

/** An analysis with its feedback. Throws 'not_found' when the essay has none of this id, 'forbidden' for someone else's. */
export async function readEssayAnalysis({ userId, essayId, analysisId }: Wanted) {
  const found = await findAnalysis(analysisId);
  if (found?.essayId !== essayId) throw new AppError('not_found', 'There is no such analysis.');
  if (found.userId !== userId) throw new AppError('forbidden', 'That analysis belongs to someone else.');
  return found.analysis;
}
