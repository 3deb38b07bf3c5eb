import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '@/lib/domain/time/calendar-day';
import { countStreak } from './streak';

const HOUR_MS = 60 * 60 * 1000;

describe('countStreak', () => {
  it.each<[string, string[], string, [number, number, boolean]]>([
    ['nothing was ever studied', [], '2026-11-21', [0, 0, false]],
    ['only today was', ['2026-11-21'], '2026-11-21', [1, 1, true]],
    ['today is still to come', ['2026-11-19', '2026-11-20'], '2026-11-21', [2, 2, false]],
    ['yesterday was missed', ['2026-11-18', '2026-11-19'], '2026-11-21', [0, 2, false]],
    ['a day was missed in between', ['2026-11-18', '2026-11-20', '2026-11-21'], '2026-11-21', [2, 2, true]],
    ['the longest lies back', ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-21'], '2026-11-21', [1, 3, true]],
    ['days come twice and in disorder', ['2026-11-21', '2026-11-20', '2026-11-21'], '2026-11-21', [2, 2, true]],
    ['the year turns', ['2026-12-31', '2027-01-01'], '2027-01-01', [2, 2, true]],
    ['a leap day lies between', ['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01', [3, 3, true]],
    ['clocks go forward', ['2026-03-07', '2026-03-08', '2026-03-09'], '2026-03-09', [3, 3, true]],
    ['clocks go back', ['2026-10-31', '2026-11-01', '2026-11-02'], '2026-11-02', [3, 3, true]],
    ['a flight to the west made it yesterday again', ['2026-11-20', '2026-11-21'], '2026-11-20', [2, 2, true]],
  ])('when %s', (_, days, today, [currentDays, longestDays, hasStudiedToday]) => {
    expect(countStreak(days, today)).toEqual({ currentDays, longestDays, hasStudiedToday });
  });

  it('counts every day of study at the same hour of the clock, in every zone and over every change of it', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 0, max: 20 * 365 }),
        fc.integer({ min: 1, max: 60 }),
        (zone, from, count) => {
          // Whoever studies every 24 hours misses no day of any calendar, but that which a zone skips.
          const first = Date.UTC(2012, 0, 2) + from * 24 * HOUR_MS;
          const instants = Array.from({ length: count }, (_, day) => first + day * 24 * HOUR_MS);
          const days = instants.map((instant) => calendarDay(instant, zone) ?? '');
          const streak = countStreak(days, days.at(-1) ?? '');
          // An hour lost or won at midnight joins two moments in one day or leaves one out.
          const skipped = days.filter((day, index) => index > 0 && day > addDays(days[index - 1] ?? day, 1)).length;
          return skipped > 0 || streak.currentDays === new Set(days).size;
        },
      ),
    );
  });

  it('is never longer than its days, and the current never longer than the longest', () => {
    const days = fc.array(fc.integer({ min: 0, max: 60 }).map((offset) => addDays('2026-10-01', offset)));
    fc.assert(
      fc.property(days, (studied) => {
        const { currentDays, longestDays } = countStreak(studied, '2026-11-30');
        return currentDays <= longestDays && longestDays <= new Set(studied).size;
      }),
    );
  });
});
