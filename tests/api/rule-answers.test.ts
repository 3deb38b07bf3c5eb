import { beforeAll, describe, expect, it } from 'vitest';
import { POST as checkAnswer, GET as getCheck } from '@/app/api/rules/check/route';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createRuleBook, HEARSAY, HEARSAY_IN_DOUBT } from '../support/factories/rule-book';
import { check, checkInDoubt, EMPTY_TALK, preset, ratings, stored } from '../support/rule-answers';

const TURNED_ROUND =
  'Hearsay is an out-of-court statement offered to prove the truth of the matter asserted. It is admissible unless an exception or exclusion applies.';

const DAY_MS = 86_400_000;

let learner: Learner;
let stranger: Learner;

beforeAll(async () => {
  await createRuleBook();
  [learner, stranger] = [await newLearner(), await newLearner()];
});

describe('POST /rules/check', () => {
  it('finds every element of the rule in its own words', async () => {
    const verdict = await check(learner);
    expect(verdict).toMatchObject({ result: 'Correct', isSure: true, missing: [] });
    expect(verdict.elements.map(({ state }) => state)).toEqual(Array(4).fill('present'));
  });

  it('says which element was contradicted', async () => {
    const verdict = await check(learner, { userAnswer: TURNED_ROUND });
    expect(verdict).toMatchObject({ result: 'Incorrect', isSure: true });
    expect(verdict.elements).toContainEqual(
      expect.objectContaining({ phrase: 'not admissible', state: 'contradicted', isSure: true }),
    );
  });

  it('says what is missing, and keeps the answer with it', async () => {
    const verdict = await check(learner, { userAnswer: EMPTY_TALK, hint: 'first_letters' });
    const phrases = HEARSAY.buzzwords.map(({ phrase }) => phrase);
    expect(verdict).toMatchObject({ result: 'Incorrect', missing: phrases });
    expect(await stored(verdict.answerId)).toMatchObject({
      userId: learner.id,
      ruleId: HEARSAY.id,
      answer: EMPTY_TALK,
      isCorrect: false,
      missing: phrases,
      inDoubt: [],
      selfAssessed: [],
      hint: 'first_letters',
      claim: null,
      selfAssessedAt: null,
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
    expect(await stored(answerId)).toMatchObject({
      isCorrect: false,
      missing: [],
      inDoubt: asked,
      selfAssessed: [],
      selfAssessedAt: null,
    });
    expect(await ratings(doubter)).toEqual([]);
    expect(await preset(doubter, 'weak')).toEqual([HEARSAY.id]);
  });

  it('never gives back what could run', async () => {
    const { highlightedAnswer } = await check(learner, {
      userAnswer: '<script>alert(1)</script><mark onclick="x">hearsay</mark>',
    });
    expect(highlightedAnswer.replace(/<mark(?: class="[\w -]*")?>|<\/mark>/g, '')).not.toMatch(/[<>]/);
    expect(highlightedAnswer).toContain('&lt;');
  });

  it('answers alike for the same key, stores once, and keeps the keys of learners apart', async () => {
    const key = crypto.randomUUID();
    const first = await check({ ...learner, key }, { userAnswer: EMPTY_TALK });
    expect(await check({ ...learner, key }, { userAnswer: HEARSAY.text })).toEqual(first);
    expect((await check({ ...stranger, key })).answerId).not.toBe(first.answerId);
    expect(await database().ruleAnswer.count({ where: { idempotencyKey: key } })).toBe(2);
  });

  it('stores one of many that come at once under one key', async () => {
    const key = crypto.randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => check({ ...learner, key })));
    expect(new Set(all.map(({ answerId }) => answerId)).size).toBe(1);
  });

  it('counts as a review of the flashcard by what it states: all, all with guided typing, three of four, none', async () => {
    const reviewer = await newLearner();
    const key = crypto.randomUUID();
    await check({ ...reviewer, key });
    await check({ ...reviewer, key });
    await check(reviewer, { hint: 'guided' });
    await check(reviewer, { userAnswer: TURNED_ROUND });
    await check(reviewer, { userAnswer: EMPTY_TALK });
    const reviews = await database().cardReview.findMany({
      where: { userId: reviewer.id },
      orderBy: { reviewedAt: 'asc' },
    });
    expect(reviews.map(({ rating, origin, ruleId }) => [rating, origin, ruleId])).toEqual(
      ['good', 'hard', 'hard', 'again'].map((rating) => [rating, 'rule_quiz', HEARSAY.id]),
    );
  });

  it.each([
    ['earlier', -3 * DAY_MS, -3 * DAY_MS],
    ['in the future', 2 * DAY_MS, 0],
    ['years ago', -1_000 * DAY_MS, 0],
  ])('counts on the day on which it was given, if that can be: %s', async (_, claimed, counted) => {
    const late = await newLearner();
    const nowMs = Date.now();
    const answeredAt = new Date(nowMs + claimed).toISOString();
    const { answerId } = await check(late, { answeredAt });
    const expected = (at: Date) => Math.abs(at.getTime() - (nowMs + counted)) < 60_000;
    const review = await database().cardReview.findFirstOrThrow({ where: { userId: late.id } });
    expect([expected((await stored(answerId)).answeredAt), expected(review.reviewedAt)]).toEqual([true, true]);
  });

  it('still judges a rule that was retired meanwhile', async () => {
    expect((await check(learner, { ruleId: 'gone', userAnswer: 'The text of gone.' })).answerId).toEqual(
      expect.any(String),
    );
  });

  it('is 401 without a valid token, and for an account that was deleted a moment ago', async () => {
    const json = { ruleId: HEARSAY.id, userAnswer: HEARSAY.text };
    await expectError(await send(checkAnswer, { json }), 401, 'unauthenticated');
    const gone = await newLearner();
    await check(gone);
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
    ['an answer that shows nothing', { ruleId: HEARSAY.id, userAnswer: '\u200b\u3164' }],
    ['a blank answer', { ruleId: HEARSAY.id, userAnswer: ' \n\t ' }],
    ['an answer that is no text', { ruleId: HEARSAY.id, userAnswer: ['x'] }],
    ['too long an answer', { ruleId: HEARSAY.id, userAnswer: 'x'.repeat(10_001) }],
    ['a NUL in the answer', { ruleId: HEARSAY.id, userAnswer: 'a\u0000b' }],
    ['another word for a hint', { ruleId: HEARSAY.id, userAnswer: 'x', hint: 'much' }],
    ['an unknown time zone', { ruleId: HEARSAY.id, userAnswer: 'x', timeZone: 'Mars/Olympus' }],
    ['a day without a time', { ruleId: HEARSAY.id, userAnswer: 'x', answeredAt: '2026-11-22' }],
    ['a surplus field', { ruleId: HEARSAY.id, userAnswer: 'x', isCorrect: true }],
  ])('is 400 for %s', async (_, json) => {
    await expectError(await send(checkAnswer, { token: learner.token, json }), 400, 'invalid_input');
  });

  it('is 400 with a sentence for an answer of more than 4,000 characters', async () => {
    const json = { ruleId: HEARSAY.id, userAnswer: 'x'.repeat(4_001) };
    const response = await send(checkAnswer, { token: learner.token, json });
    expect(await expectError(response, 400, 'invalid_input')).toBe('The answer may have at most 4,000 characters.');
  });

  it('is 413 for an answer of more than 1 MB, 405 for another method', async () => {
    const json = { ruleId: HEARSAY.id, userAnswer: 'x'.repeat(1_000_001) };
    await expectError(await send(checkAnswer, { token: learner.token, json }), 413, 'too_large');
    await expectError(await send(getCheck, { token: learner.token }), 405, 'method_not_allowed');
  });
});
