import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as getDraft } from '@/app/api/essays/[id]/draft/route';
import { POST as finish } from '@/app/api/essays/exams/[id]/finish/route';
import { POST as next } from '@/app/api/essays/exams/[id]/next/route';
import { DELETE as deleteExam, GET as getExam } from '@/app/api/essays/exams/[id]/route';
import { GET as getSummary } from '@/app/api/essays/exams/[id]/summary/route';
import { GET as getExams, POST as start } from '@/app/api/essays/exams/route';
import { examConflict, getEssayExam, listEssayExams, startEssayExam } from '@/lib/contract/essay-exams';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { beginExam, endExam, goOnFrom } from '../support/essay-exams';
import { createEssays } from '../support/factories/essays';
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

const askOfExam = (handler: typeof getExam, id: string, token: string | undefined = learner.token, json?: unknown) =>
  send(handler, {
    params: { id },
    method: handler === getExam || handler === getSummary ? 'GET' : 'POST',
    ...(token && { token }),
    ...(json !== undefined && { json }),
  });

describe('POST /essays/exams', () => {
  it('shuffles all essays and opens the first', async () => {
    const exam = await beginExam(learner, { minutesPerEssay: 60 });
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
    expect(await beginExam(learner, { count: 1, minutesPerEssay: null })).toMatchObject({
      essays: [expect.any(String)],
      minutesPerEssay: null,
    });
  });

  it('draws from the essays of a format alone where one is chosen', async () => {
    expect((await beginExam(learner, { essayMinutes: 30, minutesPerEssay: 30 })).essays).toEqual(['evi-essay-001']);
    const other = await newLearner();
    expect(new Set((await beginExam(other, { essayMinutes: 60, minutesPerEssay: 60 })).essays)).toEqual(
      new Set(['tort-essay-001', 'tort-essay-002']),
    );
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
    await endExam(learner, id);
    expect((await beginExam(learner)).id).not.toBe(id);
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
    await beginExam(learner);
    await database().user.delete({ where: { id: learner.id } });
    await expectError(await send(start, { token: learner.token, json }), 401, 'unauthenticated');
  });
});

describe('POST /essays/exams/{id}/next', () => {
  it('opens the next essay, once for each click', async () => {
    const { id } = await beginExam(learner);
    expect(await goOnFrom(learner, id, 0)).toMatchObject({ currentIndex: 1, secondsPerEssay: [0, 0] });
    expect(await goOnFrom(learner, id, 0)).toMatchObject({ currentIndex: 1 });
    const both = await Promise.all([goOnFrom(learner, id, 1), goOnFrom(learner, id, 1)]);
    expect(both.map(({ currentIndex }) => currentIndex)).toEqual([2, 2]);
    expect(await goOnFrom(learner, id, 2)).toMatchObject({ currentIndex: 2, finishedAt: null });
  });

  it('is 400 without the essay it goes on from', async () => {
    const { id } = await beginExam(learner);
    for (const json of [{}, { fromIndex: -1 }, { fromIndex: '0' }, { fromIndex: 0, to: 2 }]) {
      await expectError(await askOfExam(next, id, learner.token, json), 400, 'invalid_input');
    }
  });
});

describe('GET /essays/exams', () => {
  it('lists the learner’s own, newest first, page by page', async () => {
    const begun: string[] = [];
    for (let index = 0; index < 23; index += 1) {
      const { id } = await beginExam(learner);
      begun.push(id);
      await endExam(learner, id);
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
    const { id } = await beginExam(learner);
    expect((await askOfExam(handler, id, learner.token, json)).status).toBe(200);
    await expectError(await askOfExam(handler, id, stranger.token, json), 403, 'forbidden');
    await expectError(await askOfExam(handler, id, '', json), 401, 'unauthenticated');
    await expectError(await askOfExam(handler, crypto.randomUUID(), learner.token, json), 404, 'not_found');
    await expectError(await askOfExam(handler, 'running', learner.token, json), 400, 'invalid_input');
  });
});

it('is not finished at a moment that is none', async () => {
  const { id } = await beginExam(learner);
  const path = `/essays/exams/${id}/finish?finishedAt=noon`;
  await expectError(
    await send(finish, { token: learner.token, params: { id }, method: 'POST', path }),
    400,
    'invalid_input',
  );
});

it('an exam is as it was left', async () => {
  const { id } = await beginExam(learner);
  const exam = await goOnFrom(learner, id, 0);
  expect(getEssayExam.response.parse(await (await askOfExam(getExam, id)).json())).toEqual(exam);
  await expectError(await send(deleteExam, { token: learner.token, method: 'DELETE' }), 405, 'method_not_allowed');
});

it('without essays there is no exam', async () => {
  await database().essay.updateMany({ data: { retired: true } });
  await publishContent();
  const ask = () => send(start, { token: learner.token, json: { minutesPerEssay: 60 } });
  // This process notices the new content within seconds.
  await expect.poll(async () => (await ask()).status).toBe(404);
  expect(await expectError(await ask(), 404, 'not_found')).toBe('No essays loaded to start exam mode.');
  const draft = await send(getDraft, { token: learner.token, params: { id: 'tort-essay-001' } });
  expect(draft.status).toBe(200);
});
