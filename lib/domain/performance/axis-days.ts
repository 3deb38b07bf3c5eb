import { addDays, daysBetween } from '@/lib/domain/time/calendar-day';

/** Days that an axis has at least, so that the bar of a lone day is not as wide as its chart. */
const LEAST_DAYS = 14;

/** Every day, YYYY-MM-DD, from the first to the last of these, which are in order, and some before where they are few. */
export function daysOfAxis(days: readonly string[]): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = Math.max(LEAST_DAYS, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1));
}
