import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getAbbreviationList } from '@/app/api/abbreviations/route';
import { GET as getAnswer } from '@/app/api/essays/[id]/answer/route';
import { GET as getChecklist } from '@/app/api/essays/[id]/checklist/route';
import { GET as getGrading } from '@/app/api/essays/[id]/grading/route';
import { GET as getQuestion } from '@/app/api/essays/[id]/question/route';
import { DELETE as deleteEssays, GET as getEssayList } from '@/app/api/essays/route';
import { getAbbreviations } from '@/lib/contract/abbreviations';
import { getEssayAnswer, getEssayChecklist, getEssayGrading, getEssayQuestion, getEssays } from '@/lib/contract/essays';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createEssays } from '../support/factories/essays';

let learner: Learner;

beforeAll(async () => {
  await createEssays();
  learner = await newLearner();
});

const LANTERN = 'tort-essay-001';
const PARTS = [
  ['question', getQuestion, getEssayQuestion],
  ['grading', getGrading, getEssayGrading],
  ['answer', getAnswer, getEssayAnswer],
  ['checklist', getChecklist, getEssayChecklist],
] as const;

describe.each([
  ['/essays', getEssayList, getEssays],
  ['/abbreviations', getAbbreviationList, getAbbreviations],
] as const)('GET %s', (_, handler, contract) => {
  it('answers with an ETag, and 304 to whoever has it already', async () => {
    const response = await send(handler, { token: learner.token });
    expect(response.status).toBe(200);
    expect(contract.response.parse(await response.json()).length).toBeGreaterThan(0);
    const etag = response.headers.get('ETag') ?? '';
    const again = await send(handler, { token: learner.token, headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
  });

  it('is 401 without a valid token', async () => {
    await expectError(await send(handler), 401, 'unauthenticated');
    await expectError(await send(handler, { token: 'x.y.z' }), 401, 'unauthenticated');
  });
});

const HOUR = { year: 2026, minutes: 60, jurisdiction: 'general' };
const HALF_HOUR = { year: 2026, minutes: 30, jurisdiction: 'california' };

it('GET /essays lists by subject what can be chosen', async () => {
  const response = await send(getEssayList, { token: learner.token });
  expect(await response.json()).toEqual([
    { id: 'evi-essay-001', displayName: 'Evidence 1 - The Last Word', ...HALF_HOUR, topics: ['Evidence'] },
    { id: LANTERN, displayName: 'Torts 1 - The Lantern', ...HOUR, topics: ['Torts'] },
    { id: 'tort-essay-002', displayName: 'Torts 2 - The Ladder', ...HOUR, topics: ['Torts', 'Evidence'] },
  ]);
  await expectError(await send(deleteEssays, { token: learner.token, method: 'DELETE' }), 405, 'method_not_allowed');
});

it('GET /abbreviations lists them in their order', async () => {
  const response = await send(getAbbreviationList, { token: learner.token });
  expect(await response.json()).toEqual([
    { abbr: 'π', full: 'plaintiff' },
    { abbr: 'TI', full: 'transferred intent' },
  ]);
});

describe.each(PARTS)('GET /essays/{id}/%s', (_, handler, contract) => {
  it('answers, with an ETag', async () => {
    const response = await send(handler, { token: learner.token, params: { id: LANTERN } });
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toMatch(/^".+"$/);
    contract.response.parse(await response.json());
  });

  it('still answers for an essay that was withdrawn', async () => {
    expect((await send(handler, { token: learner.token, params: { id: 'tort-essay-003' } })).status).toBe(200);
  });

  it('is 404 for an unknown essay, 400 for no id, 401 without a valid token', async () => {
    const ask = (id: string, token?: string) => send(handler, { params: { id }, ...(token && { token }) });
    await expectError(await ask('nowhere', learner.token), 404, 'not_found');
    await expectError(await ask('__proto__', learner.token), 404, 'not_found');
    await expectError(await ask('', learner.token), 400, 'invalid_input');
    await expectError(await ask('x'.repeat(101), learner.token), 400, 'invalid_input');
    await expectError(await ask(LANTERN), 401, 'unauthenticated');
  });
});

it('what an essay is graded by names issues, buzzwords and other wordings', async () => {
  const response = await send(getGrading, { token: learner.token, params: { id: LANTERN } });
  expect((await response.json())[0]).toEqual({
    issueName: 'assault',
    buzzwords: ['reasonable apprehension', 'imminent contact'],
    aliases: ['apprehension tort'],
    phrases: [
      { phrase: 'reasonable apprehension', synonyms: ['well-founded expectation'] },
      { phrase: 'imminent contact', synonyms: [] },
    ],
    points: 50,
    rules: [
      {
        id: 'tort-rule-assault',
        name: 'Assault',
        text: expect.stringContaining('Words alone are not sufficient.'),
        buzzwords: [],
      },
    ],
  });
});

it('a model answer is sanitised at the edge, whatever the table holds', async () => {
  const response = await send(getAnswer, { token: learner.token, params: { id: LANTERN } });
  expect(await response.json()).toEqual({ answerHtml: '<h2>Assault</h2><p>Marchetti is liable.</p>' });
});
