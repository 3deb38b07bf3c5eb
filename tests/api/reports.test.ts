import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { POST as openGuest } from '@/app/api/auth/guest/route';
import { GET as listReports, POST as postReport } from '@/app/api/reports/route';
import { fileReport, listOwnReports } from '@/lib/contract/reports';
import { database } from '@/lib/db/prisma';
import { MAX_OPEN_REPORTS, MAX_REPORT_LENGTH, MAX_REPORTS_A_DAY } from '@/lib/domain/reports/constants';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createEssays } from '../support/factories/essays';
import { createQuestions, questionsOf } from '../support/factories/question-bank';
import { REPORT, report, reportsOf } from '../support/reports';

const HOUR_MS = 3_600_000;
const EXPLAINED = 'evi-hearsay';

let learner: Learner;

beforeAll(async () => {
  await createEssays();
  await createQuestions(questionsOf('evi-def', 1, { issueId: EXPLAINED, topic: 'Evidence' }));
  const html = { aboutHtml: '<p>About.</p>', testedHtml: '<p>Tested.</p>', exampleHtml: '<p>Such.</p>' };
  await database().issueExplanation.create({ data: { issueId: EXPLAINED, ...html } });
  learner = await newLearner();
});

/** Reports of a learner, so many, each as old as said. */
async function keepReports(userId: string, count: number, ageMs: number) {
  await database().contentReport.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...REPORT,
      id: crypto.randomUUID(),
      userId,
      title: '',
      wording: '',
      wordingDigest: '',
      createdAt: new Date(Date.now() - ageMs - index),
    })),
  });
}

describe('POST /reports', () => {
  it.each([
    ['question', 'evi-def-1', 'Facts of evi-def-1. What follows?', 'B (key)\nOption B of evi-def-1'],
    ['rule', `rule-${EXPLAINED}`, 'Rule of Hearsay', 'The rule of Hearsay in one sentence.'],
    ['explanation', EXPLAINED, 'Hearsay', 'What it is about\nAbout.'],
    ['essay', 'tort-essay-001', expect.any(String), 'Model answer'],
  ])('keeps a report on a %s with its wording', async (kind, itemId, title, words) => {
    const sent = await report(learner, { kind, itemId, comment: ' It is so. ' });
    expect(sent).toMatchObject({ kind, itemId, title, comment: 'It is so.', state: 'open', answer: '' });
    const { wording } = await database().contentReport.findUniqueOrThrow({ where: { id: sent.id } });
    expect(wording).toContain(words);
    expect((await reportsOf(learner))[0]).toEqual(sent);
  });

  it('is taken from a guest', async () => {
    const { token } = (await (await send(openGuest, { method: 'POST' })).json()) as { token: string };
    await report({ token });
  });

  it('stores once for the same key, of each learner apart', async () => {
    const [who, other] = [await newLearner(), await newLearner()];
    const under = ({ token }: Learner) =>
      send(postReport, { token, json: REPORT, headers: { 'Idempotency-Key': 'k' } });
    const [first, second] = await Promise.all([under(who), under(who)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const stored = fileReport.response.parse(await first.json());
    expect(await second.json()).toEqual(stored);
    expect(fileReport.response.parse(await (await under(other)).json()).id).not.toBe(stored.id);
    expect(await reportsOf(who)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['an unknown kind', { kind: 'answer' }],
    ['an unknown problem', { problem: 'boring' }],
    ['no words', { comment: undefined }],
    ['words that show nothing', { comment: ' \u3164 ' }],
    ['endless words', { comment: 'x'.repeat(MAX_REPORT_LENGTH + 1) }],
    ['control characters', { comment: 'a\u0000' }],
    ['an endless id', { itemId: 'x'.repeat(101) }],
    ['a surplus field', { state: 'confirmed' }],
  ])('is 400 for %s', async (_, over) => {
    await expectError(
      await send(postReport, { token: learner.token, json: { ...REPORT, ...over } }),
      400,
      'invalid_input',
    );
  });

  it.each(['question', 'rule', 'explanation', 'essay'])('is 404 for an unknown %s', async (kind) => {
    const json = { ...REPORT, kind, itemId: 'nothing' };
    await expectError(await send(postReport, { token: learner.token, json }), 404, 'not_found');
  });

  it('is 429 after as many as a day may have, until the first of them is a day old', async () => {
    const who = await newLearner();
    await keepReports(who.id, MAX_REPORTS_A_DAY - 1, 23 * HOUR_MS);
    await keepReports(who.id, 5, 25 * HOUR_MS);
    await report(who);
    const refused = await send(postReport, { token: who.token, json: REPORT });
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    await expectError(refused, 429, 'throttled');
    expect(await database().contentReport.count({ where: { userId: who.id } })).toBe(MAX_REPORTS_A_DAY + 5);
  });

  it('is 400 while as many are open as may be', async () => {
    const who = await newLearner();
    await keepReports(who.id, MAX_OPEN_REPORTS, 48 * HOUR_MS);
    await expectError(await send(postReport, { token: who.token, json: REPORT }), 400, 'invalid_input');
    const [one] = await database().contentReport.findMany({ where: { userId: who.id }, take: 1 });
    await database().contentReport.update({
      where: { id: one?.id ?? '' },
      data: { state: 'declined', decidedAt: new Date() },
    });
    await report(who);
  });

  it('takes all limits into account when several are sent at once', async () => {
    const who = await newLearner();
    await keepReports(who.id, MAX_REPORTS_A_DAY - 1, HOUR_MS);
    const sent = await Promise.all([1, 2, 3].map(() => send(postReport, { token: who.token, json: REPORT })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
  });
});

describe('GET /reports', () => {
  it('lists one’s own page by page, newest first', async () => {
    const who = await newLearner();
    await keepReports(who.id, 45, 0);
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const path: string = `/reports${before ? `?before=${before}` : ''}`;
      const page = listOwnReports.response.parse(await (await send(listReports, { token: who.token, path })).json());
      seen.push(...page.reports.map(({ id }) => id));
      before = page.nextBefore;
    } while (before);
    expect(new Set(seen).size).toBe(45);
  });

  it('is 403 before someone else’s, 404 before none, 400 before no id, 401 without a valid token', async () => {
    const stranger = await newLearner();
    const { id } = await report(stranger);
    const ask = (before: string) => send(listReports, { token: learner.token, path: `/reports?before=${before}` });
    await expectError(await ask(id), 403, 'forbidden');
    await expectError(await ask(crypto.randomUUID()), 404, 'not_found');
    await expectError(await ask('none'), 400, 'invalid_input');
    await expectError(await send(listReports, {}), 401, 'unauthenticated');
    await expectError(await send(postReport, { token: 'a.b.c', json: REPORT }), 401, 'unauthenticated');
  });
});

it('reports go with the account', async () => {
  const who = await newLearner();
  await report(who);
  await send(deleteAccount, { method: 'DELETE', token: who.token, json: { password: who.password } });
  expect(await database().contentReport.count({ where: { userId: who.id } })).toBe(0);
});
