import { type ConfidenceLevel, type OptionLabel, QUIZ_MODE, UNKNOWN_TIME_SECONDS } from './constants';
import { correctCount, type QuizFilters, type QuizRun } from './quiz';
import { elapsedSeconds } from './stopwatch';

const DAY_SECONDS = 24 * 60 * 60;
/** The longest quiz the contract takes; one left open for longer says no more than that. */
const LONGEST_QUIZ_SECONDS = 30 * DAY_SECONDS;

/** The quiz attempt payload (specification 5.4), with what determines its day. */
export type AttemptPayload = {
  totalTime: number;
  correctCount: number;
  incorrectCount: number;
  mode: typeof QUIZ_MODE;
  filtersUsed: QuizFilters;
  questions: {
    questionId: string;
    questionText: string;
    difficulty: string;
    source: string;
    topic: string;
    userAnswerLabel: OptionLabel;
    userAnswerText: string;
    correctAnswerLabel: OptionLabel;
    isCorrect: boolean;
    timeTakenSeconds: number;
    confidence: ConfidenceLevel;
  }[];
  timeZone: string;
  /** ISO 8601. */
  finishedAt: string;
};

/**
 * What a finished quiz sends. Times are whole seconds; a question that stood open for more than a
 * day (a tab left alone) says nothing about the learner, so its time counts as unknown.
 */
export function attemptPayload(run: QuizRun, timeZone: string, nowMs: number): AttemptPayload {
  const correct = correctCount(run);
  return {
    totalTime: Math.min(elapsedSeconds(run.totalStopwatch, nowMs), LONGEST_QUIZ_SECONDS),
    correctCount: correct,
    incorrectCount: run.answers.length - correct,
    mode: QUIZ_MODE,
    filtersUsed: run.filtersUsed,
    questions: run.questions.slice(0, run.answers.length).map((question, index) => {
      const answer = run.answers[index];
      const option = question.options.find(({ label }) => label === answer?.label);
      if (!answer || !option) throw new Error(`Question ${question.id} has no answer among its options.`);
      return {
        questionId: question.id,
        questionText: question.questionText,
        difficulty: question.difficulty,
        source: question.source,
        topic: question.topic,
        userAnswerLabel: answer.label,
        userAnswerText: option.text,
        correctAnswerLabel: question.correctOptLabel,
        isCorrect: answer.isCorrect,
        timeTakenSeconds: answer.timeTakenSeconds <= DAY_SECONDS ? answer.timeTakenSeconds : UNKNOWN_TIME_SECONDS,
        confidence: answer.confidence,
      };
    }),
    timeZone,
    finishedAt: new Date(nowMs).toISOString(),
  };
}
