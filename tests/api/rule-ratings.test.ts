import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getRating } from '@/app/api/rules/answers/[id]/rate/route';
import { rateRuleAnswer } from '@/lib/contract/rules';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createRuleBook } from '../support/factories/rule-book';
import { check, checkInDoubt, claim, EMPTY_TALK, rate, ratings, selfAssess, stored } from '../support/rule-answers';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createRuleBook();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

const stateOf = ({ id: userId }: Learner) => database().cardState.findFirst({ where: { userId }, omit: { id: true } });

describe('POST /rules/answers/{id}/rate', () => {
  it('changes the rating of the review that follows from an answer, and leaves the verdict', async () => {
    const rater = await newLearner();
    const { answerId } = await check({ ...rater, key: 'once' }, { userAnswer: EMPTY_TALK });
    const forgotten = await stateOf(rater);
    const response = await rate(rater, answerId, 'good');
    expect(rateRuleAnswer.response.parse(await response.json())).toEqual({ answerId, rating: 'good' });
    expect([response.status, await ratings(rater)]).toEqual([200, ['good']]);
    expect((await stateOf(rater))?.dueAt.getTime()).toBeGreaterThan(Number(forgotten?.dueAt));
    expect(await stored(answerId)).toMatchObject({ isCorrect: false, claim: null });

    // A request that is made again, and one that says the same, change nothing.
    expect((await rate(rater, answerId, 'good')).status).toBe(200);
    await check({ ...rater, key: 'once' }, { userAnswer: EMPTY_TALK });
    expect(await ratings(rater)).toEqual(['good']);
    expect((await rate(rater, answerId, 'again')).status).toBe(200);
    expect(await stateOf(rater)).toEqual(forgotten);
  });

  it('follows a self-assessment, and changes the review of a claim where there is one', async () => {
    const rater = await newLearner();
    const { answerId } = await checkInDoubt(rater);
    await expectError(await rate(rater, answerId, 'hard'), 400, 'invalid_input');
    await selfAssess(rater, answerId, { said: [] });
    expect((await rate(rater, answerId, 'again')).status).toBe(200);
    await claim(rater, answerId);
    expect(await ratings(rater)).toEqual(['again', 'good']);
    expect((await rate(rater, answerId, 'hard')).status).toBe(200);
    expect(await ratings(rater)).toEqual(['again', 'hard']);
  });

  it('is 403 for someone else’s, 404 for none, 400 for another rating, and changes nothing', async () => {
    const { answerId } = await check(learner, { userAnswer: EMPTY_TALK });
    await expectError(await rate(stranger, answerId, 'good'), 403, 'forbidden');
    await expectError(await rate(learner, crypto.randomUUID(), 'good'), 404, 'not_found');
    await expectError(await rate(learner, answerId, 'easy'), 400, 'invalid_input');
    expect(await ratings(learner)).toEqual(['again']);
  });

  it('is 401 without a valid token, 405 for another method', async () => {
    await expectError(await rate({ token: '' }, crypto.randomUUID(), 'good'), 401, 'unauthenticated');
    const params = { id: crypto.randomUUID() };
    await expectError(await send(getRating, { params, token: learner.token }), 405, 'method_not_allowed');
  });
});
