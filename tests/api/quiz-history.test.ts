import { beforeAll, describe, expect, it } from 'vitest';
import { POST as postReview, GET as reviewAttempt } from '@/app/api/quiz/attempts/[id]/route';
import { GET as listAttempts } from '@/app/api/quiz/attempts/route';
import { reviewQuizAttempt } from '@/lib/contract/quiz';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank, publishContent } from '../support/factories/question-bank';
import { listQuizzes, saveQuiz } from '../support/quiz-attempts';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createQuestionBank();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

describe('GET /quiz/attempts', () => {
  it('lists the learner’s own attempts, newest first, page by page', async () => {
    const reader = await newLearner();
    const saved: string[] = [];
    for (let index = 0; index < 45; index += 1) saved.push((await saveQuiz(reader)).id);

    const ids: string[] = [];
    let before: string | undefined;
    do {
      const page = await listQuizzes(reader, before);
      expect(page.attempts.length).toBeGreaterThan(0);
      ids.push(...page.attempts.map(({ id }) => id));
      before = page.nextBefore ?? undefined;
    } while (before);
    expect(ids).toHaveLength(45);
    expect(new Set(ids)).toEqual(new Set(saved));
    const times = await database().quizAttempt.findMany({
      where: { id: { in: ids } },
      select: { id: true, createdAt: true },
    });
    const timeOf = new Map(times.map(({ id, createdAt }) => [id, createdAt.getTime()]));
    expect(ids.map((id) => timeOf.get(id))).toEqual(
      ids.map((id) => timeOf.get(id)).sort((a, b) => (b ?? 0) - (a ?? 0)),
    );
  });

  it('says what each attempt was', async () => {
    const reader = await newLearner();
    const filtersUsed = { sources: ['Barwright Core'], subjects: ['Evidence', 'Torts'], numQuestionsRequested: 5 };
    const { id } = await saveQuiz(
      reader,
      attemptOf([answerTo('evi-def-1', { userAnswerLabel: 'B' })], { filtersUsed, totalTime: 61.4 }),
    );
    expect(await listQuizzes(reader)).toEqual({
      attempts: [
        {
          id,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          mode: 'Practice',
          totalTimeSeconds: 61,
          correctCount: 1,
          incorrectCount: 0,
          sources: ['Barwright Core'],
          subjects: ['Evidence', 'Torts'],
          isDiagnostic: false,
        },
      ],
      nextBefore: null,
    });
  });

  it('knows the diagnostic from other quizzes', async () => {
    const reader = await newLearner();
    const filtersUsed = { sources: [], subjects: ['Evidence'], numQuestionsRequested: 21, isDiagnostic: true as const };
    await saveQuiz(reader, attemptOf([answerTo('evi-def-1')], { filtersUsed }));
    const { attempts } = await listQuizzes(reader);
    expect(attempts).toMatchObject([{ isDiagnostic: true }]);
  });

  it('is empty for a newcomer', async () => {
    expect(await listQuizzes(await newLearner())).toEqual({ attempts: [], nextBefore: null });
  });

  it('is 400 for a page that is no id, 404 for an unknown one, 403 for someone else’s', async () => {
    const { id } = await saveQuiz(learner);
    const ask = (before: string, token = learner.token) =>
      send(listAttempts, { token, path: `/quiz/attempts?before=${before}` });
    await expectError(await ask('yesterday'), 400, 'invalid_input');
    await expectError(await ask(crypto.randomUUID()), 404, 'not_found');
    await expectError(await ask(id, stranger.token), 403, 'forbidden');
  });

  it('is 401 without a valid token', async () => {
    await expectError(await send(listAttempts), 401, 'unauthenticated');
  });
});

describe('GET /quiz/attempts/{id}', () => {
  const review = (id: string, { token }: { token?: string } = learner) =>
    send(reviewAttempt, { params: { id }, path: `/quiz/attempts/${id}`, ...(token && { token }) });

  it('answers the attempt question by question, in the order they were answered', async () => {
    const answers = [
      answerTo('tort-breach-2', { userAnswerLabel: 'B', confidence: 'High', timeTakenSeconds: 5 }),
      answerTo('retired-1', { userAnswerLabel: 'D', timeTakenSeconds: -1 }),
      answerTo('exam-evi-1'),
    ];
    const { id } = await saveQuiz(learner, attemptOf(answers));
    const response = await review(id);
    expect(response.status).toBe(200);
    const body = reviewQuizAttempt.response.parse(await response.json());
    expect(body).toMatchObject({ id, correctCount: 1, incorrectCount: 2, subjects: ['Evidence'] });
    expect(body.responses.map(({ question, ...verdict }) => ({ id: question.id, ...verdict }))).toEqual([
      {
        id: 'tort-breach-2',
        userAnswerLabel: 'B',
        correctAnswerLabel: 'B',
        isDisputed: false,
        isCorrect: true,
        timeTakenSeconds: 5,
        confidence: 'High',
      },
      {
        id: 'retired-1',
        userAnswerLabel: 'D',
        correctAnswerLabel: 'B',
        isDisputed: false,
        isCorrect: false,
        timeTakenSeconds: -1,
        confidence: 'Off',
      },
      {
        id: 'exam-evi-1',
        userAnswerLabel: 'A',
        correctAnswerLabel: 'B',
        isDisputed: false,
        isCorrect: false,
        timeTakenSeconds: 30,
        confidence: 'Off',
      },
    ]);
    expect(body.responses[0]?.question).toMatchObject({
      options: expect.any(Array),
      rules: [{ name: 'Rule of Negligence' }],
    });
  });

  it('keeps the verdict of the day when the key is corrected later', async () => {
    const { id } = await saveQuiz(learner, attemptOf([answerTo('crim-1', { userAnswerLabel: 'B' })]));
    await database().question.update({ where: { id: 'crim-1' }, data: { correctLabel: 'C' } });
    await publishContent();
    const { responses } = reviewQuizAttempt.response.parse(await (await review(id)).json());
    expect(responses[0]).toMatchObject({
      isCorrect: true,
      correctAnswerLabel: 'B',
      question: { correctOptLabel: 'C' },
    });
  });

  it('is 403 for someone else’s attempt, 404 for an unknown one, 400 for no id at all', async () => {
    const { id } = await saveQuiz(learner);
    await expectError(await review(id, stranger), 403, 'forbidden');
    await expectError(await review(crypto.randomUUID()), 404, 'not_found');
    for (const nonsense of ['1', 'null', '../users', '%00', `${id} `, "' or 1=1"]) {
      await expectError(await review(nonsense), 400, 'invalid_input');
    }
  });

  it('is 401 without a valid token', async () => {
    await expectError(await review(crypto.randomUUID(), {}), 401, 'unauthenticated');
  });

  it('is 405 for another method', async () => {
    await expectError(await send(postReview, { method: 'POST', token: learner.token }), 405, 'method_not_allowed');
  });
});
