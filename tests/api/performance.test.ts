import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportPerformance } from '@/app/api/performance/export/route';
import { GET as readInsights } from '@/app/api/performance/insights/route';
import { GET as listMisjudgedAnswers } from '@/app/api/performance/misjudged/route';
import { POST as postPerformance, GET as readPerformance } from '@/app/api/quiz/user/[id]/performance/route';
import { GET as filterRules } from '@/app/api/rules/filtered/route';
import * as contract from '@/lib/contract/performance';
import { saveQuizAttempt } from '@/lib/services/mbe/save-quiz-attempt';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank, questionsOf } from '../support/factories/question-bank';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon, so that what is a few minutes later is of the same day. */
const YESTERDAY = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS / 2;
const SURE = { confidence: 'High' as const };

let learner: Learner;
let stranger: Learner;
let beginner: Learner;

function save(userId: string, quiz: Parameters<typeof saveQuizAttempt>[0]['quiz'], nowMs = YESTERDAY) {
  return saveQuizAttempt({ userId, quiz, idempotencyKey: undefined, nowMs });
}

/** All hearsay questions of the bank but those of its exam. */
const HEARSAY = (
  [
    ['evi-def', 8],
    ['evi-exc', 5],
    ['evi-dying', 4],
  ] as const
).flatMap(([prefix, count]) =>
  questionsOf(prefix, count, { issueId: 'evi-hearsay', topic: 'Evidence' }).map(({ id }) => id),
);

beforeAll(async () => {
  await createQuestionBank();
  [learner, stranger, beginner] = [await newLearner(), await newLearner(), await newLearner()];
  // 17 wrong with High; the first of them answered right later; some of Torts right with Low.
  await save(learner.id, attemptOf(HEARSAY.map((id) => answerTo(id, SURE))));
  const duty = ['tort-duty-1', 'tort-duty-2', 'exam-tort-1'];
  await save(
    learner.id,
    attemptOf(duty.map((id) => answerTo(id, { userAnswerLabel: 'B', confidence: 'Low', timeTakenSeconds: 100 }))),
  );
  await save(
    learner.id,
    attemptOf([answerTo('evi-def-1', { userAnswerLabel: 'B', confidence: 'Medium' })]),
    YESTERDAY + 60_000,
  );
  const more = ['tort-breach-1', 'tort-breach-2', 'tort-breach-3', 'tort-breach-4', 'tort-breach-5'];
  await save(learner.id, attemptOf(more.map((id) => answerTo(id, SURE))), YESTERDAY + 120_000);
});

const of = ({ id, token }: Learner, query = '') => ({
  token,
  params: { id },
  path: `/quiz/user/${id}/performance${query}`,
});

describe('GET /quiz/user/{id}/performance', () => {
  it('answers the figures of specification 9.1 and nothing else', async () => {
    const response = await send(readPerformance, of(learner));
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(contract.getPerformance.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      calendarData: [{ count: 26, accuracy: (100 * 4) / 26 }],
      overallStats: { totalAttempts: 26, accuracy: (100 * 4) / 26 },
      topicBreakdown: [
        {
          topic: 'Evidence',
          totalAttempts: 18,
          correctAttempts: 1,
          averageTimeSeconds: 30,
          confidenceCounts: { High: 17, Medium: 1, Low: 0, Off: 0, Unknown: 0 },
          confidenceAccuracy: { High: 0, Medium: 100, Low: null },
          firstAttemptDate: new Date(YESTERDAY).toISOString(),
          lastAttemptDate: new Date(YESTERDAY + 60_000).toISOString(),
        },
        { topic: 'Torts', totalAttempts: 8 },
      ],
      analysis: { strengths: [], weaknesses: ['Evidence', 'Torts'] },
    });
    expect(body.analysis.recommendations).toContainEqual(
      expect.stringMatching(/^9 of 16 missed Hearsay questions were about Exceptions: recall/),
    );
  });

  it('answers nothing but zeros to a beginner', async () => {
    expect(await (await send(readPerformance, of(beginner))).json()).toEqual({
      calendarData: [],
      topicBreakdown: [],
      overallStats: { totalAttempts: 0, accuracy: 0, averageTimeSeconds: null },
      analysis: { strengths: [], weaknesses: [], recommendations: [] },
    });
  });

  it.each([
    ['?subject=Torts', 8],
    ['?source=Barwright%20Practice%20Exams', 1],
    ['?source=Barwright%20Core&subject=Evidence', 18],
    ['?source=Nowhere', 0],
    [`?to=2000-01-01`, 0],
    [`?from=2000-01-01&to=2099-01-01`, 26],
  ])('narrows by %s', async (query, count) => {
    const body = contract.getPerformance.response.parse(await (await send(readPerformance, of(learner, query))).json());
    expect(body.overallStats.totalAttempts).toBe(count);
  });

  it('is 403 for someone else, known or not', async () => {
    await expectError(await send(readPerformance, { ...of(stranger), token: learner.token }), 403, 'forbidden');
    const nobody = { ...learner, id: crypto.randomUUID() };
    await expectError(await send(readPerformance, of(nobody)), 403, 'forbidden');
    await expectError(await send(readPerformance, of({ ...learner, id: 'me' })), 403, 'forbidden');
  });

  it('is 401 without a valid token, 405 for another method', async () => {
    await expectError(await send(readPerformance, { ...of(learner), token: 'none' }), 401, 'unauthenticated');
    await expectError(await send(postPerformance, { ...of(learner), json: {} }), 405, 'method_not_allowed');
  });

  it.each(['?from=yesterday', '?to=2026-02-30', '?from=2026-02-02&to=2026-02-01', `?subject=${'x'.repeat(201)}`])(
    'is 400 for %s',
    async (query) => {
      await expectError(await send(readPerformance, of(learner, query)), 400, 'invalid_input');
    },
  );
});

describe('GET /performance/insights', () => {
  const read = (query = '', { token }: { token: string } = learner) =>
    send(readInsights, { token, path: `/performance/insights${query}` });

  it('answers all of it, with recommendations that start their practice', async () => {
    const response = await read('?timeZone=Asia/Tokyo');
    expect(response.status).toBe(200);
    const body = contract.getPerformanceInsights.response.parse(await response.json());
    expect(body).toMatchObject({
      timeZone: 'Asia/Tokyo',
      choices: { subjects: ['Evidence', 'Torts'], sources: ['Barwright Core', 'Barwright Practice Exams'] },
      calibration: { confidentMistakes: 22, luckyGuesses: 3 },
      pace: { targetSeconds: 108 },
      dailyGoal: { goal: null },
      daysToExam: null,
    });
    expect(body.atStake).toHaveLength(7);
    expect(body.recall).toHaveLength(13);

    const stakes = body.recommendations.map(({ questionsAtStake }) => questionsAtStake);
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
    const cluster = body.recommendations.find(({ kind }) => kind === 'missed-cluster');
    const { search } = new URL(cluster?.action.href ?? '', 'http://localhost');
    const rules = await (await send(filterRules, { token: learner.token, path: `/rules/filtered${search}` })).json();
    expect(rules.map(({ _id }: { _id: string }) => _id)).toEqual(['rule-evi-hearsay']);
  });

  it('narrows what is asked to be narrowed', async () => {
    const body = contract.getPerformanceInsights.response.parse(await (await read('?subject=Torts')).json());
    expect(body.calibration).toMatchObject({ confidentMistakes: 5, luckyGuesses: 3 });
    expect(body.atStake.map(({ subject }) => subject)).toEqual(['Torts']);
    expect(body.choices.subjects).toEqual(['Evidence', 'Torts']);
  });

  it('answers a beginner too', async () => {
    const body = contract.getPerformanceInsights.response.parse(await (await read('', beginner)).json());
    expect(body).toMatchObject({
      recommendations: [],
      trend: [],
      streak: { currentDays: 0, longestDays: 0, hasStudiedToday: false },
      choices: { firstDay: null, lastDay: null },
    });
  });

  it('is 401 without a valid token, 400 for what cannot be', async () => {
    await expectError(await send(readInsights, {}), 401, 'unauthenticated');
    for (const query of ['?timeZone=Mars/Olympus', '?from=1', '?from=2026-02-02&to=2026-02-01']) {
      await expectError(await read(query), 400, 'invalid_input');
    }
  });
});

describe('GET /performance/misjudged', () => {
  const list = (query: string, { token }: { token: string } = learner) =>
    send(listMisjudgedAnswers, { token, path: `/performance/misjudged${query}` });
  const page = async (query: string) => contract.listMisjudgedAnswers.response.parse(await (await list(query)).json());

  it('lists confident mistakes newest first, page by page, each with its question and rules', async () => {
    const one = await page('?kind=confident-mistake');
    expect(one.answers).toHaveLength(20);
    const two = await page(`?kind=confident-mistake&before=${one.nextBefore}`);
    expect(two.nextBefore).toBeNull();
    const all = [...one.answers, ...two.answers];
    const tort = [5, 4, 3, 2, 1].map((n) => `tort-breach-${n}`);
    expect(all.map(({ questionId }) => questionId)).toEqual([...tort, ...HEARSAY.toReversed()]);
    expect(all.at(-1)).toMatchObject({
      questionId: 'evi-def-1',
      isRightNow: true,
      excerpt: expect.stringMatching(/Facts/),
    });
    expect(all.at(-2)).toMatchObject({
      isRightNow: false,
      answerLabel: 'A',
      correctLabel: 'B',
      href: `/questions/history/${all.at(-2)?.attemptId}#question-2`,
      rules: [{ id: 'rule-evi-hearsay', href: '/understand/evidence/rule-evi-hearsay' }],
    });
  });

  it('lists lucky guesses, narrowed', async () => {
    expect((await page('?kind=lucky-guess')).answers).toHaveLength(3);
    expect((await page('?kind=lucky-guess&source=Barwright+Core')).answers).toHaveLength(2);
    expect((await page('?kind=lucky-guess&subject=Evidence')).answers).toEqual([]);
    expect((await page('?kind=lucky-guess&to=2000-01-01')).answers).toEqual([]);
  });

  it('is 401 without a valid token, 400 for what cannot be', async () => {
    await expectError(await send(listMisjudgedAnswers, {}), 401, 'unauthenticated');
    for (const query of [
      '',
      '?kind=luck',
      '?kind=lucky-guess&before=1',
      `?kind=lucky-guess&before=${'-'.repeat(36)}.1`,
      '?kind=lucky-guess&from=2026-02-02&to=2026-02-01',
    ]) {
      await expectError(await list(query), 400, 'invalid_input');
    }
  });

  it('is 404 for a page after no answer, 403 after someone else’s', async () => {
    const { nextBefore } = await page('?kind=confident-mistake');
    const query = (before: string | null) => `?kind=confident-mistake&before=${before}`;
    await expectError(await list(query(`${crypto.randomUUID()}.1`)), 404, 'not_found');
    await expectError(await list(query(nextBefore), stranger), 403, 'forbidden');
  });
});

describe('GET /performance/export', () => {
  const get = (query: string, { token }: { token: string } = learner) =>
    send(exportPerformance, { token, path: `/performance/export${query}` });

  it('gives a row of CSV for each day, subject and source', async () => {
    const response = await get('?format=csv&subject=Torts');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/barwright-performance-\d{4}-\d\d-\d\d\.csv/);
    const [heading, ...rows] = (await response.text()).trimEnd().split('\n');
    expect(heading).toMatch(/^day,subject,source,answered,correct,accuracyPercent,averageSeconds,/);
    expect(rows.map((row) => row.split(',').slice(1, 5))).toEqual([
      ['Torts', 'Barwright Core', '7', '2'],
      ['Torts', 'Barwright Practice Exams', '1', '1'],
    ]);
  });

  it('gives everything as JSON', async () => {
    const response = await get('?format=json');
    expect(response.headers.get('Content-Type')).toBe('application/json');
    const { performance, insights, rows } = await response.json();
    expect(contract.getPerformance.response.parse(performance)).toEqual(performance);
    expect(contract.getPerformanceInsights.response.parse(insights)).toEqual(insights);
    expect(rows).toHaveLength(3);
  });

  it('is 401 without a valid token, 400 for another format or time zone', async () => {
    await expectError(await send(exportPerformance, {}), 401, 'unauthenticated');
    for (const query of ['', '?format=xlsx', '?format=csv&timeZone=Mars/Olympus', '?format=csv&from=2026-02-30']) {
      await expectError(await get(query), 400, 'invalid_input');
    }
  });
});
