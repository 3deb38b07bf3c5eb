import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';

const NOT_AVAILABLE = 'N/A';

/** A percentage with one decimal, as '71.4%'; 'N/A' for none. */
export function percentText(percent: number | null): string {
  return percent === null || !Number.isFinite(percent) ? NOT_AVAILABLE : `${percent.toFixed(1)}%`;
}

/** Seconds as mm:ss, rounded to the second; 'N/A' for none or an unknown time. */
export function durationText(seconds: number | null): string {
  return seconds === null || !Number.isFinite(seconds) || seconds < 0
    ? NOT_AVAILABLE
    : formatMinutesSeconds(Math.round(seconds));
}

const ATTEMPT_DATE: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

/** The day of an instant in a time zone, as 'Nov 21, 2026'; 'N/A' when missing, 'Invalid Date' when it is none. */
export function attemptDateText(instant: string | null | undefined, timeZone: string): string {
  if (!instant) return NOT_AVAILABLE;
  const date = new Date(instant);
  return Number.isNaN(date.getTime())
    ? 'Invalid Date'
    : date.toLocaleDateString('en-US', { ...ATTEMPT_DATE, timeZone });
}

/** A day, YYYY-MM-DD, as 'Nov 21, 2026'. */
export function dayText(day: string): string {
  return attemptDateText(`${day}T00:00:00Z`, 'UTC');
}

/** A count with its noun, as '1 question' or '1,204 questions'. */
export function countText(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
