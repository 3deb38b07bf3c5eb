import 'server-only';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { findContentVersion } from './content-state-repository';
import { database } from './prisma';
import { findConfirmedWordings } from './report-repository';
import { findReportedItems, questionItem } from './reported-item-repository';

/** Keeps a question, as it is worded, from being drawn. */
export async function withdrawQuestion(questionId: string, wordingDigest: string, nowMs: number): Promise<void> {
  const change = { wordingDigest, withdrawnAt: new Date(nowMs) };
  await database().questionWithdrawal.upsert({
    where: { questionId },
    create: { questionId, ...change },
    update: change,
  });
}

/** Lets a question be drawn again. */
export async function restoreQuestion(questionId: string): Promise<void> {
  await database().questionWithdrawal.deleteMany({ where: { questionId } });
}

/** Questions that are not drawn: those withdrawn whose wording is still the same. */
export async function findWithdrawnQuestionIds(): Promise<string[]> {
  const withdrawals = await database().questionWithdrawal.findMany({
    select: { questionId: true, wordingDigest: true },
  });
  const items = await findReportedItems(
    'question',
    withdrawals.map(({ questionId }) => questionId),
  );
  return withdrawals.flatMap(({ questionId, wordingDigest }) =>
    items.get(questionId)?.wordingDigest === wordingDigest ? [questionId] : [],
  );
}

/** Those of these questions that somebody was right to report, as they are worded now. */
export async function findDisputedQuestionIds(questions: readonly QuizQuestion[]): Promise<string[]> {
  const confirmed = await findConfirmedWordings(questions.map(({ id }) => id));
  const byId = new Map(questions.map((question) => [question.id, question]));
  return confirmed.flatMap(({ itemId, wordingDigest }) => {
    const question = byId.get(itemId);
    return question && questionItem(question).wordingDigest === wordingDigest ? [itemId] : [];
  });
}

/** Changes with the content and with what of it is withdrawn; null before the first import. */
export async function findPracticeVersion(): Promise<string | null> {
  const [version, [row]] = await Promise.all([
    findContentVersion(),
    database().$queryRaw<{ withdrawn: string | null }[]>`
      SELECT md5(string_agg(question_id || ' ' || wording_digest, ' ' ORDER BY question_id)) AS withdrawn
      FROM question_withdrawal`,
  ]);
  return version === null || !row?.withdrawn ? version : `${version} without ${row.withdrawn}`;
}
