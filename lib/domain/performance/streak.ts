import { addDays, daysBetween } from '@/lib/domain/time/calendar-day';

export type Streak = {
  /** Days in a row up to today, or up to yesterday while today's study is still to come. */
  currentDays: number;
  longestDays: number;
  hasStudiedToday: boolean;
};

/**
 * Days in a row on which a learner studied. `days` are the learner's own calendar days (YYYY-MM-DD),
 * in any order: what a clock change or another time zone does to the hours has no part in it. A day
 * after `today`, which a flight to the west makes possible, counts as today.
 */
export function countStreak(days: Iterable<string>, today: string): Streak {
  const studied = [...new Set(days)].sort();
  let longestDays = 0;
  let run = 0;
  let previous: string | null = null;
  for (const day of studied) {
    run = previous !== null && daysBetween(previous, day) === 1 ? run + 1 : 1;
    longestDays = Math.max(longestDays, run);
    previous = day;
  }
  const isRunning = previous !== null && previous >= addDays(today, -1);
  return {
    currentDays: isRunning ? run : 0,
    longestDays,
    hasStudiedToday: previous !== null && previous >= today,
  };
}
