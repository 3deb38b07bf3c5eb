import 'server-only';
import { findAttempt } from '@/lib/db/attempt-history-repository';
import { findQuestions } from '@/lib/db/question-repository';
import { findDisputedQuestionIds } from '@/lib/db/withdrawal-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { requireOwnAttempt } from './require-own-attempt';

/**
 * An attempt of the learner, question by question, with the questions as they stand today and the
 * verdicts as they fell then. Throws 'forbidden' for someone else's, 'not_found' for none.
 */
export async function reviewQuizAttempt(userId: string, attemptId: string) {
  await requireOwnAttempt(userId, attemptId);
  const attempt = await findAttempt(userId, attemptId);
  // Deleted together with its account since the line before.
  if (!attempt) throw new AppError('not_found', 'There is no such attempt.');

  const { responses, ...summary } = attempt;
  const questions = await findQuestions(responses.map(({ questionId }) => questionId));
  const disputed = new Set(await findDisputedQuestionIds(questions));
  const byId = new Map(questions.map((question) => [question.id, question]));
  return {
    ...summary,
    responses: responses.flatMap(({ questionId, answerLabel, correctLabel, ...response }) => {
      const question = byId.get(questionId);
      return question
        ? [
            {
              question,
              userAnswerLabel: answerLabel,
              correctAnswerLabel: correctLabel,
              isDisputed: disputed.has(questionId),
              ...response,
            },
          ]
        : [];
    }),
  };
}
