import { performancePercent } from './performance';
import type { QuizQuestion } from './question';
import { correctCount, type QuizAnswer, type QuizRun } from './quiz';
import { elapsedSeconds } from './stopwatch';

export type SubjectResult = { subject: string; correctCount: number; answeredCount: number; percent: number };

export type QuizSummary = {
  correctCount: number;
  incorrectCount: number;
  percent: number;
  totalSeconds: number;
  /** Mean time to an answer, whole seconds. */
  averageSeconds: number;
  /** By the subject of the taxonomy, weakest first, so that what needs work stands on top. */
  subjects: SubjectResult[];
};

/** What the summary of a finished quiz shows. */
export function summarizeQuiz(run: QuizRun, nowMs: number): QuizSummary {
  const { answers, questions } = run;
  const correct = correctCount(run);
  const answerSeconds = answers.reduce((sum, { timeTakenSeconds }) => sum + timeTakenSeconds, 0);
  return {
    correctCount: correct,
    incorrectCount: answers.length - correct,
    percent: performancePercent(correct, answers.length) ?? 0,
    totalSeconds: elapsedSeconds(run.totalStopwatch, nowMs),
    averageSeconds: answers.length === 0 ? 0 : Math.round(answerSeconds / answers.length),
    subjects: resultsBySubject(
      answers.map(({ isCorrect }, index) => ({ subject: questions[index]?.subject ?? '', isCorrect })),
    ),
  };
}

/** What was answered, by subject, the weakest first. */
export function resultsBySubject(answers: readonly { subject: string; isCorrect: boolean }[]): SubjectResult[] {
  const bySubject = new Map<string, { correctCount: number; answeredCount: number }>();
  for (const { subject, isCorrect } of answers) {
    const counts = bySubject.get(subject) ?? { correctCount: 0, answeredCount: 0 };
    counts.answeredCount += 1;
    if (isCorrect) counts.correctCount += 1;
    bySubject.set(subject, counts);
  }
  return [...bySubject]
    .map(([subject, counts]) => ({
      subject,
      ...counts,
      percent: performancePercent(counts.correctCount, counts.answeredCount) ?? 0,
    }))
    .sort((a, b) => a.percent - b.percent || a.subject.localeCompare(b.subject, 'en'));
}

/** A question that was answered wrong, with its place in the quiz, from 1. */
export type MissedQuestion = { number: number; question: QuizQuestion; answer: QuizAnswer };

export function missedQuestions({ questions, answers }: QuizRun): MissedQuestion[] {
  return questions.flatMap((question, index) => {
    const answer = answers[index];
    return answer && !answer.isCorrect ? [{ number: index + 1, question, answer }] : [];
  });
}

/** Ids of the rules that the missed questions test: those missed most often first, none twice. */
export function rulesOfMissed(missed: readonly MissedQuestion[]): string[] {
  const counts = new Map<string, number>();
  for (const { question } of missed) for (const { id } of question.rules) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
