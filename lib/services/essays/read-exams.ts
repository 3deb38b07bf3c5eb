import 'server-only';
import { listExams } from '@/lib/db/essay-exam-repository';
import { presentExam } from './present-exam';
import { requireOwnExam } from './require-own-exam';

const PAGE_SIZE = 20;

/** An exam of the learner's as it stands now. Throws 'not_found' or 'forbidden'. */
export async function readExam(userId: string, examId: string, nowMs: number) {
  return presentExam(await requireOwnExam(userId, examId), nowMs);
}

type Page = {
  userId: string;
  /** The page begins after this exam; with the newest when absent. */
  before: string | undefined;
  nowMs: number;
};

/**
 * A page of the learner's exams, newest first, and the `before` of the next page, null on the last.
 * Throws 'forbidden' or 'not_found' when `before` is no exam of theirs.
 */
export async function listEssayExams({ userId, before, nowMs }: Page) {
  if (before !== undefined) await requireOwnExam(userId, before);
  // One more than the page holds, to know whether another follows.
  const exams = await listExams(userId, { afterId: before, limit: PAGE_SIZE + 1 });
  const page = exams.slice(0, PAGE_SIZE).map((exam) => presentExam(exam, nowMs));
  return { exams: page, nextBefore: exams.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
}
