import { performancePercent } from './performance';
import { correctCount, type QuizRun } from './quiz';
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
  const bySubject = new Map<string, { correctCount: number; answeredCount: number }>();
  answers.forEach(({ isCorrect }, index) => {
    const subject = questions[index]?.subject ?? '';
    const counts = bySubject.get(subject) ?? { correctCount: 0, answeredCount: 0 };
    counts.answeredCount += 1;
    if (isCorrect) counts.correctCount += 1;
    bySubject.set(subject, counts);
  });

  const correct = correctCount(run);
  const answerSeconds = answers.reduce((sum, { timeTakenSeconds }) => sum + timeTakenSeconds, 0);
  return {
    correctCount: correct,
    incorrectCount: answers.length - correct,
    percent: performancePercent(correct, answers.length) ?? 0,
    totalSeconds: elapsedSeconds(run.totalStopwatch, nowMs),
    averageSeconds: answers.length === 0 ? 0 : Math.round(answerSeconds / answers.length),
    subjects: [...bySubject]
      .map(([subject, counts]) => ({
        subject,
        ...counts,
        percent: performancePercent(counts.correctCount, counts.answeredCount) ?? 0,
      }))
      .sort((a, b) => a.percent - b.percent || a.subject.localeCompare(b.subject, 'en')),
  };
}
