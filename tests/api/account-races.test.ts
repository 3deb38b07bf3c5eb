import { beforeAll, describe, expect, it } from 'vitest';
import { POST as claimAccount } from '@/app/api/account/claim/route';
import { POST as changePassword } from '@/app/api/account/password/route';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { PUT as setStudyPlan } from '@/app/api/account/study-plan/route';
import { POST as importCards } from '@/app/api/cards/import/route';
import { DELETE as deleteCard, PUT as putCard } from '@/app/api/cards/own/[id]/route';
import { POST as postCard } from '@/app/api/cards/own/route';
import { DELETE as deleteReview } from '@/app/api/cards/reviews/[key]/route';
import { POST as analyze } from '@/app/api/essays/[id]/analyze/route';
import { PUT as putDraft } from '@/app/api/essays/[id]/draft/route';
import { POST as restore } from '@/app/api/essays/[id]/draft/versions/[version]/restore/route';
import { POST as finishExam } from '@/app/api/essays/exams/[id]/finish/route';
import { POST as goOn } from '@/app/api/essays/exams/[id]/next/route';
import { POST as startExam } from '@/app/api/essays/exams/route';
import { PUT as putTick } from '@/app/api/outlines/ticks/[ruleId]/route';
import { POST as movePlanDay } from '@/app/api/plan/days/[day]/move/route';
import { PUT as changePlanDay } from '@/app/api/plan/days/[day]/route';
import { PUT as tickTask } from '@/app/api/plan/today/ticks/[taskId]/route';
import { POST as saveAttempt } from '@/app/api/quiz/attempts/route';
import { POST as fileReport } from '@/app/api/reports/route';
import { POST as claimAnswer } from '@/app/api/rules/answers/[id]/claim/route';
import { POST as rateAnswer } from '@/app/api/rules/answers/[id]/rate/route';
import { POST as selfAssess } from '@/app/api/rules/answers/[id]/settle/route';
import { POST as checkAnswer } from '@/app/api/rules/check/route';
import { POST as documentCards } from '@/app/api/transformer/cards/route';
import { DELETE as clearFiles } from '@/app/api/transformer/clear/route';
import { POST as convert } from '@/app/api/transformer/convert/route';
import { database } from '@/lib/db/prisma';
import { type Learner, logInAs, newLearner } from '../support/accounts';
import { expectError, type Handler, send } from '../support/api';
import { review, sendReview, writeCard } from '../support/cards';
import { draftOf, LANTERN, saveDraft } from '../support/essay-drafts';
import { beginExam, writeInExam } from '../support/essay-exams';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { documentOf, paragraph } from '../support/factories/documents';
import { createEssays, HALF_ANSWER } from '../support/factories/essays';
import { createQuestions, questionsOf } from '../support/factories/question-bank';
import { createRules, HEARSAY } from '../support/factories/rule-book';
import { holdRows } from '../support/held-rows';
import { check, checkInDoubt, EMPTY_TALK } from '../support/rule-answers';
import { upload, uploaded } from '../support/transformer';
import { allEndpoints } from '../support/worst-inputs/endpoints';

const WORDS = 'An actor is liable for the harm that a breach of duty causes.';

beforeAll(async () => {
  await createEssays();
  await createRules([HEARSAY]);
  await createQuestions(questionsOf('evi-def', 1, { issueId: 'evi-hearsay', topic: 'Evidence' }));
});

const document = async () => documentOf(paragraph(WORDS));

type Writer = Learner & Awaited<ReturnType<typeof thingsOf>>;

/** Something of everything that a learner may have. */
async function thingsOf(learner: Learner) {
  const { token } = learner;
  const { id: card } = await writeCard({ front: 'Duty', back: 'Care' }, learner);
  await review({ token, key: 'a review', card: { ownCardId: card } });
  await saveDraft(draftOf('One', 0), { token });
  await saveDraft(draftOf('Two', 1), { token });
  const { id: exam } = await beginExam(learner);
  await writeInExam(learner, LANTERN, exam, HALF_ANSWER);
  const { answerId: doubted, asked } = await checkInDoubt(learner);
  const { answerId: wrong } = await check(learner, { userAnswer: EMPTY_TALK });
  const { uploadedFiles } = await uploaded([['Torts.docx', await document()]], learner);
  return { card, exam, doubted, asked, wrong, file: uploadedFiles[0]?.id };
}

const call =
  (handler: Handler, json?: unknown, params: Record<string, string> = {}, method = 'POST') =>
  ({ token }: { token: string }) =>
    send(handler, { token, method, params, ...(json !== undefined && { json }) });

/** So many days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Of a guest alone. */
const CLAIM = 'POST /account/claim';

/** Every writing request of a learner with what it is answered when the account went meanwhile. */
const WRITERS: Record<string, [status: number, write: (who: Writer) => Promise<Response>]> = {
  'PUT /account/study-plan': [401, call(setStudyPlan, { examDate: null, newCardsPerDay: 5 }, {}, 'PUT')],
  'PUT /plan/days/{day}': [401, (who) => call(changePlanDay, { minutes: 0 }, { day: dayIn(1) }, 'PUT')(who)],
  'POST /plan/days/{day}/move': [401, (who) => call(movePlanDay, { to: dayIn(2) }, { day: dayIn(1) })(who)],
  // Nothing is there to be ticked.
  'PUT /plan/today/ticks/{taskId}': [404, call(tickTask, { isTicked: true }, { taskId: 'cards' }, 'PUT')],
  'POST /account/password': [
    401,
    (who) => call(changePassword, { currentPassword: who.password, newPassword: 'battery staple' })(who),
  ],
  [CLAIM]: [401, call(claimAccount, { username: 'a name in time', password: 'battery staple' })],
  'DELETE /account': [401, (who) => call(deleteAccount, { password: who.password }, {}, 'DELETE')(who)],
  'POST /cards/own': [401, call(postCard, { front: 'Breach', back: 'Care' })],
  'PUT /cards/own/{id}': [404, (who) => call(putCard, { front: 'A', back: 'B' }, { id: who.card }, 'PUT')(who)],
  'DELETE /cards/own/{id}': [204, (who) => call(deleteCard, undefined, { id: who.card }, 'DELETE')(who)],
  'POST /cards/import': [401, call(importCards, { format: 'csv', text: 'A,B', commit: true })],
  'POST /cards/reviews': [401, ({ token }) => sendReview({ token, card: { ruleId: HEARSAY.id } })],
  'POST /cards/reviews of an own card': [401, ({ token, card }) => sendReview({ token, card: { ownCardId: card } })],
  'DELETE /cards/reviews/{key}': [404, call(deleteReview, undefined, { key: 'a review' }, 'DELETE')],
  'POST /quiz/attempts': [401, call(saveAttempt, attemptOf([answerTo('evi-def-1')]))],
  'POST /rules/check': [401, call(checkAnswer, { ruleId: HEARSAY.id, userAnswer: HEARSAY.text })],
  'POST /rules/answers/{id}/claim': [404, (who) => call(claimAnswer, { reason: 'So it is.' }, { id: who.wrong })(who)],
  'POST /rules/answers/{id}/rate': [401, (who) => call(rateAnswer, { rating: 'good' }, { id: who.wrong })(who)],
  'POST /rules/answers/{id}/settle': [404, (who) => call(selfAssess, { said: who.asked }, { id: who.doubted })(who)],
  'PUT /outlines/ticks/{ruleId}': [401, call(putTick, { isTicked: true }, { ruleId: HEARSAY.id }, 'PUT')],
  'PUT /essays/{id}/draft': [401, call(putDraft, draftOf('Three', 2), { id: LANTERN }, 'PUT')],
  'POST /essays/{id}/draft/versions/{version}/restore': [
    401,
    call(restore, { baseVersion: 2 }, { id: LANTERN, version: '1' }),
  ],
  'POST /essays/{id}/analyze': [401, call(analyze, { userText: HALF_ANSWER }, { id: LANTERN })],
  'POST /essays/exams': [401, call(startExam, { minutesPerEssay: 60 })],
  'POST /essays/exams/{id}/next': [404, (who) => call(goOn, { fromIndex: 0 }, { id: who.exam })(who)],
  'POST /essays/exams/{id}/finish': [404, (who) => call(finishExam, undefined, { id: who.exam })(who)],
  'POST /transformer/upload': [401, async ({ token }) => upload([['Evidence.docx', await document()]], { token })],
  'POST /transformer/convert': [401, call(convert)],
  'POST /transformer/cards': [401, (who) => call(documentCards, { id: who.file, commit: true })(who)],
  'POST /reports': [
    401,
    call(fileReport, { kind: 'question', itemId: 'evi-def-1', problem: 'typo', comment: 'A word is missing.' }),
  ],
  'DELETE /transformer/clear': [204, call(clearFiles, undefined, {}, 'DELETE')],
};

const DELETION = 'DELETE FROM "user" WHERE id = $1';

/** What a learner may send, and has nothing of theirs stored. */
const NOTHING_STORED = [
  'POST /auth/renew',
  'POST /essays/suggestions',
  'POST /essays/suggestions/stream',
  'POST /rules/answers/{id}/read',
  // Of administrators, about the content.
  'PUT /admin/reports/{id}',
  'PUT /admin/questions/{id}/withdrawal',
  'DELETE /admin/questions/{id}/withdrawal',
];

describe('a deletion of the account that ends while something is written', () => {
  it('is tried with all that a learner can write', async () => {
    const names = (await allEndpoints())
      .filter(({ contract }) => contract.auth === 'signed-in' && contract.method !== 'GET')
      .map(({ name }) => name);
    expect([...Object.keys(WRITERS).filter((name) => !name.includes(' of ')), ...NOTHING_STORED].sort()).toEqual(
      names.sort(),
    );
  });

  it.each(Object.entries(WRITERS).map(([name, [status, write]]) => [name, status, write] as const))(
    '%s is answered %i',
    async (name, status, write) => {
      const learner = await newLearner();
      const who = { ...learner, ...(await thingsOf(learner)) };
      if (name === CLAIM) await database().user.update({ where: { id: who.id }, data: { passwordHash: null } });
      await holdRows(DELETION, [who.id], async ({ upToLock, release }) => {
        const { answer, hasWaited } = await upToLock(() => write(who));
        expect(hasWaited).toBe(true);
        await release();
        const response = await answer;
        if (status > 400) await expectError(response, status, status === 401 ? 'unauthenticated' : 'not_found');
        else expect(response.status).toBe(status);
      });
    },
  );
});

const LOCK = 'SELECT FROM "user" WHERE id = $1 FOR UPDATE';

describe('of what is asked with the same password at once only the first happens:', () => {
  const change = (newPassword: string) => (who: Learner) =>
    send(changePassword, { token: who.token, json: { currentPassword: who.password, newPassword } });
  const remove = (who: Learner) =>
    send(deleteAccount, { method: 'DELETE', token: who.token, json: { password: who.password } });

  it.each([
    ['two changes', change('the first'), 200, change('the second')],
    ['a deletion and a change', remove, 204, change('the second')],
    ['a change and a deletion', change('the first'), 200, remove],
    ['two deletions', remove, 204, remove],
  ])('%s', async (_, first, status, second) => {
    const who = await newLearner();
    await holdRows(LOCK, [who.id], async ({ upToLock, release }) => {
      const one = await upToLock(() => first(who));
      const other = await upToLock(() => second(who), 1);
      expect([one.hasWaited, other.hasWaited]).toEqual([true, true]);
      await release();
      expect((await one.answer).status).toBe(status);
      await expectError(await other.answer, 401, 'unauthenticated');
    });
    expect(await database().user.count({ where: { id: who.id } })).toBe(status === 204 ? 0 : 1);
    if (status === 200) await logInAs(who.username, 'the first');
  });
});
