import { daysBetween } from '@/lib/domain/time/calendar-day';
import { DAYS_PER_WEEK } from './constants';

const A_MONDAY = '2024-01-01';

/** 0 for Monday to 6 for Sunday, of a day as YYYY-MM-DD. */
export function weekdayOf(day: string): number {
  return ((daysBetween(A_MONDAY, day) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
}
