import 'server-only';
import { findExamAnalyses } from '@/lib/db/essay-analysis-repository';
import { findExamDrafts } from '@/lib/db/essay-draft-repository';
import { rulesToLearn } from '@/lib/domain/essays/rules-to-learn';
import { currentEssays } from './current-essays';
import { presentExam } from './present-exam';
import { requireOwnExam } from './require-own-exam';

/**
 * How an exam went: every essay with its answer and newest analysis, and what to learn next. Throws
 * 'not_found' or 'forbidden'.
 */
export async function summarizeExam(userId: string, examId: string, nowMs: number) {
  const exam = presentExam(await requireOwnExam(userId, examId), nowMs);
  const [{ byId }, drafts, analyses] = await Promise.all([
    currentEssays(),
    findExamDrafts(examId),
    findExamAnalyses(examId),
  ]);
  const essays = exam.essays.flatMap((id, index) => {
    const essay = byId.get(id);
    if (!essay) return [];
    const analysis = analyses.get(id) ?? null;
    const draft = drafts.get(id);
    return {
      id,
      displayName: essay.content.displayName,
      topics: [...essay.content.topics],
      maxPossibleScore: analysis?.maxPossibleScore ?? essay.maxPossibleScore,
      seconds: exam.secondsPerEssay[index] ?? null,
      answerHtml: draft?.html ?? '',
      wordCount: draft?.wordCount ?? 0,
      analysis,
    };
  });
  return {
    exam,
    score: essays.reduce((sum, { analysis }) => sum + (analysis?.score ?? 0), 0),
    maxPossibleScore: essays.reduce((sum, essay) => sum + essay.maxPossibleScore, 0),
    essays,
    rulesToLearn: rulesToLearn(essays.flatMap(({ analysis }) => analysis?.feedback ?? [])),
  };
}
