import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportData } from '@/app/api/account/export/route';
import { POST as claimAnswer } from '@/app/api/rules/answers/[id]/claim/route';
import { GET as getSelfAssessment, POST as postSelfAssessment } from '@/app/api/rules/answers/[id]/settle/route';
import { selfAssessRuleAnswer } from '@/lib/contract/rules';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createRuleBook, HEARSAY } from '../support/factories/rule-book';
import { check, checkInDoubt, claim, EMPTY_TALK, preset, ratings, selfAssess, stored } from '../support/rule-answers';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createRuleBook();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

describe('POST /rules/answers/{id}/settle', () => {
  it('makes an answer correct of which all was said that was asked, and schedules its rule once', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter, { hint: 'guided' });
    const response = await selfAssess(doubter, answerId, { said: asked, timeZone: 'America/New_York' });
    expect(response.status).toBe(200);
    expect(selfAssessRuleAnswer.response.parse(await response.json())).toEqual({
      answerId,
      result: 'Correct',
      missing: [],
    });
    expect(await stored(answerId)).toMatchObject({
      isCorrect: true,
      missing: [],
      inDoubt: asked,
      selfAssessed: asked,
      selfAssessedAt: expect.any(Date),
    });
    expect(await database().cardReview.findMany({ where: { userId: doubter.id } })).toMatchObject([
      { rating: 'hard', origin: 'rule_quiz', ruleId: HEARSAY.id, timeZone: 'America/New_York' },
    ]);
    expect(await preset(doubter, 'weak')).toEqual([]);
  });

  it('makes an answer incorrect that lacks some of it, and it can be claimed then', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter);
    const response = await selfAssess(doubter, answerId, { said: [] });
    expect(await response.json()).toEqual({ answerId, result: 'Incorrect', missing: asked });
    expect(await stored(answerId)).toMatchObject({ isCorrect: false, missing: asked, selfAssessed: [] });
    // Three of its four elements are stated.
    expect(await ratings(doubter)).toEqual(['hard']);
    expect((await claim(doubter, answerId)).status).toBe(200);
    expect(await ratings(doubter)).toEqual(['hard', 'good']);
  });

  it('answers the first settling ever after, also when many come at once', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter);
    await selfAssess(doubter, answerId, { said: asked });
    const second = await selfAssess(doubter, answerId, { said: [] });
    expect(await second.json()).toEqual({ answerId, result: 'Correct', missing: [] });
    expect(await stored(answerId)).toMatchObject({ isCorrect: true, selfAssessed: asked });

    const { answerId: other } = await checkInDoubt(doubter);
    const all = [asked, [], asked, [], asked].map(async (said) => (await selfAssess(doubter, other, { said })).json());
    expect(new Set((await Promise.all(all)).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await ratings(doubter)).toHaveLength(2);
  });

  it('is asked for by the same check again, before and after', async () => {
    const doubter = await newLearner();
    const by = { ...doubter, key: crypto.randomUUID() };
    const { verdict, answerId, asked } = await checkInDoubt(by);
    expect((await checkInDoubt(by)).verdict).toEqual(verdict);
    expect(await ratings(doubter)).toEqual([]);
    await selfAssess(doubter, answerId, { said: asked });
    expect((await checkInDoubt(by)).verdict).toEqual(verdict);
    expect(await ratings(doubter)).toEqual(['good']);
  });

  it('counts on the day on which it was said, and so does a claim', async () => {
    const doubter = await newLearner();
    const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const [answeredAt, settledAt, claimedAt] = [dayBefore(3), dayBefore(2), dayBefore(1)];
    const { answerId } = await checkInDoubt(doubter, { answeredAt });
    await selfAssess(doubter, answerId, { said: [], settledAt });
    const json = { reason: 'So my book says.', claimedAt };
    await send(claimAnswer, { token: doubter.token, params: { id: answerId }, json });
    expect((await stored(answerId)).selfAssessedAt?.toISOString()).toBe(settledAt);
    const reviews = await database().cardReview.findMany({
      where: { userId: doubter.id },
      orderBy: { reviewedAt: 'asc' },
    });
    expect(reviews.map(({ reviewedAt, rating }) => [reviewedAt.toISOString(), rating])).toEqual([
      [settledAt, 'hard'],
      [claimedAt, 'good'],
    ]);
  });

  it('adds the review that is missing where the server broke off', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter);
    await selfAssess(doubter, answerId, { said: asked });
    await database().cardReview.deleteMany({ where: { userId: doubter.id } });
    await selfAssess(doubter, answerId, { said: asked });
    expect(await ratings(doubter)).toEqual(['good']);
  });

  it('goes out with the account’s own data', async () => {
    const doubter = await newLearner();
    const { answerId, asked } = await checkInDoubt(doubter);
    const response = await send(exportData, { token: doubter.token });
    const { ruleAnswers } = (await response.json()) as { ruleAnswers: unknown };
    expect(ruleAnswers).toMatchObject([{ id: answerId, inDoubt: asked, selfAssessed: [], selfAssessedAt: null }]);
  });

  it('is 400 where the verdict was sure, and for what was not asked', async () => {
    for (const userAnswer of [HEARSAY.text, EMPTY_TALK]) {
      const { answerId } = await check(learner, { userAnswer });
      await expectError(await selfAssess(learner, answerId, { said: [] }), 400, 'invalid_input');
    }
    const { answerId, asked, verdict } = await checkInDoubt(learner);
    const sure = verdict.elements.find(({ phrase }) => !asked.includes(phrase))?.phrase ?? 'nothing';
    for (const said of [[sure], [...asked, 'battery'], ['__proto__']]) {
      await expectError(await selfAssess(learner, answerId, { said }), 400, 'invalid_input');
    }
    expect(await stored(answerId)).toMatchObject({ selfAssessedAt: null });
  });

  it('is 403 for someone else’s, 404 for none, and changes nothing', async () => {
    const { answerId, asked } = await checkInDoubt(learner);
    await expectError(await selfAssess(stranger, answerId, { said: asked }), 403, 'forbidden');
    await expectError(await selfAssess(learner, crypto.randomUUID(), { said: [] }), 404, 'not_found');
    expect(await stored(answerId)).toMatchObject({ isCorrect: false, selfAssessedAt: null });
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
    await expectError(await selfAssess(learner, id, json), 400, 'invalid_input');
  });

  it('is 401 without a valid token, 413 for more than 1 MB, 405 for another method', async () => {
    const { answerId } = await checkInDoubt(learner);
    const params = { id: answerId };
    await expectError(await send(postSelfAssessment, { params, json: { said: [] } }), 401, 'unauthenticated');
    await expectError(await selfAssess(learner, answerId, { said: ['x'.repeat(1_000_001)] }), 413, 'too_large');
    await expectError(await send(getSelfAssessment, { params, token: learner.token }), 405, 'method_not_allowed');
  });
});
