import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as changePassword } from '@/app/api/account/password/route';
import { DELETE as restore, PUT as withdraw } from '@/app/api/admin/questions/[id]/withdrawal/route';
import { PUT as decide } from '@/app/api/admin/reports/[id]/route';
import { GET as exportList } from '@/app/api/admin/reports/export/route';
import { POST as openGuest } from '@/app/api/auth/guest/route';
import { GET as review } from '@/app/api/quiz/attempts/[id]/route';
import { reviewQuizAttempt } from '@/lib/contract/quiz';
import { decideReport } from '@/lib/contract/reports';
import { setRole } from '@/lib/services/account/set-role';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { listReportedItems } from '@/lib/services/reports/list-reported-items';
import { readReportedItem } from '@/lib/services/reports/read-reported-item';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, type Handler, send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank } from '../support/factories/question-bank';
import { saveQuiz } from '../support/quiz-attempts';
import { newAdmin, report, reportsOf } from '../support/reports';

let admin: Learner;
let learner: Learner;

beforeAll(async () => {
  await createQuestionBank();
  [admin, learner] = [await newAdmin(), await newLearner()];
});

const decided = async (id: string, json: object) => {
  const response = await send(decide, {
    method: 'PUT',
    token: admin.token,
    params: { id },
    json: { answer: '', ...json },
  });
  expect(response.status).toBe(200);
  return decideReport.response.parse(await response.json()).decidedCount;
};
const withdrawal = (handler: Handler, method: string, id: string, token = admin.token) =>
  send(handler, { method, token, params: { id } });
const isDrawn = async (id: string) => (await currentCatalogue()).questions.questionIds.includes(id);
const queue = async (decision: 'open' | 'confirmed' | 'declined') =>
  (await listReportedItems({ userId: admin.id, decision, page: 1 })).items;

describe('what only administrators may do', () => {
  const CALLS: [string, (token?: string) => Promise<Response>][] = [
    [
      'PUT /admin/reports/{id}',
      (token) =>
        send(decide, {
          method: 'PUT',
          params: { id: crypto.randomUUID() },
          json: { state: 'declined', answer: '' },
          ...(token && { token }),
        }),
    ],
    ['GET /admin/reports/export', (token) => send(exportList, token ? { token } : {})],
    [
      'PUT /admin/questions/{id}/withdrawal',
      (token) => send(withdraw, { method: 'PUT', params: { id: 'evi-def-1' }, ...(token && { token }) }),
    ],
    [
      'DELETE /admin/questions/{id}/withdrawal',
      (token) => send(restore, { method: 'DELETE', params: { id: 'evi-def-1' }, ...(token && { token }) }),
    ],
  ];

  it.each(CALLS)('%s is 403 for learners and guests, 401 without a session or after its end', async (_, call) => {
    await expectError(await call(learner.token), 403, 'forbidden');
    const guest = (await (await send(openGuest, { method: 'POST' })).json()) as { token: string };
    await expectError(await call(guest.token), 403, 'forbidden');
    await expectError(await call(), 401, 'unauthenticated');
    const gone = await newAdmin();
    const json = { currentPassword: gone.password, newPassword: 'battery staple' };
    expect((await send(changePassword, { token: gone.token, json })).status).toBe(200);
    await expectError(await call(gone.token), 401, 'unauthenticated');
  });

  it.each(CALLS)('%s ends with the role, whatever the token says', async (_, call) => {
    const former = await newAdmin();
    await setRole(former.username, 'learner');
    await expectError(await call(former.token), 401, 'unauthenticated');
  });

  it('the queue and its items are refused in the same way', async () => {
    const { itemId } = await report(learner);
    const refusal = expect.objectContaining({ code: 'forbidden' });
    await expect(listReportedItems({ userId: learner.id, decision: 'open', page: 1 })).rejects.toEqual(refusal);
    await expect(readReportedItem(learner.id, 'question', itemId)).rejects.toEqual(refusal);
    await expect(readReportedItem(crypto.randomUUID(), 'question', itemId)).rejects.toEqual(refusal);
  });

  it('nobody gets a role who is not there', async () => {
    await expect(setRole('nobody at all', 'admin')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a report', () => {
  it('is decided and answered, and decided anew', async () => {
    const { id } = await report(learner, { itemId: 'evi-def-2' });
    expect(await decided(id, { state: 'confirmed', answer: ' C is right. ' })).toBe(1);
    expect((await reportsOf(learner))[0]).toMatchObject({ id, state: 'confirmed', answer: 'C is right.' });
    await decided(id, { state: 'declined', answer: 'It is not.' });
    expect((await reportsOf(learner))[0]).toMatchObject({ state: 'declined', answer: 'It is not.' });
    await decided(id, { state: 'open' });
    expect((await reportsOf(learner))[0]).toMatchObject({ state: 'open', answer: '', decidedAt: null });
  });

  it('is decided together with the others on the item that are open, and no others', async () => {
    const other = await newLearner();
    const item = { kind: 'rule', itemId: 'rule-evi-hearsay' };
    const [first, second, third] = [await report(learner, item), await report(other, item), await report(other, item)];
    const elsewhere = await report(other, { itemId: 'evi-def-3' });
    await decided(third.id, { state: 'declined', answer: 'No.' });
    expect(await decided(first.id, { state: 'confirmed', answer: 'Yes.', isForAllOpen: true })).toBe(2);
    const states = new Map((await reportsOf(other)).map(({ id, state }) => [id, state]));
    expect([second, third, elsewhere].map(({ id }) => states.get(id))).toEqual(['confirmed', 'declined', 'open']);
    expect((await queue('declined')).find(({ itemId }) => itemId === item.itemId)).toMatchObject({
      openCount: 0,
      confirmedCount: 2,
      declinedCount: 1,
      mendedCount: 0,
    });
    expect((await queue('open')).map(({ itemId }) => itemId)).not.toContain(item.itemId);
  });

  it('is 404 unknown, 400 with another state or an endless answer', async () => {
    const put = (id: string, json: object) => send(decide, { method: 'PUT', token: admin.token, params: { id }, json });
    const { id } = await report(learner);
    await expectError(await put(crypto.randomUUID(), { state: 'open', answer: '' }), 404, 'not_found');
    await expectError(await put('none', { state: 'open', answer: '' }), 400, 'invalid_input');
    await expectError(await put(id, { state: 'mended', answer: '' }), 400, 'invalid_input');
    await expectError(await put(id, { state: 'open', answer: 'x'.repeat(1_001) }), 400, 'invalid_input');
  });
});

describe('a question', () => {
  it('is withdrawn once a report is confirmed, marked for who answered it, and drawn again when put back', async () => {
    const QUESTION = 'tort-duty-1';
    const answered = await saveQuiz(learner, attemptOf([answerTo(QUESTION), answerTo('tort-duty-2')]));
    const marks = async () => {
      const response = await send(review, { token: learner.token, params: { id: answered.id } });
      const { responses } = reviewQuizAttempt.response.parse(await response.json());
      return responses.map(({ isDisputed }) => isDisputed);
    };
    const { id } = await report(learner, { itemId: QUESTION });
    await expectError(await withdrawal(withdraw, 'PUT', QUESTION), 400, 'invalid_input');
    expect(await marks()).toEqual([false, false]);

    await decided(id, { state: 'confirmed' });
    expect(await marks()).toEqual([true, false]);
    expect((await withdrawal(withdraw, 'PUT', QUESTION)).status).toBe(204);
    expect((await withdrawal(withdraw, 'PUT', QUESTION)).status).toBe(204);
    await expect.poll(() => isDrawn(QUESTION), { timeout: 10_000 }).toBe(false);
    expect((await queue('confirmed')).find(({ itemId }) => itemId === QUESTION)).toMatchObject({ isWithdrawn: true });

    expect((await withdrawal(restore, 'DELETE', QUESTION)).status).toBe(204);
    await expect.poll(() => isDrawn(QUESTION), { timeout: 10_000 }).toBe(true);
    await expectError(await withdrawal(withdraw, 'PUT', 'nothing'), 404, 'not_found');
    await expectError(await withdrawal(restore, 'DELETE', 'nothing'), 404, 'not_found');
  });

  it('shows how often each option was chosen', async () => {
    const QUESTION = 'tort-breach-1';
    for (const label of ['B', 'B', 'C', 'B'] as const) {
      const who = await newLearner();
      await saveQuiz(who, attemptOf([answerTo(QUESTION, { userAnswerLabel: label })]));
    }
    await report(learner, { itemId: QUESTION });
    const { options } = await readReportedItem(admin.id, 'question', QUESTION);
    expect(options).toEqual({
      answered: 4,
      shares: [
        { label: 'A', isKey: false, count: 0, percent: 0 },
        { label: 'B', isKey: true, count: 3, percent: 75 },
        { label: 'C', isKey: false, count: 1, percent: 25 },
        { label: 'D', isKey: false, count: 0, percent: 0 },
      ],
    });
  });

  it('that nobody reported has no page', async () => {
    await expect(readReportedItem(admin.id, 'question', 'crim-1')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('GET /admin/reports/export', () => {
  it('lists what is open or confirmed, and no words are run as a formula', async () => {
    const comment = '=HYPERLINK("http://example.org")';
    const { id } = await report(learner, { itemId: 'cpro-1', comment });
    const { id: declined } = await report(learner, { itemId: 'cpro-2' });
    await decided(declined, { state: 'declined' });
    const response = await send(exportList, { token: admin.token });
    expect(response.headers.get('Content-Disposition')).toMatch(/barwright-reports-\d{4}-\d\d-\d\d\.csv$/);
    const rows = parse(await response.text(), { columns: true }) as Record<string, string>[];
    expect(rows.find(({ itemId }) => itemId === 'cpro-1')).toMatchObject({ comment: `'${comment}`, state: 'open' });
    expect(rows.map(({ itemId }) => itemId)).not.toContain('cpro-2');
    await decided(id, { state: 'declined' });
  });
});
