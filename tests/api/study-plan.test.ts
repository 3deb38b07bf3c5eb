import { describe, expect, it } from 'vitest';
import { PUT as putStudyPlan } from '@/app/api/account/study-plan/route';
import { database } from '@/lib/db/prisma';
import { newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';

const NOTHING_SET = { exam: null, weekdayMinutes: null, dailyGoal: null, timeZone: null };

describe('PUT /account/study-plan', () => {
  const put = (json: unknown, token?: string) => send(putStudyPlan, { method: 'PUT', json, ...(token && { token }) });

  it('keeps the exam day and the daily limit, and takes the day away again', async () => {
    const { id, token } = await newLearner();
    const plan = { examDate: '2027-02-23', newCardsPerDay: 0 };
    expect(await (await put(plan, token)).json()).toEqual({ ...NOTHING_SET, ...plan });
    const stored = () => database().user.findUniqueOrThrow({ where: { id } });
    expect(await stored()).toMatchObject({ examDate: new Date('2027-02-23'), newCardsPerDay: 0 });
    await put({ ...plan, examDate: null }, token);
    expect(await stored()).toMatchObject({ examDate: null });
  });

  it('keeps the daily goal and the time zone, and leaves alone what is not given', async () => {
    const { token } = await newLearner();
    const plan = { examDate: '2027-02-23', newCardsPerDay: 5 };
    const aims = { dailyGoal: 33, timeZone: 'America/New_York' };
    expect(await (await put({ ...plan, ...aims }, token)).json()).toEqual({ ...NOTHING_SET, ...plan, ...aims });
    expect(await (await put(plan, token)).json()).toEqual({ ...NOTHING_SET, ...plan, ...aims });
    const none = { dailyGoal: null, timeZone: null };
    expect(await (await put({ ...plan, ...none }, token)).json()).toEqual({ ...NOTHING_SET, ...plan, ...none });
  });

  it('keeps the exam and the minutes of a week, and takes them away again', async () => {
    const { token } = await newLearner();
    const plan = { exam: 'california', weekdayMinutes: [60, 0, 60, 0, 60, 240, 1440] };
    expect(await (await put(plan, token)).json()).toMatchObject(plan);
    expect(await (await put({ newCardsPerDay: 3 }, token)).json()).toMatchObject({ ...plan, newCardsPerDay: 3 });
    const none = { exam: null, weekdayMinutes: null };
    expect(await (await put(none, token)).json()).toMatchObject(none);
  });

  it('takes every time zone that browsers offer', async () => {
    const rows = await database().$queryRaw<{ name: string }[]>`SELECT name FROM pg_timezone_names`;
    const known = new Set(rows.map(({ name }) => name));
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !known.has(name))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['a goal of nothing', { examDate: null, newCardsPerDay: 1, dailyGoal: 0 }],
    ['a goal beyond a day', { examDate: null, newCardsPerDay: 1, dailyGoal: 501 }],
    ['half a question as a goal', { examDate: null, newCardsPerDay: 1, dailyGoal: 1.5 }],
    ['a time zone that is none', { examDate: null, newCardsPerDay: 1, timeZone: 'Mars/Olympus' }],
    ['a time zone without a name', { examDate: null, newCardsPerDay: 1, timeZone: '' }],
    ['a day that is none', { examDate: '2027-02-30', newCardsPerDay: 20 }],
    ['a day in words', { examDate: 'tomorrow', newCardsPerDay: 20 }],
    ['another millennium', { examDate: '9999-12-31', newCardsPerDay: 20 }],
    ['an exam nobody knows', { exam: 'bar' }],
    ['six weekdays', { weekdayMinutes: [1, 2, 3, 4, 5, 6] }],
    ['more minutes than a day has', { weekdayMinutes: [1441, 0, 0, 0, 0, 0, 0] }],
    ['negative minutes', { weekdayMinutes: [-1, 0, 0, 0, 0, 0, 0] }],
    ['a negative limit', { examDate: null, newCardsPerDay: -1 }],
    ['half a card', { examDate: null, newCardsPerDay: 0.5 }],
    ['too many cards', { examDate: null, newCardsPerDay: 1_000 }],
    ['a surplus field', { examDate: null, newCardsPerDay: 1, role: 'admin' }],
  ])('is 400 for %s', async (_, json) => {
    const { token } = await newLearner();
    await expectError(await put(json, token), 400, 'invalid_input');
  });

  it('is 401 without a valid token', async () => {
    await expectError(await put({ examDate: null, newCardsPerDay: 1 }), 401, 'unauthenticated');
  });
});
