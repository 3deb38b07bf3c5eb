import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { POST as analyze } from '@/app/api/essays/[id]/analyze/route';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { beginExam, endExam, goOnFrom, sumUpExam, writeInExam } from '../support/essay-exams';
import { createEssays, GOOD_ANSWER, HALF_ANSWER } from '../support/factories/essays';

const ESSAYS = ['evi-essay-001', 'tort-essay-001', 'tort-essay-002'];

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createEssays();
  stranger = await newLearner();
});

beforeEach(async () => {
  learner = await newLearner();
});

describe('an exam that was finished', () => {
  it('has an analysis of every answer, and says what to learn next', async () => {
    const { id, essays } = await beginExam(learner, { minutesPerEssay: null });
    await writeInExam(learner, 'tort-essay-001', id, HALF_ANSWER);
    for (const index of [0, 1]) await goOnFrom(learner, id, index);
    const exam = await endExam(learner, id);
    expect(exam.finishedAt).not.toBeNull();

    const report = await sumUpExam(learner, id);
    expect(report).toMatchObject({ exam, maxPossibleScore: 300 });
    expect(report.essays.map((essay) => essay.id)).toEqual(essays);
    const written = report.essays.find((essay) => essay.id === 'tort-essay-001');
    expect(written).toMatchObject({
      displayName: 'Torts 1 - The Lantern',
      topics: ['Torts'],
      answerHtml: `<p>${HALF_ANSWER}</p>`,
      wordCount: HALF_ANSWER.split(' ').length,
      analysis: { examId: id, maxPossibleScore: 100 },
    });
    expect(report.score).toBe(written?.analysis?.score);
    expect(report.rulesToLearn.map((rule) => rule.id)).toEqual(['tort-rule-transfer']);
    for (const essay of report.essays.filter((one) => one.id !== 'tort-essay-001')) {
      expect(essay).toMatchObject({ answerHtml: '', wordCount: 0, analysis: null, seconds: expect.any(Number) });
    }
  });

  it('takes in what was saved late, when it is finished again', async () => {
    const { id } = await beginExam(learner, { minutesPerEssay: null });
    await writeInExam(learner, 'tort-essay-001', id, HALF_ANSWER);
    const exam = await endExam(learner, id);
    const before = await sumUpExam(learner, id);
    await writeInExam(learner, 'tort-essay-001', id, GOOD_ANSWER, 1);
    expect(await endExam(learner, id)).toEqual(exam);
    expect((await sumUpExam(learner, id)).score).toBeGreaterThan(before.score);
    await endExam(learner, id);
    expect(await database().essayAnalysis.count({ where: { examId: id } })).toBe(2);
  });

  it('stays where it was', async () => {
    const { id } = await beginExam(learner);
    await endExam(learner, id);
    expect(await goOnFrom(learner, id, 0)).toMatchObject({ currentIndex: 0 });
    const opened = (await sumUpExam(learner, id)).essays.map(({ seconds }) => seconds !== null);
    expect(opened).toEqual([true, false, false]);
  });

  it('keeps the analyses of an answer apart from those of practice', async () => {
    const { id } = await beginExam(learner);
    const json = { userText: GOOD_ANSWER };
    const params = { id: 'tort-essay-001' };
    expect((await send(analyze, { token: learner.token, params, json })).status).toBe(200);
    expect((await sumUpExam(learner, id)).score).toBe(0);
    expect((await send(analyze, { token: learner.token, params, json: { ...json, examId: id } })).status).toBe(200);
    expect((await sumUpExam(learner, id)).score).toBeGreaterThan(80);
    const response = await send(analyze, { token: stranger.token, params, json: { ...json, examId: id } });
    await expectError(response, 403, 'forbidden');
    const unknown = { ...json, examId: crypto.randomUUID() };
    await expectError(await send(analyze, { token: learner.token, params, json: unknown }), 404, 'not_found');
  });

  it('takes no analysis of an essay that it does not ask', async () => {
    const { id: examId, essays } = await beginExam(learner, { count: 1, minutesPerEssay: null });
    const params = { id: ESSAYS.find((essay) => !essays.includes(essay)) ?? '' };
    const response = await send(analyze, { token: learner.token, params, json: { userText: GOOD_ANSWER, examId } });
    await expectError(response, 400, 'invalid_input');
  });
});

it('answers, analyses and exams are part of the learner’s export', async () => {
  const { id } = await beginExam(learner, { count: 3, minutesPerEssay: null });
  await writeInExam(learner, 'tort-essay-001', id, HALF_ANSWER);
  await writeInExam(learner, 'tort-essay-001', id, GOOD_ANSWER, 1);
  await endExam(learner, id);
  const everything = await (await send(exportAccount, { token: learner.token })).json();
  expect(everything).toMatchObject({
    essayDrafts: [
      {
        essayId: 'tort-essay-001',
        examId: id,
        versions: [
          { version: 1, text: HALF_ANSWER, html: `<p>${HALF_ANSWER}</p>` },
          { version: 2, text: GOOD_ANSWER },
        ],
      },
    ],
    essayAnalyses: [
      { essayId: 'tort-essay-001', examId: id, maxPossibleScore: 100, feedback: [{ issue: 'assault' }, {}] },
    ],
    essayExams: [{ id, essayIds: expect.arrayContaining(ESSAYS), finishedAt: expect.any(String) }],
  });
  const others = await (await send(exportAccount, { token: stranger.token })).json();
  expect(others).toMatchObject({ essayDrafts: [], essayAnalyses: [], essayExams: [] });
});

it('answers, analyses and exams go with their account', async () => {
  const { id } = await beginExam(learner);
  await writeInExam(learner, 'tort-essay-001', id, HALF_ANSWER);
  await endExam(learner, id);
  const owned = { userId: learner.id };
  expect(await database().essayAnalysis.count({ where: owned })).toBe(1);
  const json = { password: learner.password };
  expect((await send(deleteAccount, { method: 'DELETE', token: learner.token, json })).status).toBe(204);
  expect(await database().essayExam.count({ where: owned })).toBe(0);
  expect(await database().essayDraft.count({ where: owned })).toBe(0);
  expect(await database().essayAnalysis.count({ where: owned })).toBe(0);
  expect(await database().essayDraftVersion.count({ where: { draft: { examId: id } } })).toBe(0);
});
