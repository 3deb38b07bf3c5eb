import 'server-only';
import { findEverythingOf } from '@/lib/db/user-repository';
import { AppError } from '@/lib/domain/errors/app-error';

/** Everything that belongs to the learner, as plain data. Throws 'unauthenticated' when the account is gone. */
export async function exportAccount(userId: string, nowMs: number) {
  const everything = await findEverythingOf(userId);
  if (!everything) throw new AppError('unauthenticated', 'Please log in to continue.');
  const {
    attempts,
    ownCards,
    cardReviews,
    ruleAnswers,
    ruleTicks,
    essayDrafts,
    essayAnalyses,
    essayDays,
    essayExams,
    transformerFiles,
    ...user
  } = everything;
  return {
    exportedAt: new Date(nowMs).toISOString(),
    user: { ...user, createdAt: user.createdAt.toISOString() },
    quizAttempts: attempts,
    ownCards,
    cardReviews,
    ruleAnswers,
    ruleTicks,
    essayDrafts,
    essayAnalyses,
    essayDays,
    essayExams,
    transformerFiles,
  };
}
