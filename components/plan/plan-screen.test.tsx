// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { failure } from '@/lib/client/server.fixture';
import type { Plan } from '@/lib/contract/plan';
import { PLAN } from './plan.fixture';
import { PlanScreen } from './plan-screen';

let asked: Held[];
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
const click = (name: string) => settle(() => button(name)?.click());
const call = (line: string) =>
  vi.waitFor(async () => {
    await settle();
    const held = asked.filter((one) => one.line.includes(line)).at(-1);
    if (!held) throw new Error(`Nothing asks for ${line} yet.`);
    return held;
  });

async function open(plan: Plan = PLAN) {
  await render(<PlanScreen />);
  await (await call('GET /api/plan?')).json(plan);
}

beforeAll(() => import('./plan-calls'));
beforeEach(() => {
  localStorage.clear();
  asked = holdServer();
});
afterEach(leave);

describe('PlanScreen', () => {
  it('shows the days by week, the first two open', async () => {
    await open();
    expect(text()).toContain('Uniform Bar Exam (UBE) · Wednesday, February 4 · 21 days to the exam');
    const weeks = [...document.querySelectorAll('details')];
    expect(weeks.map(({ open }) => open)).toEqual([true, true, false, false]);
    expect(weeks.map((week) => week.querySelector('h2')?.textContent)).toEqual([
      'Jan 14 – Jan 18',
      'Jan 19 – Jan 25',
      'Jan 26 – Feb 1',
      'Feb 2 – Feb 3',
    ]);
  });

  it.each([
    ['Free day', { minutes: 0 }],
    ['Longer', { minutes: 90 }],
    ['Shorter', { minutes: 30 }],
  ])('%s asks the server for it, and the plan again', async (name, body) => {
    await open();
    await click('Change: Thursday, January 15');
    await click(`${name}: Thursday, January 15`);
    const change = await call('PUT /api/plan/days/2026-01-15');
    expect(change.body).toMatchObject(body);
    await change.json({ day: '2026-01-15', ...body });
    const again = await call('GET /api/plan?');
    await again.json({
      ...PLAN,
      days: PLAN.days.map((day, at) => (at === 1 ? { ...day, ...body, isChanged: true } : day)),
    });
    expect(button('As usual (1 h): Thursday, January 15')).toBeDefined();
    expect(document.querySelector('[role=status]')?.textContent).toContain('Thursday, January 15');
  });

  it('asks for nothing more of a day until its new minutes are there', async () => {
    await open();
    await click('Change: Thursday, January 15');
    await click('Longer: Thursday, January 15');
    await (await call('PUT /api/plan/days/2026-01-15')).json({ day: '2026-01-15', minutes: 90 });
    const again = await call('GET /api/plan?');
    const sent = asked.length;
    await click('Longer: Thursday, January 15');
    expect(asked).toHaveLength(sent);
    await again.json({ ...PLAN, days: PLAN.days.map((day, at) => (at === 1 ? { ...day, minutes: 90 } : day)) });
    await click('Longer: Thursday, January 15');
    expect((await call('PUT /api/plan/days/2026-01-15')).body).toMatchObject({ minutes: 120 });
  });

  it('keeps a day busy until its own change is there, though another that came before is', async () => {
    await open();
    await click('Change: Thursday, January 15');
    await click('Longer: Thursday, January 15');
    const first = await call('PUT /api/plan/days/2026-01-15');
    await click('Change: Friday, January 16');
    await click('Longer: Friday, January 16');
    await call('PUT /api/plan/days/2026-01-16');
    await first.answer(failure(400, 'No.'));
    const sent = asked.length;
    await click('Longer: Friday, January 16');
    expect(asked).toHaveLength(sent);
  });

  it('moves a day to one of those after it', async () => {
    await open();
    expect(text()).not.toContain('are at stake');
    await click('Change: Wednesday, January 14');
    expect(text()).toContain('9 of 25 exam questions are at stake.');
    await click('Move: Wednesday, January 14');
    const move = await call('POST /api/plan/days/2026-01-14/move');
    expect(move.body).toMatchObject({ to: '2026-01-15' });
    await move.answer(failure(400, 'That day is free: there is nothing to move.'));
    expect(text()).toContain('That day is free: there is nothing to move.');
  });

  it.each<[string, Partial<Plan>]>([
    ['There is no plan yet', { isSet: false }],
    ['Today is your exam', { days: [], examDay: PLAN.today }],
    ['Your exam day has passed', { days: [], examDay: '2026-01-01' }],
  ])('says %s', async (title, change) => {
    await open({ ...PLAN, ...change });
    expect(text()).toContain(title);
    expect(button('Add to calendar')).toBeUndefined();
  });

  it('says what went wrong', async () => {
    await render(<PlanScreen />);
    await (await call('GET /api/plan?')).answer(failure(400, 'No.'));
    expect(text()).toContain('No.');
    expect(button('Try again')).toBeDefined();
  });
});
