import { addDays } from '@/lib/domain/time/calendar-day';
import { accuracyOf, type DayTotal } from './figures';
import { wilsonInterval } from './wilson';

const DAYS_A_WEEK = 7;

/** The Monday of a day's week; both YYYY-MM-DD. */
export function weekStart(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  return addDays(day, -sinceMonday);
}

/** Accuracy by week with the interval in which it plausibly lies; `days` and weeks run forward, empty weeks are left out. */
export function weeklyTrend(days: readonly DayTotal[]) {
  const weeks = new Map<string, { answered: number; correct: number }>();
  for (const { day, answered, correct } of days) {
    const start = weekStart(day);
    const week = weeks.get(start) ?? { answered: 0, correct: 0 };
    weeks.set(start, { answered: week.answered + answered, correct: week.correct + correct });
  }
  return [...weeks].flatMap(([start, total]) => {
    const [accuracy, interval] = [accuracyOf(total), wilsonInterval(total)];
    return accuracy === null || interval === null ? [] : [{ weekStart: start, ...total, accuracy, interval }];
  });
}

/** The first day of the year that ends today: the same date a year ago, and the day after where there was none. */
export function yearBefore(today: string): string {
  const date = new Date(today);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}
