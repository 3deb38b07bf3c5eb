// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import type { StudyPlan } from '@/lib/contract/study-plan';
import { WEEK_PRESETS } from './week-hours';
import { WelcomeSteps } from './welcome-steps';

const PLAN: StudyPlan = {
  exam: null,
  examDate: null,
  weekdayMinutes: null,
  newCardsPerDay: 20,
  dailyGoal: null,
  timeZone: null,
};

let asked: Held[];
beforeAll(() => import('./account-calls'));
beforeEach(async () => {
  asked = holdServer();
  await render(<WelcomeSteps plan={PLAN} examDays={[{ first: '2027-02-23', last: '2027-02-24' }]} />);
});
afterEach(leave);

const text = () => document.body.textContent;
const press = (name: string) =>
  settle(() => {
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))?.click();
  });

it('asks three things, each of which can be skipped', async () => {
  expect(text()).toContain('Which exam do you prepare for?');
  await press('Skip');
  expect(text()).toContain('When is your exam?');
  await press('Not yet');
  expect(text()).toContain('How many hours a week do you have?');
  await press('Skip');
  const ways = [...document.querySelectorAll('a')].map(({ textContent, href }) => [textContent, new URL(href).search]);
  expect(ways).toEqual([
    ['Start the diagnostic', '?start=diagnostic'],
    ['Later', ''],
  ]);
  expect(asked).toHaveLength(0);
});

it('keeps each answer before it goes on', async () => {
  await press('Uniform Bar Exam');
  expect(text()).toContain('Step 1 of 3');
  await asked[0]?.json({ ...PLAN, exam: 'ube' });
  await press('February 23, 2027');
  await asked[1]?.json({ ...PLAN, examDate: '2027-02-23' });
  await press('20 hours a week');
  await asked[2]?.json(PLAN);
  expect(asked).toHaveLength(3);
  expect(text()).toContain('You are ready');
});

it('stays at a step that could not be kept, and says why', async () => {
  await press('California');
  await asked[0]?.answer(Response.json({ code: 'internal', msg: 'Something failed here.' }, { status: 500 }));
  expect(text()).toContain('Which exam do you prepare for?');
  expect(document.querySelector('[role=alert]')).not.toBeNull();
});

it('has weeks that make the hours they say', () => {
  for (const { hours, minutes } of WEEK_PRESETS) {
    expect(minutes.reduce<number>((sum, each) => sum + each, 0)).toBe(hours * 60);
  }
});
