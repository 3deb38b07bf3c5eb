import { DAYS_PER_WEEK, ESSAY_REVIEW_MINUTES, ESSAY_SHARE } from './constants';
import type { PlanSituation } from './plan';
import { weekdayOf } from './weekday';

/** How many essays a day brings: the week's share, on its longest days first and well apart. */
export function essaysOn({ preset, weekdayMinutes, today }: PlanSituation, minutes: number): number {
  if (preset.essays === null) return 0;
  const each = preset.essays.minutesEach + ESSAY_REVIEW_MINUTES;
  const weekMinutes = weekdayMinutes.reduce((sum, day) => sum + day, 0);
  const perWeek = Math.floor((ESSAY_SHARE * weekMinutes) / each);
  const everyDay = Math.floor(perWeek / DAYS_PER_WEEK);
  const extra = chooseWeekdays(weekdayMinutes, perWeek % DAYS_PER_WEEK).includes(weekdayOf(today)) ? 1 : 0;
  return Math.min(everyDay + extra, Math.floor(minutes / each));
}

/** So many weekdays: the longest, and among like ones that farthest from those already chosen. */
function chooseWeekdays(weekdayMinutes: readonly number[], count: number): number[] {
  const chosen: number[] = [];
  while (chosen.length < count) {
    const [next] = weekdayMinutes
      .map((minutes, weekday) => ({ weekday, minutes, gap: gapTo(weekday, chosen) }))
      .filter(({ weekday, minutes }) => minutes > 0 && !chosen.includes(weekday))
      .sort((a, b) => b.minutes - a.minutes || b.gap - a.gap || a.weekday - b.weekday);
    if (!next) break;
    chosen.push(next.weekday);
  }
  return chosen;
}

/** Days to the nearest of the others, around the week. */
function gapTo(weekday: number, others: readonly number[]): number {
  return Math.min(
    DAYS_PER_WEEK,
    ...others.map((other) => {
      const apart = Math.abs(weekday - other);
      return Math.min(apart, DAYS_PER_WEEK - apart);
    }),
  );
}
