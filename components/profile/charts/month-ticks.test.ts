import { expect, it } from 'vitest';
import { monthText, monthTicks } from './month-ticks';

it('marks the first of every month, or the first day where no month begins', () => {
  expect(monthTicks(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])).toEqual(['2026-11-01']);
  expect(monthTicks(['2026-11-20', '2026-11-21'])).toEqual(['2026-11-20']);
  expect(monthTicks([])).toEqual([]);
});

it('names a month, and the year with January', () => {
  expect(monthText('2026-11-01')).toBe('Nov');
  expect(monthText('2027-01-01')).toBe('Jan 2027');
});
