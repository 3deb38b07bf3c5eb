import { expect, it } from 'vitest';
import { SITUATION } from './plan.fixture';
import { planToday } from './plan-days';
import { countdownText, longDay, minutesText, monthDay, shortDay, weekdayName } from './plan-text';
import { startLabel } from './start-label';

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
])('says %i minutes as %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});

it('names days', () => {
  const day = '2026-11-23';
  expect([longDay(day), shortDay(day), weekdayName(day), monthDay(day)]).toEqual([
    'Monday, November 23',
    'Mon, Nov 23',
    'Monday',
    'Nov 23',
  ]);
  expect([0, 1, 72].map(countdownText)).toEqual(['today', '1 day to the exam', '72 days to the exam']);
});

it('labels the button that starts a task', () => {
  expect(planToday(SITUATION).tasks.map(startLabel)).toEqual([
    '40 due cards',
    '6 Civil Procedure questions',
    '5 Constitutional Law questions',
    'an essay',
    '4 missed rules',
    'Hearsay',
  ]);
  const first = planToday({ ...SITUATION, cards: { ...SITUATION.cards, due: 282 }, isDiagnosticTaken: false });
  expect(first.tasks.slice(0, 2).map(startLabel)).toEqual(['the diagnostic', '75 of 282 due cards']);
  const review = planToday({ ...SITUATION, today: '2027-02-15' });
  expect(review.tasks.map(startLabel)).toEqual(['Practice Exam 1', '40 due cards']);
  expect(planToday({ ...SITUATION, essays: [] }).tasks.map(startLabel)).toContain('an essay review');
});
