import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween, startOfDay } from './calendar-day';

const day = (instant: string, timeZone: string) => calendarDay(Date.parse(instant), timeZone);

describe('calendarDay', () => {
  it.each([
    ['2026-11-21T00:30:00Z', 'UTC', '2026-11-21'],
    ['2026-11-21T00:30:00Z', 'America/Los_Angeles', '2026-11-20'],
    ['2026-11-20T23:30:00Z', 'Asia/Tokyo', '2026-11-21'],
    // Either side of the date line, at one instant.
    ['2026-06-15T10:30:00Z', 'Pacific/Kiritimati', '2026-06-16'],
    ['2026-06-15T10:30:00Z', 'Pacific/Niue', '2026-06-14'],
    // Samoa had no 30 December 2011.
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    // New York: midnight is 05:00 UTC in winter, 04:00 in summer; the clock changes at 07:00 and 06:00 UTC.
    ['2026-03-08T04:59:59Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
    ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
    ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
    // Half- and quarter-hour zones.
    ['2026-05-01T18:15:00Z', 'Asia/Kathmandu', '2026-05-02'],
    ['2026-05-01T18:14:59Z', 'Asia/Kathmandu', '2026-05-01'],
    ['2024-02-29T12:00:00Z', 'Europe/Stockholm', '2024-02-29'],
  ])('is, at %s in %s, %s', (instant, timeZone, expected) => {
    expect(day(instant, timeZone)).toBe(expected);
  });

  it.each(['', 'Mars/Olympus', 'America/', 'UTC; drop', '\u0000'])('knows no zone %j', (timeZone) => {
    expect(day('2026-11-21T00:30:00Z', timeZone)).toBeNull();
  });
});

describe('days', () => {
  it('adds and counts them over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-11-21', '2027-02-23')).toBe(94);
    expect(daysBetween('2027-02-23', '2026-11-21')).toBe(-94);
  });

  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00Z'],
    ['2026-11-21', 'America/Los_Angeles', '2026-11-21T08:00:00Z'],
    ['2026-06-16', 'Pacific/Kiritimati', '2026-06-15T10:00:00Z'],
    ['2026-06-14', 'Pacific/Niue', '2026-06-14T11:00:00Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00Z'],
    // Samoa had no 30 December 2011.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    // In Cairo the clock goes from 23:59:59 to 01:00.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
  ])('%s in %s begins at %s', (date, timeZone, instant) => {
    expect(new Date(startOfDay(date, timeZone)).toISOString().replace('.000', '')).toBe(instant);
  });

  it('begins where the calendar turns, in every zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, instants, (timeZone, instant) => {
        const date = calendarDay(instant.getTime(), timeZone) ?? '';
        const start = startOfDay(date, timeZone);
        return (
          start <= instant.getTime() &&
          calendarDay(start, timeZone) === date &&
          (calendarDay(start - 60_000, timeZone) ?? '') < date
        );
      }),
    );
  });
});
