import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PUT as putStudyPlan } from '@/app/api/account/study-plan/route';
import { GET as getTicks } from '@/app/api/outlines/ticks/route';
import { GET as getInsights } from '@/app/api/performance/insights/route';
import { GET as listAttempts, POST as saveAttempt } from '@/app/api/quiz/attempts/route';
import { GET as search } from '@/app/api/search/route';
import { GET as searchExplanations } from '@/app/api/understand/search/route';
import { database } from '@/lib/db/prisma';
import { insertFile } from '@/lib/db/transformer-repository';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { review, sendReview } from '../support/cards';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { createQuestionBank } from '../support/factories/question-bank';
import { holdRows } from '../support/held-rows';

/** More than there are connections. */
const MANY = 25;
/** More than may wait. */
const TOO_MANY = 220;
const HELD = 'SELECT FROM "user" WHERE id = $1 FOR NO KEY UPDATE';

let busy: Learner;
let other: Learner;

beforeAll(async () => {
  await createQuestionBank();
  [busy, other] = [await newLearner(), await newLearner()];
});

afterEach(async () => {
  await review({ token: busy.token });
});

const ask = () => send(listAttempts, { token: other.token });

/** Connections that wait for somebody's lock. */
async function countWaiting(): Promise<number> {
  const [row] = await database().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

const WRITERS: Record<string, () => Promise<Response>> = {
  'a rating': () => sendReview({ token: busy.token }),
  'an attempt': () => send(saveAttempt, { token: busy.token, json: attemptOf([answerTo('evi-def-1')]) }),
  'a study plan': () =>
    send(putStudyPlan, {
      method: 'PUT',
      token: busy.token,
      json: { examDate: null, newCardsPerDay: 20, dailyGoal: 20 },
    }),
};

describe('while an account is held', () => {
  it.each(Object.entries(WRITERS))(
    '%s, sent often, takes one connection, and others are answered',
    async (_, write) => {
      await holdRows(HELD, [busy.id], async ({ release, upToLock }) => {
        const { answer, hasWaited } = await upToLock(write);
        expect(hasWaited).toBe(true);
        const answers = [answer, ...Array.from({ length: MANY }, write)];
        // Each of these goes through the pool after all that the writers asked for up to then.
        for (let round = 0; round < MANY; round += 1) expect((await ask()).status).toBe(200);
        expect(await countWaiting()).toBe(1);
        await release();
        for (const { status } of await Promise.all(answers)) expect(status).toBeLessThan(300);
      });
    },
  );

  it('more than may wait is refused with the time to wait', async () => {
    await holdRows(HELD, [busy.id], async ({ release, upToLock }) => {
      const write = WRITERS['a study plan'] as (typeof WRITERS)[string];
      const { answer } = await upToLock(write);
      const answers = [answer, ...Array.from({ length: TOO_MANY }, write)];
      const refusal = await Promise.any(
        answers.map(async (one) => ((await one).status === 429 ? one : Promise.reject())),
      );
      expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
      await expectError(refusal, 429, 'throttled');
      expect((await ask()).status).toBe(200);
      await release();
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
    });
  });
});

const READERS: [string, string, number, () => Promise<Response>][] = [
  // What is heavy is answered one at a time, by up to so many statements at once.
  ['heavy work', 'learner_topic_total', 8, () => send(getInsights, { token: busy.token })],
  ['searches', 'own_card', 1, () => send(search, { token: busy.token, path: '/search?q=hearsay' })],
  [
    'searches of explanations',
    'search_document',
    1,
    () => send(searchExplanations, { token: busy.token, path: '/understand/search?q=hearsay' }),
  ],
  ['lists', 'quiz_attempt', 6, () => send(listAttempts, { token: busy.token })],
];

describe('while a table is held', () => {
  it.each(READERS)('%s asked for often takes few connections, and others are answered', async (_, table, most, ask) => {
    await holdRows(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`, [], async ({ release, upToLock }) => {
      const { answer, hasWaited } = await upToLock(ask);
      expect(hasWaited).toBe(true);
      const answers = [answer, ...Array.from({ length: MANY }, ask)];
      for (let round = 0; round < MANY; round += 1) {
        expect((await send(getTicks, { token: other.token })).status).toBe(200);
      }
      expect(await countWaiting()).toBeLessThanOrEqual(most);
      await release();
      for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    });
  });

  it('more than may wait is refused with the time to wait', async () => {
    const ask = () => send(getInsights, { token: busy.token });
    await holdRows('LOCK TABLE learner_topic_total IN ACCESS EXCLUSIVE MODE', [], async ({ release, upToLock }) => {
      const { answer } = await upToLock(ask);
      const answers = [answer, ...Array.from({ length: TOO_MANY }, ask)];
      const refusal = await Promise.any(
        answers.map(async (one) => ((await one).status === 429 ? one : Promise.reject())),
      );
      expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
      await expectError(refusal, 429, 'throttled');
      await release();
      await Promise.all(answers);
    });
  });
});

it('a file is with the database before the account is held for it', async () => {
  const content = new Uint8Array(1_000_000).fill(7);
  const file = { userId: busy.id, content, wordCount: 1, nowMs: Date.now(), after: new Date(0), maxFiles: 5 };
  await holdRows(HELD, [busy.id], async ({ release, upToLock }) => {
    const { answer, hasWaited } = await upToLock(() => insertFile({ ...file, chooseName: () => 'file.docx' }));
    expect(hasWaited).toBe(true);
    // The lock is the first thing that it waits for, and the last before it is stored.
    const [waiting] = await database().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_locks AS held JOIN pg_stat_activity USING (pid)
      WHERE wait_event_type = 'Lock' AND held.relation = 'pg_largeobject'::regclass AND held.granted`;
    expect(waiting?.count).toBeGreaterThan(0);
    await release();
    expect(await answer).toBe('stored');
  });
  const [stored] = await database().transformerFile.findMany({ where: { userId: busy.id } });
  expect(stored?.sizeBytes).toBe(content.length);
  expect(Buffer.from(stored?.content ?? []).equals(content)).toBe(true);
});
