import { beforeAll, describe, expect, it } from 'vitest';
import { POST as saveAttempt } from '@/app/api/quiz/attempts/route';
import { GET as getFiltered } from '@/app/api/rules/filtered/route';
import { filterRules } from '@/lib/contract/rules';
import { database } from '@/lib/db/prisma';
import { type Learner, newLearner } from '../support/accounts';
import { send } from '../support/api';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestions } from '../support/factories/question-bank';
import { createRuleBook, HEARSAY } from '../support/factories/rule-book';
import { check, EMPTY_TALK, preset } from '../support/rule-answers';

const DAY_MS = 24 * 60 * 60 * 1000;

let stranger: Learner;

beforeAll(async () => {
  await createRuleBook();
  stranger = await newLearner();
});

/** Makes flashcards due some days from today, in UTC. */
async function postpone({ id: userId }: Learner, { ruleId, days = 2 }: { ruleId?: string; days?: number } = {}) {
  const dueAt = new Date(Date.now() + days * DAY_MS);
  const data = { dueAt, dueDay: new Date(dueAt.toISOString().slice(0, 10)) };
  await database().cardState.updateMany({ where: { userId, ...(ruleId && { ruleId }) }, data });
}

describe('the presets of GET /rules/filtered', () => {
  it('know what was answered, how, and what is due', async () => {
    const fresh = await newLearner();
    expect(await preset(fresh, 'unseen')).toHaveLength(10);
    expect(await preset(fresh, 'weak')).toEqual([]);
    expect(await preset(fresh, 'due')).toEqual([]);

    await check(fresh, { userAnswer: EMPTY_TALK });
    await check(fresh, { ruleId: 'duty-1', userAnswer: 'The text of duty-1.' });
    expect(await preset(fresh, 'weak')).toContain(HEARSAY.id);
    expect(await preset(fresh, 'unseen')).not.toContain('duty-1');
    expect(await preset(fresh, 'unseen')).toHaveLength(8);

    await postpone(fresh);
    expect(await preset(fresh, 'due')).toEqual([]);
    await postpone(fresh, { ruleId: HEARSAY.id, days: 0 });
    expect(await preset(fresh, 'due')).toEqual([HEARSAY.id]);
    expect(await preset(stranger, 'due')).not.toContain('duty-1');
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
    expect(await preset(fresh, 'due')).toEqual([]);
    await answer('A', nowMs - 2_000);
    expect(await preset(fresh, 'due')).toEqual(['rule-evi-relevance']);
    await check(fresh, { ruleId: 'rule-evi-relevance', userAnswer: 'The rule of Relevance in one sentence.' });
    await postpone(fresh);
    expect(await preset(fresh, 'due')).toEqual([]);
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
      await check(fresh, { ruleId, userAnswer: EMPTY_TALK });
    }
    expect(order.slice(0, 4).sort()).toEqual(torts);
    expect(order.slice(4)).toEqual(order.slice(0, 4));
  });
});
