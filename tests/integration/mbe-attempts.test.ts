import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/prisma';
import { CONFIDENCE_LEVELS, OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { recomputeTotals } from '@/lib/services/mbe/recompute-totals';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank } from '../support/factories/question-bank';
import { createUser } from '../support/factories/users';

const NOON = Date.UTC(2026, 10, 21, 12);

beforeAll(createQuestionBank);

type Quiz = Parameters<typeof saveQuizAttempt>[0]['quiz'];

function save(userId: string, quiz: Quiz, { key, nowMs = NOON }: { key?: string; nowMs?: number } = {}) {
  return saveQuizAttempt({ userId, quiz, idempotencyKey: key, nowMs });
}

/** Everything that is counted of a learner, in a fixed order. */
async function totalsOf(userId: string) {
  const where = { userId };
  return {
    questions: await database().learnerQuestion.findMany({ where, orderBy: { questionId: 'asc' } }),
    days: await database().learnerDayTotal.findMany({ where, orderBy: { day: 'asc' } }),
    topics: await database().learnerTopicTotal.findMany({ where, orderBy: { topic: 'asc' } }),
    dayTopics: await database().learnerDayTopicTotal.findMany({
      where,
      orderBy: [{ day: 'asc' }, { topic: 'asc' }, { sourceId: 'asc' }],
    }),
    issues: await database().learnerIssueTotal.findMany({ where, orderBy: { issueId: 'asc' } }),
  };
}

describe('saveQuizAttempt', () => {
  it('judges by its own key, whatever the browser claims', async () => {
    const userId = await createUser();
    const claims = { isCorrect: true, correctAnswerLabel: 'A' as const };
    const quiz = attemptOf([answerTo('tort-duty-1', claims), answerTo('evi-def-1', { userAnswerLabel: 'B' })], {
      correctCount: 2,
      incorrectCount: 0,
    });
    const { id, ...counts } = await save(userId, quiz);
    expect(counts).toEqual({ correctCount: 1, incorrectCount: 1 });
    const responses = await database().questionResponse.findMany({
      where: { attemptId: id },
      orderBy: { position: 'asc' },
    });
    expect(responses).toMatchObject([
      { position: 1, questionId: 'tort-duty-1', answerLabel: 'A', correctLabel: 'B', isCorrect: false },
      { position: 2, questionId: 'evi-def-1', answerLabel: 'B', correctLabel: 'B', isCorrect: true },
    ]);
  });

  it('counts a practice-exam question under its subject', async () => {
    const userId = await createUser();
    await save(userId, attemptOf([answerTo('exam-tort-1', { topic: 'Practice Exam 1' }), answerTo('cpro-1')]));
    const { topics } = await totalsOf(userId);
    expect(topics.map(({ topic }) => topic)).toEqual(['Criminal Law and Procedure', 'Torts']);
  });

  it('keeps an unknown time and an absent confidence, and leaves the time out of the sums', async () => {
    const userId = await createUser();
    const { confidence: _, ...unsure } = answerTo('evi-def-1', { timeTakenSeconds: -1 });
    await save(userId, attemptOf([unsure, answerTo('evi-def-2', { timeTakenSeconds: 12.6, confidence: 'High' })]));
    const { days, topics } = await totalsOf(userId);
    expect(days).toMatchObject([{ answered: 2, correct: 0, timeSeconds: 13n, timedAnswers: 1 }]);
    expect(topics).toMatchObject([{ answered: 2, timedAnswers: 1, unknownCount: 1, highCount: 1, highCorrect: 0 }]);
    const stored = await database().questionResponse.findMany({ where: { userId }, orderBy: { position: 'asc' } });
    expect(stored).toMatchObject([
      { timeTakenSeconds: -1, confidence: 'Unknown' },
      { timeTakenSeconds: 13, confidence: 'High' },
    ]);
  });

  it('counts by the learner’s own day', async () => {
    const userId = await createUser();
    const nowMs = Date.UTC(2026, 10, 21, 2);
    await save(userId, attemptOf([answerTo('evi-def-1')], { timeZone: 'America/Los_Angeles' }), { nowMs });
    await save(userId, attemptOf([answerTo('evi-def-2')]), { nowMs });
    const { days } = await totalsOf(userId);
    expect(days.map(({ day }) => day.toISOString().slice(0, 10))).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('counts by the time zone that the learner set, whatever the browser says', async () => {
    const userId = await createUser();
    await database().user.update({ where: { id: userId }, data: { timeZone: 'America/Los_Angeles' } });
    await save(userId, attemptOf([answerTo('evi-def-1')], { timeZone: 'Asia/Tokyo' }), {
      nowMs: Date.UTC(2026, 10, 21, 2),
    });
    const { days } = await totalsOf(userId);
    expect(days.map(({ day }) => day.toISOString().slice(0, 10))).toEqual(['2026-11-20']);
    expect(await database().quizAttempt.findFirst({ where: { userId } })).toMatchObject({
      timeZone: 'America/Los_Angeles',
    });
  });

  it('still takes a question that was retired while the learner had it open', async () => {
    const userId = await createUser();
    await expect(save(userId, attemptOf([answerTo('retired-1')]))).resolves.toMatchObject({ incorrectCount: 1 });
  });

  it.each([
    [
      'an unknown question',
      attemptOf([answerTo('evi-def-1'), answerTo('nowhere-1')]),
      "There is no question 'nowhere-1'.",
    ],
    [
      'a question twice',
      attemptOf([answerTo('evi-def-1'), answerTo('evi-def-1')]),
      'A question can be answered only once in an attempt.',
    ],
    [
      'an unknown time zone',
      attemptOf([answerTo('evi-def-1')], { timeZone: 'Mars/Olympus' }),
      'timeZone is not a time zone we know.',
    ],
  ])('refuses %s and stores nothing', async (_, quiz, msg) => {
    const userId = await createUser();
    await expect(save(userId, quiz, { key: 'k' })).rejects.toMatchObject({ code: 'invalid_input', msg });
    expect(await database().quizAttempt.count({ where: { userId } })).toBe(0);
    expect(await totalsOf(userId)).toEqual({ questions: [], days: [], topics: [], dayTopics: [], issues: [] });
  });

  it('asks whoever deleted their account to log in', async () => {
    await expect(save(crypto.randomUUID(), attemptOf([answerTo('evi-def-1')]))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('stores a key once, also when everything arrives at the same moment', async () => {
    const userId = await createUser();
    const quiz = attemptOf([answerTo('evi-def-1'), answerTo('evi-def-2', { userAnswerLabel: 'B' })]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(userId, quiz, { key: 'same' })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers).toEqual(answers.map(() => answers[0]));

    const other = await save(userId, attemptOf([answerTo('tort-duty-1')]), { key: 'same' });
    expect(other).toEqual(answers[0]);
    expect(await database().quizAttempt.count({ where: { userId } })).toBe(1);
    expect((await totalsOf(userId)).days).toMatchObject([{ answered: 2, correct: 1 }]);
  });

  it('keeps keys of different learners, and attempts without a key, apart', async () => {
    const [one, two] = [await createUser(), await createUser()];
    const quiz = attemptOf([answerTo('evi-def-1')]);
    const saved = [
      await save(one, quiz, { key: 'k' }),
      await save(two, quiz, { key: 'k' }),
      await save(two, quiz),
      await save(two, quiz),
    ];
    expect(new Set(saved.map(({ id }) => id)).size).toBe(4);
  });

  it('loses nothing when one learner’s attempts arrive all at once', async () => {
    const userId = await createUser();
    const ids = ['evi-def-1', 'tort-duty-1', 'crim-1', 'cpro-1'];
    const quizzes = Array.from({ length: 12 }, (_, index) =>
      // Each in another order, which is how updates come to wait for one another in circles.
      attemptOf([...ids.slice(index % 4), ...ids.slice(0, index % 4)].map((id) => answerTo(id))),
    );
    await Promise.all(quizzes.map((quiz) => save(userId, quiz)));
    const { days, questions } = await totalsOf(userId);
    expect(days).toMatchObject([{ answered: 48 }]);
    expect(questions.map(({ timesAnswered }) => timesAnswered)).toEqual([12, 12, 12, 12]);
  });
});

describe('recomputeTotals', () => {
  const QUESTION_IDS = [
    'evi-def-1',
    'evi-dying-1',
    'exam-evi-1',
    'tort-duty-1',
    'tort-breach-1',
    'crim-1',
    'cpro-1',
    'retired-1',
  ];
  const histories = fc.array(
    fc.record({
      answers: fc.uniqueArray(
        fc.record({
          questionId: fc.constantFrom(...QUESTION_IDS),
          userAnswerLabel: fc.constantFrom(...OPTION_LABELS),
          timeTakenSeconds: fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 86_400 })),
          confidence: fc.constantFrom(...CONFIDENCE_LEVELS, undefined),
        }),
        { selector: ({ questionId }) => questionId, minLength: 1 },
      ),
      timeZone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', undefined),
      minutesLater: fc.integer({ min: 1, max: 3_000 }),
    }),
    { maxLength: 6 },
  );

  it('makes of any history exactly the totals that were kept along the way', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const userId = await createUser();
        let nowMs = NOON;
        for (const { answers, timeZone, minutesLater } of history) {
          nowMs += minutesLater * 60_000;
          const questions = answers.map(({ questionId, ...over }) => answerTo(questionId, over));
          await save(userId, attemptOf(questions, { timeZone }), { nowMs });
        }
        const kept = await totalsOf(userId);
        expect(kept.days.reduce((sum, { answered }) => sum + answered, 0)).toBe(
          history.flatMap(({ answers }) => answers).length,
        );
        await recomputeTotals();
        expect(await totalsOf(userId)).toEqual(kept);
        await database().user.delete({ where: { id: userId } });
      }),
      { numRuns: 20 },
    );
  });

  it('mends what has gone wrong, for every learner', async () => {
    const learners = [await createUser(), await createUser()];
    for (const userId of learners) await save(userId, attemptOf([answerTo('evi-def-1'), answerTo('tort-duty-1')]));
    const right = await Promise.all(learners.map(totalsOf));
    await database().learnerDayTotal.updateMany({ data: { answered: 99 } });
    await database().learnerTopicTotal.deleteMany({});
    await database().learnerDayTopicTotal.updateMany({ data: { timedAnswers: 0 } });
    await database().learnerIssueTotal.deleteMany({});
    await database().learnerQuestion.updateMany({ data: { timesAnswered: 7 } });
    expect(await recomputeTotals()).toBe(await database().user.count());
    expect(await Promise.all(learners.map(totalsOf))).toEqual(right);
  });
});
