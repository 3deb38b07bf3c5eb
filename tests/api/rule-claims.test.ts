import { beforeAll, describe, expect, it } from 'vitest';
import { POST as claimAnswer, GET as getClaim } from '@/app/api/rules/answers/[id]/claim/route';
import { claimRuleAnswer } from '@/lib/contract/rules';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createRuleBook, HEARSAY } from '../support/factories/rule-book';
import { check, checkInDoubt, claim, EMPTY_TALK, preset, stored } from '../support/rule-answers';

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createRuleBook();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

describe('POST /rules/answers/{id}/claim', () => {
  it('counts an incorrect answer as correct, with the reason, and reviews the card as good', async () => {
    const claimer = await newLearner();
    const { answerId } = await check(claimer, { userAnswer: EMPTY_TALK });
    expect(await preset(claimer, 'weak')).toEqual([HEARSAY.id]);

    const response = await claim(claimer, answerId, '  It says so in the note. ');
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
    expect(await preset(claimer, 'weak')).toEqual([]);

    const again = await claim(claimer, answerId, 'Another reason.');
    expect(await again.json()).toMatchObject({ reason: 'It says so in the note.' });
    const reviews = await database().cardReview.findMany({
      where: { userId: claimer.id },
      orderBy: { reviewedAt: 'asc' },
    });
    expect(reviews.map(({ rating }) => rating)).toEqual(['again', 'good']);
  });

  it('is 400 for an answer that is yet to be settled', async () => {
    const { answerId } = await checkInDoubt(learner);
    await expectError(await claim(learner, answerId), 400, 'invalid_input');
    expect(await stored(answerId)).toMatchObject({ claim: null });
  });

  it('is 400 for an answer that was judged correct', async () => {
    const { answerId } = await check(learner);
    await expectError(await claim(learner, answerId), 400, 'invalid_input');
  });

  it('is 403 for someone else’s, 404 for none, and changes nothing', async () => {
    const { answerId } = await check(learner, { userAnswer: EMPTY_TALK });
    await expectError(await claim(stranger, answerId), 403, 'forbidden');
    await expectError(await claim(learner, crypto.randomUUID()), 404, 'not_found');
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
    const { answerId } = await check(learner, { userAnswer: EMPTY_TALK });
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
