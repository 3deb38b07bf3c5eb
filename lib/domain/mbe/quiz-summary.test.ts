import { expect, it } from 'vitest';
import { answered, buildQuestion, play, runOf, started } from './question.fixture';
import { summarizeQuiz } from './quiz-summary';

it('counts by subject, weakest first, and says the pace', () => {
  const questions = [
    buildQuestion({ id: 'a', subject: 'Torts' }),
    buildQuestion({ id: 'b', subject: 'Evidence' }),
    buildQuestion({ id: 'c', subject: 'Torts' }),
  ];
  const run = runOf(
    play(
      ...started(questions),
      ...answered('B', 10_000),
      { type: 'next', nowMs: 20_000 },
      ...answered('A', 41_000),
      { type: 'next', nowMs: 50_000 },
      ...answered('B', 90_000),
      { type: 'next', nowMs: 100_000 },
    ),
  );
  expect(summarizeQuiz(run, 500_000)).toEqual({
    correctCount: 2,
    incorrectCount: 1,
    percent: 67,
    totalSeconds: 100,
    averageSeconds: 24,
    subjects: [
      { subject: 'Evidence', correctCount: 0, answeredCount: 1, percent: 0 },
      { subject: 'Torts', correctCount: 2, answeredCount: 2, percent: 100 },
    ],
  });
});
