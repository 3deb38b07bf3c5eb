import { beforeAll, describe, expect, it } from 'vitest';
import { POST as postReview } from '@/app/api/cards/reviews/route';
import { DELETE, GET, POST } from '@/app/api/outlines/graph/[subject]/route';
import { getOutlineGraph } from '@/lib/contract/outline-graph';
import { readGraphTree } from '@/lib/domain/outlines/graph';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createStudyContent, retireRule } from '../support/factories/study-content';

let learner: Learner;

beforeAll(async () => {
  await createStudyContent();
  learner = await newLearner();
});

function ask(subject: string, { token = learner.token, query = '' } = {}): Promise<Response> {
  return send(GET, { path: `/outlines/graph/${subject}${query}`, params: { subject }, token });
}

async function graphOf(subject: string, token = learner.token) {
  const response = await ask(subject, { token });
  expect(response.status).toBe(200);
  return getOutlineGraph.response.parse(await response.json());
}

describe('GET /outlines/graph/{subject}', () => {
  it('is 401 without a valid token', async () => {
    for (const token of ['nonsense', `${learner.token}x`]) {
      await expectError(await ask('torts', { token }), 401, 'unauthenticated');
    }
    await expectError(await send(GET, { params: { subject: 'torts' } }), 401, 'unauthenticated');
  });

  it('is 405 for another method', async () => {
    for (const handler of [POST, DELETE]) {
      const response = await send(handler, { method: 'POST', params: { subject: 'torts' }, token: learner.token });
      expect(response.headers.get('Allow')).toBe('GET');
      await expectError(response, 405, 'method_not_allowed');
    }
  });

  it.each(['alchemy', '', 'Torts', "' OR 1=1 --", '__proto__'])('is 404 for the subject %j', async (subject) => {
    expect(await expectError(await ask(subject), 404, 'not_found')).toBe('There is no such subject.');
  });

  it('is 400 for what is no time zone, and for a subject that is too long', async () => {
    await expectError(await ask('torts', { query: '?timeZone=Mars/Olympus' }), 400, 'invalid_input');
    await expectError(await ask('x'.repeat(101)), 400, 'invalid_input');
  });

  it('leads from the subject to issues, sub-issues at any depth and rules', async () => {
    const { nodes, links, subjectId } = await graphOf('evidence');
    expect(subjectId).toBe('evidence');
    expect(nodes.map(({ id, kind, level, root }) => [id, kind, level, root])).toEqual([
      ['evidence', 'subject', 0, true],
      ['evi-hearsay', 'issue', 1, false],
      ['rule-evi-hearsay', 'rule', 2, false],
      ['evi-definition', 'sub-issue', 2, false],
      ['evi-exceptions', 'sub-issue', 2, false],
      ['evi-dying', 'sub-issue', 3, false],
      ['evi-rule-dying', 'rule', 4, false],
      ['evi-relevance', 'issue', 1, false],
      ['rule-evi-relevance', 'rule', 2, false],
      ['evi-rule-limits', 'rule', 2, false],
    ]);
    expect(links).toHaveLength(nodes.length - 1);
    expect(links).toContainEqual({ source: 'evi-exceptions', target: 'evi-dying' });
  });

  it('holds what a node leads to: its rule, its questions and its essays', async () => {
    const { nodes } = await graphOf('evidence');
    const byId = new Map(nodes.map((node) => [node.id, node]));
    expect(byId.get('evi-rule-dying')).toMatchObject({
      name: 'Dying declarations',
      text: expect.stringContaining('death to be imminent'),
      essays: [{ id: 'evi-essay-001', displayName: 'Evidence 1 - The Last Word' }],
    });
    expect(byId.get('evi-hearsay')).toMatchObject({ text: null, questionCount: 3, essays: [] });
    expect(byId.get('evi-rule-limits')?.name).toBe('Limits of <b>relevance</b>');
  });

  it('is a tree for every subject, those without an outline included', async () => {
    for (const { id, name } of SUBJECTS) {
      const tree = readGraphTree(await graphOf(id));
      expect(tree?.root).toMatchObject({ id, name, kind: 'subject' });
    }
    expect((await graphOf('remedies')).nodes).toHaveLength(1);
  });

  it("tells the learner's own mastery, added up to the root", async () => {
    const other = await newLearner();
    const review = await send(postReview, {
      token: other.token,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      json: { card: { ruleId: 'tort-rule-breach' }, rating: 'good', timeZone: 'UTC' },
    });
    expect(review.status).toBe(201);
    const masteries = async (token: string) =>
      new Map((await graphOf('torts', token)).nodes.map(({ id, mastery }) => [id, mastery]));
    const own = await masteries(other.token);
    const learned = own.get('tort-rule-breach');
    expect(learned).toMatchObject({ ruleCount: 1, practicedCount: 1 });
    expect(own.get('torts')).toMatchObject({ ruleCount: 2, practicedCount: 1 });
    expect(own.get('torts')?.percent).toBe(Math.round((learned?.percent ?? Number.NaN) / 2));
    expect((await masteries(learner.token)).get('torts')).toEqual({ ruleCount: 2, practicedCount: 0, percent: 0 });
  });

  it('leaves out what is retired, from the import on that retires it', async () => {
    expect((await graphOf('torts')).nodes.map(({ id }) => id)).not.toContain('tort-rule-gone');
    await retireRule('evi-rule-dying');
    const isGone = async () => (await graphOf('evidence')).nodes.every(({ id }) => id !== 'evi-rule-dying');
    await expect.poll(isGone).toBe(true);
  });
});
