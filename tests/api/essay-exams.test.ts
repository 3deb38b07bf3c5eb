import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { POST as analyze } from '@/app/api/essays/[id]/analyze/route';
import { GET as getDraft, PUT as putDraft } from '@/app/api/essays/[id]/draft/route';
import { POST as finish } from '@/app/api/essays/exams/[id]/finish/route';
import { POST as next } from '@/app/api/essays/exams/[id]/next/route';
import { DELETE as deleteExam, GET as getExam } from '@/app/api/essays/exams/[id]/route';
import { GET as getSummary } from '@/app/api/essays/exams/[id]/summary/route';
import { GET as getExams, POST as start } from '@/app/api/essays/exams/route';
import {
  advanceEssayExam,
  examConflict,
  finishEssayExam,
  getEssayExam,
  listEssayExams,
  startEssayExam,
  summarizeEssayExam,
} from '@/lib/contract/essay-exams';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createEssays, GOOD_ANSWER, HALF_ANSWER } from '../support/factories/essays';
import { publishContent } from '../support/factories/question-bank';

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

async function begin(json: object = { minutesPerEssay: 60 }, { token }: Learner = learner) {
  const response = await send(start, { token, json });
  expect(response.status).toBe(201);
  return startEssayExam.response.parse(await response.json());
}

const ask = (handler: typeof getExam, id: string, token: string | undefined = learner.token, json?: unknown) =>
  send(handler, {
    params: { id },
    method: handler === getExam || handler === getSummary ? 'GET' : 'POST',
    ...(token && { token }),
    ...(json !== undefined && { json }),
  });

async function goOn(id: string, fromIndex: number) {
  const response = await ask(next, id, learner.token, { fromIndex });
  expect(response.status).toBe(200);
  return advanceEssayExam.response.parse(await response.json());
}

async function end(id: string) {
  const response = await ask(finish, id);
  expect(response.status).toBe(200);
  return finishEssayExam.response.parse(await response.json());
}

async function summary(id: string) {
  const response = await ask(getSummary, id);
  expect(response.status).toBe(200);
  return summarizeEssayExam.response.parse(await response.json());
}

async function write(essay: string, exam: string, text: string, baseVersion = 0) {
  const response = await send(putDraft, {
    token: learner.token,
    method: 'PUT',
    params: { id: essay },
    path: `/essays/${essay}/draft?exam=${exam}`,
    json: { html: `<p>${text}</p>`, text, baseVersion },
  });
  expect(response.status).toBe(200);
}

describe('POST /essays/exams', () => {
  it('shuffles all essays and opens the first', async () => {
    const exam = await begin({ minutesPerEssay: 60 });
    expect(exam).toEqual({
      id: expect.any(String),
      essays: expect.arrayContaining(ESSAYS),
      currentIndex: 0,
      minutesPerEssay: 60,
      startedAt: expect.any(String),
      finishedAt: null,
      secondsPerEssay: [0],
    });
    expect(exam.essays).toHaveLength(3);
  });

  it('asks as many as were wished for, without a clock if so wished', async () => {
    expect(await begin({ count: 1, minutesPerEssay: null })).toMatchObject({
      essays: [expect.any(String)],
      minutesPerEssay: null,
    });
  });

  it('is 409 while another runs, with that one; two at once start one', async () => {
    const json = { minutesPerEssay: 60 };
    const responses = await Promise.all([1, 2, 3].map(() => send(start, { token: learner.token, json })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { id } = startEssayExam.response.parse(await responses.find(({ status }) => status === 201)?.json());
    for (const response of responses.filter(({ status }) => status === 409)) {
      const body = await response.clone().json();
      await expectError(response, 409, 'conflict');
      expect(examConflict.parse(body.details).running.id).toBe(id);
    }
    await end(id);
    expect((await begin()).id).not.toBe(id);
  });

  it.each([
    ['no word about the clock', {}],
    ['no essay', { count: 0, minutesPerEssay: null }],
    ['half an essay', { count: 1.5, minutesPerEssay: null }],
    ['a clock without minutes', { minutesPerEssay: 0 }],
    ['a clock of days', { minutesPerEssay: 601 }],
    ['a list of essays', { minutesPerEssay: 60, essays: ESSAYS }],
  ])('is 400 for %s', async (_, json) => {
    await expectError(await send(start, { token: learner.token, json }), 400, 'invalid_input');
  });

  it('is 401 for a visitor and for a deleted account', async () => {
    const json = { minutesPerEssay: 60 };
    await expectError(await send(start, { json }), 401, 'unauthenticated');
    await begin();
    await database().user.delete({ where: { id: learner.id } });
    await expectError(await send(start, { token: learner.token, json }), 401, 'unauthenticated');
  });
});

describe('POST /essays/exams/{id}/next', () => {
  it('opens the next essay, once for each click', async () => {
    const { id } = await begin();
    expect(await goOn(id, 0)).toMatchObject({ currentIndex: 1, secondsPerEssay: [0, 0] });
    expect(await goOn(id, 0)).toMatchObject({ currentIndex: 1 });
    const both = await Promise.all([goOn(id, 1), goOn(id, 1)]);
    expect(both.map(({ currentIndex }) => currentIndex)).toEqual([2, 2]);
    expect(await goOn(id, 2)).toMatchObject({ currentIndex: 2, finishedAt: null });
  });

  it('is 400 without the essay it goes on from', async () => {
    const { id } = await begin();
    for (const json of [{}, { fromIndex: -1 }, { fromIndex: '0' }, { fromIndex: 0, to: 2 }]) {
      await expectError(await ask(next, id, learner.token, json), 400, 'invalid_input');
    }
  });
});

describe('an exam that was finished', () => {
  it('has an analysis of every answer, and says what to learn next', async () => {
    const { id, essays } = await begin({ minutesPerEssay: null });
    await write('tort-essay-001', id, HALF_ANSWER);
    for (const index of [0, 1]) await goOn(id, index);
    const exam = await end(id);
    expect(exam.finishedAt).not.toBeNull();

    const report = await summary(id);
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
      expect(essay).toMatchObject({ answerHtml: '', wordCount: 0, analysis: null, seconds: 0 });
    }
  });

  it('takes in what was saved late, when it is finished again', async () => {
    const { id } = await begin({ minutesPerEssay: null });
    await write('tort-essay-001', id, HALF_ANSWER);
    const exam = await end(id);
    const before = await summary(id);
    await write('tort-essay-001', id, GOOD_ANSWER, 1);
    expect(await end(id)).toEqual(exam);
    expect((await summary(id)).score).toBeGreaterThan(before.score);
    await end(id);
    expect(await database().essayAnalysis.count({ where: { examId: id } })).toBe(2);
  });

  it('stays where it was', async () => {
    const { id } = await begin();
    await end(id);
    expect(await goOn(id, 0)).toMatchObject({ currentIndex: 0 });
    expect((await summary(id)).essays.map(({ seconds }) => seconds)).toEqual([0, null, null]);
  });

  it('keeps the analyses of an answer apart from those of practice', async () => {
    const { id } = await begin();
    const json = { userText: GOOD_ANSWER };
    const params = { id: 'tort-essay-001' };
    expect((await send(analyze, { token: learner.token, params, json })).status).toBe(200);
    expect((await summary(id)).score).toBe(0);
    expect((await send(analyze, { token: learner.token, params, json: { ...json, examId: id } })).status).toBe(200);
    expect((await summary(id)).score).toBeGreaterThan(80);
    const response = await send(analyze, { token: stranger.token, params, json: { ...json, examId: id } });
    await expectError(response, 403, 'forbidden');
    const unknown = { ...json, examId: crypto.randomUUID() };
    await expectError(await send(analyze, { token: learner.token, params, json: unknown }), 404, 'not_found');
  });

  it('takes no analysis of an essay that it does not ask', async () => {
    const { id: examId, essays } = await begin({ count: 1, minutesPerEssay: null });
    const params = { id: ESSAYS.find((essay) => !essays.includes(essay)) ?? '' };
    const response = await send(analyze, { token: learner.token, params, json: { userText: GOOD_ANSWER, examId } });
    await expectError(response, 400, 'invalid_input');
  });
});

describe('GET /essays/exams', () => {
  it('lists the learner’s own, newest first, page by page', async () => {
    const begun: string[] = [];
    for (let index = 0; index < 23; index += 1) {
      const { id } = await begin();
      begun.push(id);
      await end(id);
    }
    const list = async (before?: string) => {
      const path = `/essays/exams${before ? `?before=${before}` : ''}`;
      return listEssayExams.response.parse(await (await send(getExams, { token: learner.token, path })).json());
    };
    const first = await list();
    const second = await list(first.nextBefore ?? undefined);
    expect([...first.exams, ...second.exams].map(({ id }) => id)).toEqual(begun.toReversed());
    expect(second.nextBefore).toBeNull();

    const path = `/essays/exams?before=${begun[0]}`;
    await expectError(await send(getExams, { token: stranger.token, path }), 403, 'forbidden');
    await expectError(
      await send(getExams, { token: learner.token, path: '/essays/exams?before=x' }),
      400,
      'invalid_input',
    );
    const unknown = `/essays/exams?before=${crypto.randomUUID()}`;
    await expectError(await send(getExams, { token: learner.token, path: unknown }), 404, 'not_found');
    await expectError(await send(getExams), 401, 'unauthenticated');
  });
});

describe.each([
  ['GET', '', getExam, undefined],
  ['POST', '/next', next, { fromIndex: 0 }],
  ['POST', '/finish', finish, undefined],
  ['GET', '/summary', getSummary, undefined],
] as const)('%s /essays/exams/{id}%s', (_, __, handler, json) => {
  it('answers to its owner alone', async () => {
    const { id } = await begin();
    expect((await ask(handler, id, learner.token, json)).status).toBe(200);
    await expectError(await ask(handler, id, stranger.token, json), 403, 'forbidden');
    await expectError(await ask(handler, id, '', json), 401, 'unauthenticated');
    await expectError(await ask(handler, crypto.randomUUID(), learner.token, json), 404, 'not_found');
    await expectError(await ask(handler, 'running', learner.token, json), 400, 'invalid_input');
  });
});

it('an exam is as it was left', async () => {
  const { id } = await begin();
  const exam = await goOn(id, 0);
  expect(getEssayExam.response.parse(await (await ask(getExam, id)).json())).toEqual(exam);
  await expectError(await send(deleteExam, { token: learner.token, method: 'DELETE' }), 405, 'method_not_allowed');
});

it('answers, analyses and exams are part of the learner’s export', async () => {
  const { id } = await begin({ count: 3, minutesPerEssay: null });
  await write('tort-essay-001', id, HALF_ANSWER);
  await write('tort-essay-001', id, GOOD_ANSWER, 1);
  await end(id);
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
  const { id } = await begin();
  await write('tort-essay-001', id, HALF_ANSWER);
  await end(id);
  const owned = { userId: learner.id };
  expect(await database().essayAnalysis.count({ where: owned })).toBe(1);
  const json = { password: learner.password };
  expect((await send(deleteAccount, { method: 'DELETE', token: learner.token, json })).status).toBe(204);
  expect(await database().essayExam.count({ where: owned })).toBe(0);
  expect(await database().essayDraft.count({ where: owned })).toBe(0);
  expect(await database().essayAnalysis.count({ where: owned })).toBe(0);
  expect(await database().essayDraftVersion.count({ where: { draft: { examId: id } } })).toBe(0);
});

it('without essays there is no exam', async () => {
  await database().essay.updateMany({ data: { retired: true } });
  await publishContent();
  const ask = () => send(start, { token: learner.token, json: { minutesPerEssay: 60 } });
  // This process notices the new content within seconds.
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(404);
  expect(await expectError(await ask(), 404, 'not_found')).toBe('No essays loaded to start exam mode.');
  const draft = await send(getDraft, { token: learner.token, params: { id: 'tort-essay-001' } });
  expect(draft.status).toBe(200);
});
