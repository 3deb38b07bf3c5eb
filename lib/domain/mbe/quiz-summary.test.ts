import { expect, it } from 'vitest';
import { answered, buildQuestion, play, runOf, started } from './question.fixture';
import { missedQuestions, rulesOfMissed, summarizeQuiz } from './quiz-summary';

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

it('names what was missed, and the rules behind it by how often they were', () => {
  const rule = (id: string) => ({ id, name: id, text: '', subjectId: 'evidence' });
  const questions = [
    buildQuestion({ id: 'a', rules: [rule('once')] }),
    buildQuestion({ id: 'b', rules: [rule('never')] }),
    buildQuestion({ id: 'c', rules: [rule('later'), rule('twice')] }),
    buildQuestion({ id: 'd', rules: [rule('twice')] }),
    buildQuestion({ id: 'not reached' }),
  ];
  const atEnd = { feedback: 'end', timeLimitSeconds: 60 } as const;
  const run = runOf(
    play(
      ...started(questions, 0, atEnd),
      ...(['A', 'B', 'C', 'D'] as const).flatMap((label) => answered(label, 1_000)),
      { type: 'endTime', nowMs: 60_000 },
    ),
  );
  const missed = missedQuestions(run);
  expect(missed.map(({ number, question, answer }) => [number, question.id, answer.label])).toEqual([
    [1, 'a', 'A'],
    [3, 'c', 'C'],
    [4, 'd', 'D'],
  ]);
  expect(rulesOfMissed(missed)).toEqual(['twice', 'once', 'later']);
  expect(summarizeQuiz(run, 99_000)).toMatchObject({ correctCount: 1, incorrectCount: 3, totalSeconds: 60 });
});
