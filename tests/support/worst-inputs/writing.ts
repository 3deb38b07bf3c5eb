import { database } from '@/lib/db/prisma';
import { MAX_ANSWER_LENGTH, MAX_CLAIM_LENGTH } from '@/lib/domain/rules/constants';
import { newLearner } from '../accounts';
import { COSTLY_ANSWERS, fill } from '../costly-answers';
import { answerTo, attemptOf } from '../factories/attempts';
import { largeDocument } from './heavy-learner';
import type { World, WorstInput, WorstInputs } from './worst-input';

const PASSWORD = 'p'.repeat(256);
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

/** A call that changes nothing however often it is sent, or is refused after all of it was read. */
const call = (over: Partial<WorstInput>) => () => [{ what: 'the longest of it', status: 200, ...over }];

/** The rule with the most wordings to hold an answer against. */
function costliestRule({ pack }: World) {
  const size = (rule: World['pack']['rules'][number]) => JSON.stringify(rule.buzzwords).length;
  return pack.rules.reduce((one, other) => (size(other) > size(one) ? other : one));
}

const REPORT = { problem: 'other', comment: fill('So it is. ', 1_000) };
const longestOf = <Entry>(entries: readonly Entry[]): Entry =>
  entries.reduce((one, other) => (JSON.stringify(other).length > JSON.stringify(one).length ? other : one));
const forgetReportsOf =
  ({ id: userId }: World['newcomer']) =>
  () =>
    database().contentReport.deleteMany({ where: { userId } });

export const WRITING: WorstInputs = {
  'POST /auth/register': () => [
    {
      what: 'the longest name there is',
      status: 201,
      json: { username: `${'Ω'.repeat(40)}`, password: PASSWORD },
      prepare: forgetAccounts,
    },
  ],
  'POST /auth/login': ({ learner }) => [
    {
      what: 'the longest password',
      status: 401,
      json: { username: learner.username, password: PASSWORD },
      prepare: forgetTries,
    },
  ],
  'POST /auth/guest': call({ status: 201, prepare: forgetTries }),
  'POST /auth/renew': call({}),
  'POST /auth/logout': call({ status: 204 }),
  'POST /account/password': call({
    status: 400,
    json: { currentPassword: PASSWORD, newPassword: PASSWORD },
    prepare: forgetTries,
  }),
  'POST /account/claim': call({
    status: 400,
    json: { username: 'Ω'.repeat(40), password: PASSWORD },
    prepare: forgetTries,
  }),
  'DELETE /account': call({ status: 400, json: { password: PASSWORD }, prepare: forgetTries }),
  'PUT /account/study-plan': call({ json: { examDate: null, newCardsPerDay: 999 } }),
  'POST /cards/reviews': ({ pack }) => {
    let sent = 0;
    const headers = { 'Idempotency-Key': '' };
    const prepare = async () => {
      sent += 1;
      headers['Idempotency-Key'] = `review ${sent}`;
    };
    return [
      {
        what: 'a review',
        status: 201,
        headers,
        json: { card: { ruleId: pack.rules[0]?.id }, rating: 'good' },
        prepare,
      },
    ];
  },
  'DELETE /cards/reviews/{key}': call({ status: 404, params: { key: 'k'.repeat(200) } }),
  'POST /cards/own': ({ newcomer }) => [
    {
      what: 'the longest card',
      status: 201,
      token: newcomer.token,
      json: { front: fill('a ', 1_999), back: fill('b\r\n', 4_999), deck: 'd', tags: [] },
    },
    { what: 'blanks', status: 400, json: { front: `a${' '.repeat(90_000)}b`, back: 'b' } },
    { what: 'tags without end', status: 400, json: { front: 'a', back: 'b', tags: [fill('t ', 90_000)] } },
  ],
  'PUT /cards/own/{id}': ({ ids }) => [
    {
      what: 'the longest card',
      status: 200,
      params: { id: ids.ownCard },
      json: { front: fill('a ', 1_999), back: fill('b\r\n', 4_999), deck: 'd', tags: [] },
    },
    {
      what: 'a deck of blanks',
      status: 200,
      params: { id: ids.ownCard },
      json: { front: 'a', back: 'b', deck: `a${' '.repeat(90_000)}b` },
    },
  ],
  'PUT /plan/days/{day}': call({ status: 400, params: { day: '2099-12-31' }, json: { minutes: 1440 } }),
  'POST /plan/days/{day}/move': call({ status: 400, params: { day: '2099-12-31' }, json: { to: '2099-12-30' } }),
  'PUT /plan/today/ticks/{taskId}': call({
    status: 404,
    params: { taskId: 't'.repeat(200) },
    json: { isTicked: true },
  }),
  'POST /reports': ({ pack, newcomer }) => [
    {
      what: 'the longest report on the longest essay',
      status: 201,
      token: newcomer.token,
      json: { ...REPORT, kind: 'essay', itemId: longestOf(pack.essays).id },
      prepare: forgetReportsOf(newcomer),
    },
    {
      what: 'the longest report on the longest rule',
      status: 201,
      token: newcomer.token,
      json: { ...REPORT, kind: 'rule', itemId: longestOf(pack.rules).id },
      prepare: forgetReportsOf(newcomer),
    },
  ],
  'PUT /admin/reports/{id}': ({ ids }) => [
    {
      what: 'the longest answer',
      status: 200,
      params: { id: ids.report },
      json: { state: 'confirmed', answer: fill('a ', 1_000), isForAllOpen: true },
    },
  ],
  'PUT /admin/questions/{id}/withdrawal': call({ status: 404, params: { id: 'q'.repeat(100) } }),
  'DELETE /admin/questions/{id}/withdrawal': call({ status: 404, params: { id: 'q'.repeat(100) } }),
  'DELETE /cards/own/{id}': call({ status: 404, params: { id: UNKNOWN } }),
  'POST /quiz/attempts': async () => {
    const questions = await database().question.findMany({
      where: { retired: false },
      take: 200,
      select: { id: true },
    });
    const long = { questionText: 'q'.repeat(2_000), userAnswerText: 'a'.repeat(2_000) };
    return [
      {
        what: 'the longest quiz, its texts as long as they may be together',
        status: 201,
        json: attemptOf(questions.map(({ id }) => answerTo(id, long))),
      },
    ];
  },
  'POST /rules/check': (world) => {
    const rule = costliestRule(world);
    return Object.entries(COSTLY_ANSWERS).map(([what, say]) => ({
      what,
      status: 200,
      json: { ruleId: rule.id, userAnswer: `x${fill(say(rule), MAX_ANSWER_LENGTH - 2)}x` },
    }));
  },
  'POST /rules/answers/{id}/claim': ({ ids }) => [
    {
      what: 'the longest reason',
      status: 200,
      params: { id: ids.answer },
      json: { reason: 'r'.repeat(MAX_CLAIM_LENGTH) },
      prepare: () => setSelfAssessedAt(ids.answer, new Date()),
    },
  ],
  'POST /rules/answers/{id}/rate': ({ ids }) => [
    {
      what: 'a rating',
      status: 200,
      params: { id: ids.answer },
      json: { rating: 'good' },
      prepare: () => setSelfAssessedAt(ids.answer, new Date()),
    },
  ],
  'POST /rules/answers/{id}/settle': ({ ids }) => [
    {
      what: 'as many elements as there may be',
      status: 400,
      params: { id: ids.answer },
      json: { said: Array.from({ length: 100 }, () => 's'.repeat(2_000)) },
      prepare: () => setSelfAssessedAt(ids.answer, null),
    },
    {
      what: 'an element',
      status: 200,
      params: { id: ids.answer },
      json: { said: ['a thing'] },
      prepare: () => setSelfAssessedAt(ids.answer, null),
    },
  ],
  'POST /rules/answers/{id}/read': ({ ids }) => [
    {
      what: 'an answer, without a language model',
      status: 200,
      params: { id: ids.answer },
      prepare: () => setSelfAssessedAt(ids.answer, null),
    },
  ],
  'PUT /outlines/ticks/{ruleId}': ({ pack }) => [
    { what: 'a tick', status: 200, params: { ruleId: pack.rules[0]?.id ?? '' }, json: { isTicked: true } },
  ],
  'POST /transformer/upload': async () => {
    const large = await largeDocument();
    return [
      upload('the largest file', 200, [large]),
      upload(
        'no documents',
        415,
        Array.from({ length: 20 }, () => new Uint8Array(1_000_000)),
      ),
    ];
  },
  'POST /transformer/convert': call({ what: 'the largest files' }),
  // The learner has as many cards as anybody may: the file is read to its end, and refused.
  'POST /transformer/cards': ({ ids }) => [{ what: 'the largest file', status: 400, json: { id: ids.upload } }],
  'DELETE /transformer/clear': () => {
    const input: WorstInput = { what: 'the files of another learner', status: 204 };
    input.prepare = async () => Object.assign(input, { token: (await newLearner()).token });
    return [input];
  },
};

function upload(what: string, status: number, files: readonly Uint8Array<ArrayBuffer>[]): WorstInput {
  const raw = () => {
    const form = new FormData();
    for (const bytes of files) form.append('files', new File([bytes], 'Outline.docx'));
    return form;
  };
  return { what, status, raw, prepare: forgetUploads };
}

/** Each sending is of a file that was not there. */
async function forgetUploads(): Promise<void> {
  await database().transformerFile.deleteMany({ where: { filename: 'Outline.docx' } });
}

async function forgetTries(): Promise<void> {
  await database().loginThrottle.deleteMany({});
}

async function forgetAccounts(): Promise<void> {
  await forgetTries();
  await database().user.deleteMany({ where: { username: { startsWith: 'Ω' } } });
}

/** Marks an incorrect answer to a rule as self-assessed, or as not yet. */
async function setSelfAssessedAt(id: string, selfAssessedAt: Date | null): Promise<void> {
  await database().ruleAnswer.update({
    where: { id },
    data: { selfAssessedAt, isCorrect: false, claim: null, selfAssessed: [] },
  });
}
