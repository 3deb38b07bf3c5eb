import { describe, expect, it } from 'vitest';
import { attemptPayload } from './attempt-payload';
import { answered, buildQuestion, buildQuestions, play, runOf, started } from './question.fixture';

describe('attemptPayload', () => {
  it('is exactly the payload of specification 5.4, with its time zone and its end', () => {
    const questions = [
      buildQuestion({ id: 'one', correctOptLabel: 'A' }),
      buildQuestion({ id: 'two', topic: 'Practice Exam 1' }),
    ];
    const run = runOf(
      play(
        ...started(questions),
        { type: 'setConfidence', confidence: 'High' },
        ...answered('A', 12_900),
        { type: 'next', nowMs: 20_000 },
        ...answered('D', 25_000),
        { type: 'next', nowMs: 31_500 },
      ),
    );
    expect(attemptPayload(run, 'America/Los_Angeles', 99_000)).toEqual({
      totalTime: 31,
      correctCount: 1,
      incorrectCount: 1,
      mode: 'Practice',
      filtersUsed: { sources: [], subjects: ['Evidence'], numQuestionsRequested: 10 },
      questions: [
        {
          questionId: 'one',
          questionText: 'Facts of one.',
          difficulty: 'medium',
          source: 'Barwright Core',
          topic: 'Evidence',
          userAnswerLabel: 'A',
          userAnswerText: 'Option A',
          correctAnswerLabel: 'A',
          isCorrect: true,
          timeTakenSeconds: 12,
          confidence: 'High',
        },
        {
          questionId: 'two',
          questionText: 'Facts of two.',
          difficulty: 'medium',
          source: 'Barwright Core',
          topic: 'Practice Exam 1',
          userAnswerLabel: 'D',
          userAnswerText: 'Option D',
          correctAnswerLabel: 'B',
          isCorrect: false,
          timeTakenSeconds: 5,
          confidence: 'Off',
        },
      ],
      timeZone: 'America/Los_Angeles',
      finishedAt: '1970-01-01T00:01:39.000Z',
    });
  });

  it('calls the time of a question left open for more than a day unknown, and bounds the total', () => {
    const days = 24 * 3_600_000;
    const [state] = [
      play(...started(buildQuestions(1)), ...answered('A', 40 * days), { type: 'next', nowMs: 41 * days }),
    ];
    const payload = attemptPayload(runOf(state), 'UTC', 41 * days);
    expect(payload.questions[0]?.timeTakenSeconds).toBe(-1);
    expect(payload.totalTime).toBe(30 * 24 * 3600);
  });
});
