import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as getCalendar } from '@/app/api/plan/calendar.ics/route';
import { POST as move } from '@/app/api/plan/days/[day]/move/route';
import { PUT as change } from '@/app/api/plan/days/[day]/route';
import { database } from '@/lib/db/prisma';
import { newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createStudyContent, prepareFor, readPlan, readToday, ZONE } from '../support/plan';

const EXAM_DAY = '2026-03-25';
const NOON = Date.parse('2026-01-14T17:00:00Z');

beforeAll(createStudyContent);
afterAll(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});

async function planned() {
  const learner = await newLearner();
  await prepareFor(learner.id, EXAM_DAY);
  return learner;
}

const put = (day: string, json: object, token?: string) =>
  send(change, { method: 'PUT', params: { day }, json: { timeZone: ZONE, ...json }, ...(token && { token }) });
const post = (day: string, to: string, token?: string) =>
  send(move, { params: { day }, json: { to, timeZone: ZONE }, ...(token && { token }) });
const minutesOf = async (token: string, ...days: string[]) => {
  const plan = await readPlan(token);
  return days.map((day) => plan.days.find((planned) => planned.day === day)?.minutes);
};

describe('GET /plan', () => {
  it('goes from today to the eve of the exam, each day with what it asks', async () => {
    const { token } = await planned();
    const { days, ...plan } = await readPlan(token);
    expect(plan).toMatchObject({ today: '2026-01-14', examDay: EXAM_DAY, daysToExam: 70, isSet: true, isCut: false });
    expect(days).toHaveLength(70);
    expect(days.at(-1)).toMatchObject({ day: '2026-03-24', phase: 'review' });
    const today = await readToday(token);
    expect((await readPlan(token)).days[0]?.tasks.map(({ id }) => id)).toEqual(today.tasks.map(({ id }) => id));
  });

  it('looks half a year ahead at most', async () => {
    const { id, token } = await newLearner();
    await prepareFor(id, '2099-12-31');
    const { days, isCut } = await readPlan(token);
    expect([days.length, isCut]).toEqual([182, true]);
  });

  it('spreads three missed days over the rest: no day asks for more than it has', async () => {
    const { token } = await planned();
    const before = await readPlan(token);
    vi.setSystemTime(NOON + 3 * 86_400_000);
    const after = await readPlan(token);
    expect(after.days.map(({ day }) => day)).toEqual(before.days.slice(3).map(({ day }) => day));
    for (const { tasks, minutes } of after.days) {
      expect(tasks.reduce((sum, task) => sum + task.minutes, 0)).toBeLessThanOrEqual(minutes);
    }
  });
});

describe('PUT /plan/days/{day}', () => {
  it('makes a day free, longer, and usual again, of its learner alone', async () => {
    const { token } = await planned();
    const other = await planned();
    const day = '2026-01-20';
    expect(await (await put(day, { minutes: 0 }, token)).json()).toEqual({ day, minutes: 0 });
    expect((await readPlan(token)).days[6]).toMatchObject({
      day,
      minutes: 0,
      isChanged: true,
      usualMinutes: 120,
      tasks: [],
    });
    expect(await minutesOf(other.token, day)).toEqual([120]);
    await put(day, { minutes: 1440 }, token);
    expect(await minutesOf(token, day)).toEqual([1440]);
    await put(day, { minutes: null }, token);
    expect((await readPlan(token)).days[6]).toMatchObject({ minutes: 120, isChanged: false });
  });

  it('changes today at once', async () => {
    const { token } = await planned();
    await readToday(token);
    await put('2026-01-14', { minutes: 0 }, token);
    expect(await readToday(token)).toMatchObject({ state: 'free', tasks: [] });
  });

  it.each<[string, string, object]>([
    ['a day that is over', '2026-01-13', { minutes: 0 }],
    ['a day beyond the plan', '2026-07-16', { minutes: 0 }],
    ['a day that is none', '2026-02-30', { minutes: 0 }],
    ['a word', 'tomorrow', { minutes: 0 }],
    ['more than a day has', '2026-01-20', { minutes: 1441 }],
    ['less than nothing', '2026-01-20', { minutes: -1 }],
    ['half a minute', '2026-01-20', { minutes: 0.5 }],
    ['nothing said', '2026-01-20', {}],
    ['a surplus field', '2026-01-20', { minutes: 1, tasks: [] }],
  ])('is 400 for %s', async (_, day, json) => {
    const { id, token } = await planned();
    await expectError(await put(day, json, token), 400, 'invalid_input');
    expect(await database().studyDay.count({ where: { userId: id } })).toBe(0);
  });
});

describe('POST /plan/days/{day}/move', () => {
  const [from, to] = ['2026-01-20', '2026-01-22'];

  it('gives the minutes of a day to another, and makes it free', async () => {
    const { token } = await planned();
    await put(from, { minutes: 90 }, token);
    expect(await (await post(from, to, token)).json()).toEqual({ day: to, minutes: 210 });
    expect(await minutesOf(token, from, to)).toEqual([0, 210]);
  });

  it('moves once of two at a time, and never more than a day has', async () => {
    const { token } = await planned();
    const statuses = await Promise.all([post(from, to, token), post(from, to, token)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400]);
    await put(from, { minutes: 1440 }, token);
    await post(from, to, token);
    expect(await minutesOf(token, from, to)).toEqual([0, 1440]);
  });

  it.each([
    ['a free day', '2026-01-19', to],
    ['a day to itself', from, from],
    ['a day that is over', '2026-01-13', to],
    ['to a day that is over', from, '2026-01-13'],
    ['to one beyond the plan', from, '2026-07-16'],
  ])('is 400 for %s and changes nothing', async (_, day, target) => {
    const { token } = await planned();
    await put('2026-01-19', { minutes: 0 }, token);
    await expectError(await post(day, target, token), 400, 'invalid_input');
    expect(await minutesOf(token, from, to)).toEqual([120, 120]);
  });

  it('is 401 without a valid token', async () => {
    await expectError(await post(from, to), 401, 'unauthenticated');
    await expectError(await put(from, { minutes: 0 }), 401, 'unauthenticated');
  });
});

describe('GET /plan/calendar.ics', () => {
  it('holds a whole day for every day of study, none for a free one, and the exam', async () => {
    const { token } = await planned();
    await put('2026-01-20', { minutes: 0 }, token);
    const response = await send(getCalendar, {
      token,
      path: `/plan/calendar.ics?timeZone=${encodeURIComponent(ZONE)}`,
    });
    expect(response.headers.get('Content-Type')).toContain('text/calendar');
    expect(response.headers.get('Content-Disposition')).toContain('barwright-plan.ics');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    const starts = lines.filter((line) => line.startsWith('DTSTART'));
    expect(starts).toHaveLength(70);
    expect(starts[0]).toBe('DTSTART;VALUE=DATE:20260114');
    expect(starts.at(-1)).toBe('DTSTART;VALUE=DATE:20260325');
    expect(starts.join()).not.toContain('20260120');
    expect(new Set(lines.filter((line) => line.startsWith('UID'))).size).toBe(70);
  });

  it('is 401 without a valid token', async () => {
    await expectError(await send(getCalendar, { path: '/plan/calendar.ics' }), 401, 'unauthenticated');
  });
});
