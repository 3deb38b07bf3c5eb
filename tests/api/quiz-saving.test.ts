import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE as deleteAttempts, POST as saveAttempt } from '@/app/api/quiz/attempts/route';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank } from '../support/factories/question-bank';
import { listQuizzes, saveQuiz } from '../support/quiz-attempts';

const DAY_MS = 24 * 60 * 60 * 1000;

let learner: Learner;

beforeAll(async () => {
  await createQuestionBank();
  learner = await newLearner();
});

describe('POST /quiz/attempts', () => {
  it('stores the attempt: 201 with the counts by our own key', async () => {
    const quiz = attemptOf([answerTo('evi-def-1', { userAnswerLabel: 'B' }), answerTo('tort-duty-1')], {
      timeZone: 'Asia/Tokyo',
    });
    expect(await saveQuiz(learner, quiz)).toEqual({ id: expect.any(String), correctCount: 1, incorrectCount: 1 });
  });

  it('answers alike for the same key, and stores it once', async () => {
    const key = crypto.randomUUID();
    const first = await saveQuiz({ ...learner, key });
    expect(await saveQuiz({ ...learner, key })).toEqual(first);
    expect(await database().quizAttempt.count({ where: { userId: learner.id, idempotencyKey: key } })).toBe(1);
  });

  it.each([
    ['counts a late one on the day it was finished', -3 * DAY_MS, -3 * DAY_MS],
    ['takes an end in the future for a wrong clock', 2 * DAY_MS, 0],
    ['takes an end years ago for a wrong clock', -900 * DAY_MS, 0],
  ])('%s', async (_, finished, counted) => {
    const late = await newLearner();
    const nowMs = Date.now();
    const finishedAt = new Date(nowMs + finished).toISOString();
    await saveQuiz(late, attemptOf([answerTo('evi-def-1')], { finishedAt }));
    const days = await database().learnerDayTotal.findMany({ where: { userId: late.id } });
    const sinceMs = (days[0]?.day.getTime() ?? 0) - (nowMs + counted);
    expect(days).toHaveLength(1);
    expect(Math.abs(sinceMs)).toBeLessThanOrEqual(DAY_MS);
    const { attempts } = await listQuizzes(late);
    expect(Math.abs(Date.parse(attempts[0]?.createdAt ?? '') - (nowMs + counted))).toBeLessThan(60_000);
  });

  it('takes an answer without time and confidence', async () => {
    const { confidence: _, timeTakenSeconds: __, ...bare } = answerTo('evi-def-3');
    const { id } = await saveQuiz(learner, {
      ...attemptOf([]),
      filtersUsed: { sources: [], subjects: [], numQuestionsRequested: 1 },
      questions: [bare],
    });
    const stored = await database().questionResponse.findFirstOrThrow({ where: { attemptId: id } });
    expect(stored).toMatchObject({ timeTakenSeconds: -1, confidence: 'Unknown' });
  });

  it('is 401 without a valid token', async () => {
    await expectError(await send(saveAttempt, { json: attemptOf([answerTo('evi-def-1')]) }), 401, 'unauthenticated');
  });

  it('is 401 for an account that was deleted a moment ago', async () => {
    const gone = await newLearner();
    await saveQuiz(gone);
    await database().user.delete({ where: { id: gone.id } });
    const response = await send(saveAttempt, { token: gone.token, json: attemptOf([answerTo('evi-def-1')]) });
    await expectError(response, 401, 'unauthenticated');
  });

  const valid = attemptOf([answerTo('evi-def-1')]);
  const one = (over: object) => ({ ...valid, questions: [{ ...valid.questions[0], ...over }] });
  const without = (field: keyof typeof valid) =>
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field));

  it.each<[string, unknown]>([
    ['no object', null],
    ['a list', [valid]],
    ['a number', 7],
    ['no questions', { ...valid, questions: [] }],
    ['questions of another type', { ...valid, questions: 'all' }],
    ['too many questions', { ...valid, questions: Array.from({ length: 201 }, (_, index) => answerTo(`q${index}`)) }],
    ['no totalTime', without('totalTime')],
    ['no mode', without('mode')],
    ['no filtersUsed', without('filtersUsed')],
    ['a totalTime in words', { ...valid, totalTime: 'long' }],
    ['a negative totalTime', { ...valid, totalTime: -1 }],
    ['an endless totalTime', { ...valid, totalTime: 1e300 }],
    ['half a correct answer', { ...valid, correctCount: 0.5 }],
    ['a surplus field', { ...valid, userId: 'somebody' }],
    ['a surplus field of a question', one({ points: 3 })],
    ['a surplus field of the filters', { ...valid, filtersUsed: { ...valid.filtersUsed, topics: [] } }],
    ['a prototype', JSON.parse(`{"__proto__":{"a":1},${JSON.stringify(valid).slice(1)}`)],
    ['an unknown question', one({ questionId: 'nowhere-1' })],
    ['a question twice', { ...valid, questions: [valid.questions[0], valid.questions[0]] }],
    ['a label that no option has', one({ userAnswerLabel: 'E' })],
    ['another word for confidence', one({ confidence: 'Unknown' })],
    ['no word for confidence', one({ confidence: null })],
    ['a time before the beginning', one({ timeTakenSeconds: -2 })],
    ['a time beyond a day', one({ timeTakenSeconds: 86_401 })],
    ['a NUL in a name', { ...valid, mode: 'Prac\u0000tice' }],
    ['a control character in an id', one({ questionId: 'evi\u0007' })],
    ['a control character in a field', one({ 'a\u0001': 1 })],
    ['half a character', { ...valid, filtersUsed: { ...valid.filtersUsed, sources: ['\ud800'] } }],
    ['an unknown time zone', { ...valid, timeZone: 'Mars/Olympus' }],
    ['a time zone of another type', { ...valid, timeZone: 2 }],
    ['an end that is no instant', { ...valid, finishedAt: 'yesterday' }],
  ])('is 400 for %s, and stores nothing', async (_, json) => {
    const before = await database().quizAttempt.count();
    await expectError(await send(saveAttempt, { token: learner.token, json }), 400, 'invalid_input');
    expect(await database().quizAttempt.count()).toBe(before);
  });

  it('is 400 for malformed JSON, an empty body and text that is no UTF-8', async () => {
    for (const raw of ['{"totalTime":', '', 'undefined', new Uint8Array([0x22, 0xff, 0xfe, 0x22])]) {
      await expectError(await send(saveAttempt, { token: learner.token, raw, method: 'POST' }), 400, 'invalid_input');
    }
  });

  it('is 400 for an endless idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'x'.repeat(201) };
    const response = await send(saveAttempt, {
      token: learner.token,
      json: attemptOf([answerTo('evi-def-1')]),
      headers,
    });
    await expectError(response, 400, 'invalid_input');
  });

  it('is 413 for more than a megabyte, without reading it as JSON', async () => {
    const raw = `{"padding": ${'['.repeat(1_000_001)}`;
    await expectError(await send(saveAttempt, { token: learner.token, raw }), 413, 'too_large');
  });

  it('is 415 for another kind of body', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    await expectError(
      await send(saveAttempt, { token: learner.token, raw: '{}', headers }),
      415,
      'unsupported_media_type',
    );
  });

  it('is 405 for another method', async () => {
    const response = await send(deleteAttempts, { token: learner.token, method: 'DELETE' });
    expect(response.headers.get('Allow')).toBe('GET, POST');
    await expectError(response, 405, 'method_not_allowed');
  });
});
