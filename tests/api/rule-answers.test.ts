import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportData } from '@/app/api/account/export/route';
import { POST as saveAttempt } from '@/app/api/quiz/attempts/route';
import { POST as claimAnswer, GET as getClaim } from '@/app/api/rules/answers/[id]/claim/route';
import { GET as getSettling, POST as settleAnswer } from '@/app/api/rules/answers/[id]/settle/route';
import { POST as checkAnswer, GET as getCheck } from '@/app/api/rules/check/route';
import { GET as getFiltered } from '@/app/api/rules/filtered/route';
import { checkRule, claimRuleAnswer, filterRules, settleRuleAnswer } from '@/lib/contract/rules';
import { database } from '@/lib/db/prisma';
import type { RulePreset } from '@/lib/domain/rules/constants';
import { askedElements } from '@/lib/domain/rules/judged-answer';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestions } from '../support/factories/question-bank';
import { createRuleBook, HEARSAY, HEARSAY_IN_DOUBT } from '../support/factories/rule-book';

const DAY_MS = 24 * 60 * 60 * 1000;
const RIGHT = HEARSAY.text;
const TURNED_ROUND =
  'Hearsay is an out-of-court statement offered to prove the truth of the matter asserted. It is admissible unless an exception or exclusion applies.';
const EMPTY_TALK = 'Judges decide what they like about such things.';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createRuleBook();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

type Answer = { ruleId?: string; userAnswer?: string; hint?: string };

/** Checks an answer as the learner; answers what the API answered. */
async function check(
  { ruleId = HEARSAY.id, userAnswer = RIGHT, hint }: Answer = {},
  { token, key }: { token: string; key?: string } = learner,
) {
  const headers = key ? { 'Idempotency-Key': key } : undefined;
  const response = await send(checkAnswer, {
    token,
    json: { ruleId, userAnswer, ...(hint && { hint }) },
    ...(headers && { headers }),
  });
  expect(response.status).toBe(200);
  return checkRule.response.parse(await response.json());
}

/** Checks an answer that is in doubt; answers its verdict with the elements to be settled. */
async function checkInDoubt(by: { token: string; key?: string } = learner, answer: Answer = {}) {
  const verdict = await check({ userAnswer: HEARSAY_IN_DOUBT, ...answer }, by);
  return { verdict, answerId: verdict.answerId, asked: askedElements(verdict).map(({ phrase }) => phrase) };
}

async function settle(answerId: string, json: unknown, { token }: { token: string } = learner) {
  return await send(settleAnswer, { token, params: { id: answerId }, json });
}

/** The ratings that the quiz gave a learner's flashcards, the first one first. */
async function ratings({ id: userId }: Learner) {
  const reviews = await database().cardReview.findMany({ where: { userId }, orderBy: { reviewedAt: 'asc' } });
  return reviews.map(({ rating }) => rating);
}

const stored = (id: string) => database().ruleAnswer.findUniqueOrThrow({ where: { id } });

async function claim(answerId: string, { token }: Learner, reason = 'I said the same in other words.') {
  return await send(claimAnswer, { token, params: { id: answerId }, json: { reason } });
}

/** The ids of the rules that the preset holds for the learner. */
async function preset(name: RulePreset, { token }: Learner) {
  const response = await send(getFiltered, { token, path: `/rules/filtered?preset=${name}&numRules=100` });
  return filterRules.response.parse(await response.json()).map(({ _id }) => _id);
}

/** Makes flashcards due some days from today, in UTC. */
async function postpone({ id: userId }: Learner, { ruleId, days = 2 }: { ruleId?: string; days?: number } = {}) {
  const dueAt = new Date(Date.now() + days * DAY_MS);
  const data = { dueAt, dueDay: new Date(dueAt.toISOString().slice(0, 10)) };
  await database().cardState.updateMany({ where: { userId, ...(ruleId && { ruleId }) }, data });
}

describe('POST /rules/check', () => {
  it('finds every element of the rule in its own words', async () => {
    const verdict = await check();
    expect(verdict).toMatchObject({ result: 'Correct', isSure: true, missing: [] });
    expect(verdict.elements.map(({ state }) => state)).toEqual(Array(4).fill('present'));
  });

  it('says which element was turned round', async () => {
    const verdict = await check({ userAnswer: TURNED_ROUND });
    expect(verdict).toMatchObject({ result: 'Incorrect', isSure: true });
    expect(verdict.elements).toContainEqual(
      expect.objectContaining({ phrase: 'not admissible', state: 'contradicted', isSure: true }),
    );
  });

  it('says what is missing, and keeps the answer with it', async () => {
    const verdict = await check({ userAnswer: EMPTY_TALK, hint: 'first_letters' });
    const phrases = HEARSAY.buzzwords.map(({ phrase }) => phrase);
    expect(verdict).toMatchObject({ result: 'Incorrect', missing: phrases });
    expect(await stored(verdict.answerId)).toMatchObject({
      userId: learner.id,
      ruleId: HEARSAY.id,
      answer: EMPTY_TALK,
      isCorrect: false,
      missing: phrases,
      asked: [],
      said: [],
      hint: 'first_letters',
      claim: null,
      settledAt: null,
    });
  });

  it('asks where it is not sure, quotes what comes nearest, and neither judges nor schedules', async () => {
    const doubter = await newLearner();
    const { verdict, answerId, asked } = await checkInDoubt(doubter);
    expect(verdict.isSure).toBe(false);
    expect(asked).not.toEqual([]);
    for (const { isSure, state, quote } of verdict.elements) {
      if (isSure) expect(state).toBe('present');
      if (quote !== null) expect(HEARSAY_IN_DOUBT).toContain(quote);
    }
    expect(await stored(answerId)).toMatchObject({ isCorrect: false, missing: [], asked, said: [], settledAt: null });
    expect(await ratings(doubter)).toEqual([]);
    expect(await preset('weak', doubter)).toEqual([HEARSAY.id]);
  });

  it('never gives back what could run', async () => {
    const { highlightedAnswer } = await check({
      userAnswer: '<script>alert(1)</script><mark onclick="x">hearsay</mark>',
    });
    expect(highlightedAnswer.replace(/<mark(?: class="[\w -]*")?>|<\/mark>/g, '')).not.toMatch(/[<>]/);
    expect(highlightedAnswer).toContain('&lt;');
  });

  it('answers alike for the same key, stores once, and keeps the keys of learners apart', async () => {
    const key = crypto.randomUUID();
    const first = await check({ userAnswer: EMPTY_TALK }, { ...learner, key });
    expect(await check({ userAnswer: RIGHT }, { ...learner, key })).toEqual(first);
    expect((await check({}, { ...stranger, key })).answerId).not.toBe(first.answerId);
    expect(await database().ruleAnswer.count({ where: { idempotencyKey: key } })).toBe(2);
  });

  it('stores one of many that come at once under one key', async () => {
    const key = crypto.randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => check({}, { ...learner, key })));
    expect(new Set(all.map(({ answerId }) => answerId)).size).toBe(1);
  });

  it('counts as a review of the flashcard: good, hard with guided typing, again when incorrect', async () => {
    const reviewer = await newLearner();
    const key = crypto.randomUUID();
    await check({}, { ...reviewer, key });
    await check({}, { ...reviewer, key });
    await check({ hint: 'guided' }, reviewer);
    await check({ userAnswer: EMPTY_TALK }, reviewer);
    const reviews = await database().cardReview.findMany({
      where: { userId: reviewer.id },
      orderBy: { reviewedAt: 'asc' },
    });
    expect(reviews.map(({ rating, origin, ruleId }) => [rating, origin, ruleId])).toEqual(
      ['good', 'hard', 'again'].map((rating) => [rating, 'rule_quiz', HEARSAY.id]),
    );
  });

  it('still judges a rule that was retired meanwhile', async () => {
    expect((await check({ ruleId: 'gone', userAnswer: 'The text of gone.' })).answerId).toEqual(expect.any(String));
  });

  it('is 401 without a valid token, and for an account that was deleted a moment ago', async () => {
    const json = { ruleId: HEARSAY.id, userAnswer: RIGHT };
    await expectError(await send(checkAnswer, { json }), 401, 'unauthenticated');
    const gone = await newLearner();
    await check({}, gone);
    await database().user.delete({ where: { id: gone.id } });
    await expectError(await send(checkAnswer, { json, token: gone.token }), 401, 'unauthenticated');
  });

  it('is 404 for an unknown rule', async () => {
    for (const ruleId of ['nowhere', '__proto__', "'; DROP TABLE rule"]) {
      const response = await send(checkAnswer, { token: learner.token, json: { ruleId, userAnswer: 'x' } });
      await expectError(response, 404, 'not_found');
    }
  });

  it.each<[string, unknown]>([
    ['no object', null],
    ['no rule', { userAnswer: 'x' }],
    ['no answer', { ruleId: HEARSAY.id }],
    ['an empty answer', { ruleId: HEARSAY.id, userAnswer: '' }],
    ['a blank answer', { ruleId: HEARSAY.id, userAnswer: ' \n\t ' }],
    ['an answer that is no text', { ruleId: HEARSAY.id, userAnswer: ['x'] }],
    ['too long an answer', { ruleId: HEARSAY.id, userAnswer: 'x'.repeat(10_001) }],
    ['a NUL in the answer', { ruleId: HEARSAY.id, userAnswer: 'a\u0000b' }],
    ['another word for a hint', { ruleId: HEARSAY.id, userAnswer: 'x', hint: 'much' }],
    ['an unknown time zone', { ruleId: HEARSAY.id, userAnswer: 'x', timeZone: 'Mars/Olympus' }],
    ['a surplus field', { ruleId: HEARSAY.id, userAnswer: 'x', isCorrect: true }],
  ])('is 400 for %s', async (_, json) => {
    await expectError(await send(checkAnswer, { token: learner.token, json }), 400, 'invalid_input');
  });

  it('is 413 for an answer of more than 1 MB, 405 for another method', async () => {
    const json = { ruleId: HEARSAY.id, userAnswer: 'x'.repeat(1_000_001) };
    await expectError(await send(checkAnswer, { token: learner.token, json }), 413, 'too_large');
    await expectError(await send(getCheck, { token: learner.token }), 405, 'method_not_allowed');
  });
});

describe('POST /rules/answers/{id}/settle', () => {
  it('makes an answer correct of which all was said that was asked, and schedules its rule once', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter, { hint: 'guided' });
    const response = await settle(answerId, { said: asked, timeZone: 'America/New_York' }, doubter);
    expect(response.status).toBe(200);
    expect(settleRuleAnswer.response.parse(await response.json())).toEqual({
      answerId,
      result: 'Correct',
      missing: [],
    });
    expect(await stored(answerId)).toMatchObject({
      isCorrect: true,
      missing: [],
      asked,
      said: asked,
      settledAt: expect.any(Date),
    });
    expect(await database().cardReview.findMany({ where: { userId: doubter.id } })).toMatchObject([
      { rating: 'hard', origin: 'rule_quiz', ruleId: HEARSAY.id, timeZone: 'America/New_York' },
    ]);
    expect(await preset('weak', doubter)).toEqual([]);
  });

  it('makes an answer incorrect that lacks some of it, and it can be claimed then', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter);
    const response = await settle(answerId, { said: [] }, doubter);
    expect(await response.json()).toEqual({ answerId, result: 'Incorrect', missing: asked });
    expect(await stored(answerId)).toMatchObject({ isCorrect: false, missing: asked, said: [] });
    expect(await ratings(doubter)).toEqual(['again']);
    expect((await claim(answerId, doubter)).status).toBe(200);
    expect(await ratings(doubter)).toEqual(['again', 'good']);
  });

  it('answers the first settling ever after, also when many come at once', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter);
    await settle(answerId, { said: asked }, doubter);
    const second = await settle(answerId, { said: [] }, doubter);
    expect(await second.json()).toEqual({ answerId, result: 'Correct', missing: [] });
    expect(await stored(answerId)).toMatchObject({ isCorrect: true, said: asked });

    const { answerId: other } = await checkInDoubt(doubter);
    const all = [asked, [], asked, [], asked].map(async (said) => (await settle(other, { said }, doubter)).json());
    expect(new Set((await Promise.all(all)).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await ratings(doubter)).toHaveLength(2);
  });

  it('is asked for by the same check again, before and after', async () => {
    const doubter = await newLearner();
    const by = { ...doubter, key: crypto.randomUUID() };
    const { verdict, answerId, asked } = await checkInDoubt(by);
    expect((await checkInDoubt(by)).verdict).toEqual(verdict);
    expect(await ratings(doubter)).toEqual([]);
    await settle(answerId, { said: asked }, doubter);
    expect((await checkInDoubt(by)).verdict).toEqual(verdict);
    expect(await ratings(doubter)).toEqual(['good']);
  });

  it('adds the review that is missing where the server broke off', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter);
    await settle(answerId, { said: asked }, doubter);
    await database().cardReview.deleteMany({ where: { userId: doubter.id } });
    await settle(answerId, { said: asked }, doubter);
    expect(await ratings(doubter)).toEqual(['good']);
  });

  it('goes out with the account’s own data', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter);
    const response = await send(exportData, { token: doubter.token });
    const { ruleAnswers } = (await response.json()) as { ruleAnswers: unknown };
    expect(ruleAnswers).toMatchObject([{ id: answerId, asked, said: [], settledAt: null }]);
  });

  it('is 400 where the verdict was sure, and for what was not asked', async () => {
    for (const userAnswer of [RIGHT, EMPTY_TALK]) {
      const { answerId } = await check({ userAnswer });
      await expectError(await settle(answerId, { said: [] }), 400, 'invalid_input');
    }
    const { answerId, asked, verdict } = await checkInDoubt();
    const sure = verdict.elements.find(({ phrase }) => !asked.includes(phrase))?.phrase ?? 'nothing';
    for (const said of [[sure], [...asked, 'battery'], ['__proto__']]) {
      await expectError(await settle(answerId, { said }), 400, 'invalid_input');
    }
    expect(await stored(answerId)).toMatchObject({ settledAt: null });
  });

  it('is 403 for somebody else’s, 404 for none, and changes nothing', async () => {
    const { answerId, asked } = await checkInDoubt();
    await expectError(await settle(answerId, { said: asked }, stranger), 403, 'forbidden');
    await expectError(await settle(crypto.randomUUID(), { said: [] }), 404, 'not_found');
    expect(await stored(answerId)).toMatchObject({ isCorrect: false, settledAt: null });
  });

  it.each<[string, string, unknown]>([
    ['an id that is none', 'nowhere', { said: [] }],
    ['nothing said', crypto.randomUUID(), {}],
    ['one phrase instead of a list', crypto.randomUUID(), { said: 'truth' }],
    ['phrases that are no text', crypto.randomUUID(), { said: [1] }],
    ['too many phrases', crypto.randomUUID(), { said: Array(101).fill('truth') }],
    ['too long a phrase', crypto.randomUUID(), { said: ['x'.repeat(10_001)] }],
    ['a surplus field', crypto.randomUUID(), { said: [], result: 'Correct' }],
    ['an unknown time zone', crypto.randomUUID(), { said: [], timeZone: 'Mars/Olympus' }],
  ])('is 400 for %s', async (_, id, json) => {
    await expectError(await settle(id, json), 400, 'invalid_input');
  });

  it('is 401 without a valid token, 413 for more than 1 MB, 405 for another method', async () => {
    const { answerId } = await checkInDoubt();
    const params = { id: answerId };
    await expectError(await send(settleAnswer, { params, json: { said: [] } }), 401, 'unauthenticated');
    await expectError(await settle(answerId, { said: ['x'.repeat(1_000_001)] }), 413, 'too_large');
    await expectError(await send(getSettling, { params, token: learner.token }), 405, 'method_not_allowed');
  });
});

describe('POST /rules/answers/{id}/claim', () => {
  it('counts an incorrect answer as correct, with the reason, and reviews the card as good', async () => {
    const claimer = await newLearner();
    const { answerId } = await check({ userAnswer: EMPTY_TALK }, claimer);
    expect(await preset('weak', claimer)).toEqual([HEARSAY.id]);

    const response = await claim(answerId, claimer, '  It says so in the note. ');
    expect(response.status).toBe(200);
    expect(claimRuleAnswer.response.parse(await response.json())).toEqual({
      answerId,
      result: 'Correct',
      reason: 'It says so in the note.',
    });
    expect(await stored(answerId)).toMatchObject({
      isCorrect: false,
      claim: 'It says so in the note.',
    });
    expect(await preset('weak', claimer)).toEqual([]);

    const again = await claim(answerId, claimer, 'Another reason.');
    expect(await again.json()).toMatchObject({ reason: 'It says so in the note.' });
    const reviews = await database().cardReview.findMany({
      where: { userId: claimer.id },
      orderBy: { reviewedAt: 'asc' },
    });
    expect(reviews.map(({ rating }) => rating)).toEqual(['again', 'good']);
  });

  it('is 400 for an answer that is yet to be settled', async () => {
    const { answerId } = await checkInDoubt();
    await expectError(await claim(answerId, learner), 400, 'invalid_input');
    expect(await stored(answerId)).toMatchObject({ claim: null });
  });

  it('is 400 for an answer that was judged correct', async () => {
    const { answerId } = await check();
    await expectError(await claim(answerId, learner), 400, 'invalid_input');
  });

  it('is 403 for somebody else’s, 404 for none, and changes nothing', async () => {
    const { answerId } = await check({ userAnswer: EMPTY_TALK });
    await expectError(await claim(answerId, stranger), 403, 'forbidden');
    await expectError(await claim(crypto.randomUUID(), learner), 404, 'not_found');
    expect(await stored(answerId)).toMatchObject({ claim: null });
  });

  it.each([
    ['an id that is none', 'nowhere', { reason: 'so' }],
    ['no reason', crypto.randomUUID(), {}],
    ['a blank reason', crypto.randomUUID(), { reason: '  ' }],
    ['too long a reason', crypto.randomUUID(), { reason: 'x'.repeat(1_001) }],
    ['a surplus field', crypto.randomUUID(), { reason: 'so', result: 'Correct' }],
  ])('is 400 for %s', async (_, id, json) => {
    await expectError(await send(claimAnswer, { token: learner.token, params: { id }, json }), 400, 'invalid_input');
  });

  it('is 413 for a reason of more than 1 MB', async () => {
    const { answerId } = await check({ userAnswer: EMPTY_TALK });
    const json = { reason: 'x'.repeat(1_000_001) };
    const response = await send(claimAnswer, { token: learner.token, params: { id: answerId }, json });
    await expectError(response, 413, 'too_large');
  });

  it('is 401 without a valid token, 405 for another method', async () => {
    const params = { id: crypto.randomUUID() };
    await expectError(await send(claimAnswer, { params, json: { reason: 'so' } }), 401, 'unauthenticated');
    await expectError(await send(getClaim, { params, token: learner.token }), 405, 'method_not_allowed');
  });
});

describe('the presets of GET /rules/filtered', () => {
  it('know what was answered, how, and what is due', async () => {
    const fresh = await newLearner();
    expect(await preset('unseen', fresh)).toHaveLength(10);
    expect(await preset('weak', fresh)).toEqual([]);
    expect(await preset('due', fresh)).toEqual([]);

    await check({ userAnswer: EMPTY_TALK }, fresh);
    await check({ ruleId: 'duty-1', userAnswer: 'The text of duty-1.' }, fresh);
    expect(await preset('weak', fresh)).toContain(HEARSAY.id);
    expect(await preset('unseen', fresh)).not.toContain('duty-1');
    expect(await preset('unseen', fresh)).toHaveLength(8);

    await postpone(fresh);
    expect(await preset('due', fresh)).toEqual([]);
    await postpone(fresh, { ruleId: HEARSAY.id, days: 0 });
    expect(await preset('due', fresh)).toEqual([HEARSAY.id]);
    expect(await preset('due', stranger)).not.toContain('duty-1');
  });

  it('hold a rule as due whose question was missed, until it is recalled', async () => {
    await createQuestions([{ id: 'relevance-1', issueId: 'evi-relevance', topic: 'Evidence', correctLabel: 'B' }]);
    const fresh = await newLearner();
    const answer = async (userAnswerLabel: 'A' | 'B', finishedAt: number) => {
      const json = attemptOf([answerTo('relevance-1', { userAnswerLabel })], {
        finishedAt: new Date(finishedAt).toISOString(),
      });
      expect((await send(saveAttempt, { token: fresh.token, json })).status).toBe(201);
    };
    const nowMs = Date.now();
    await answer('B', nowMs - 3_000);
    expect(await preset('due', fresh)).toEqual([]);
    await answer('A', nowMs - 2_000);
    expect(await preset('due', fresh)).toEqual(['rule-evi-relevance']);
    await check({ ruleId: 'rule-evi-relevance', userAnswer: 'The rule of Relevance in one sentence.' }, fresh);
    await postpone(fresh);
    expect(await preset('due', fresh)).toEqual([]);
  });

  it('draw what was never answered first, then what was answered longest ago', async () => {
    const fresh = await newLearner();
    const torts = ['breach', 'duty-1', 'duty-2', 'rule-tort-negligence'];
    const draw = async () => {
      const response = await send(getFiltered, { token: fresh.token, path: '/rules/filtered?topics=Torts&numRules=1' });
      return filterRules.response.parse(await response.json())[0]?._id ?? '';
    };
    const order: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const ruleId = await draw();
      order.push(ruleId);
      await check({ ruleId, userAnswer: EMPTY_TALK }, fresh);
    }
    expect(order.slice(0, 4).sort()).toEqual(torts);
    expect(order.slice(4)).toEqual(order.slice(0, 4));
  });
});
