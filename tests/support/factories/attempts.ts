import type { QuizAttemptPayload } from '@/lib/contract/quiz';

type Answer = QuizAttemptPayload['questions'][number];

/** An answer as the browser sends it: A, in 30 seconds, unless `over` says otherwise. */
export function answerTo(questionId: string, over: Partial<Answer> = {}): Answer {
  return {
    questionId,
    questionText: `Facts of ${questionId}.`,
    difficulty: 'medium',
    source: 'Barwright Core',
    topic: 'Evidence',
    userAnswerLabel: 'A',
    userAnswerText: 'Option A',
    correctAnswerLabel: 'B',
    isCorrect: false,
    timeTakenSeconds: 30,
    confidence: 'Off',
    ...over,
  };
}

/** The payload of a finished quiz with these answers. */
export function attemptOf(questions: Answer[], over: Partial<QuizAttemptPayload> = {}): QuizAttemptPayload {
  return {
    totalTime: 30 * questions.length,
    correctCount: 0,
    incorrectCount: questions.length,
    mode: 'Practice',
    filtersUsed: { sources: [], subjects: ['Evidence'], numQuestionsRequested: Math.max(1, questions.length) },
    questions,
    ...over,
  };
}
