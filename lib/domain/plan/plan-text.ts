const MINUTES_PER_HOUR = 60;

/** Minutes as '45 min', '2 h' or '1 h 30 min'. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const inUtc = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' });

/** 'Monday, November 23' */
export function longDay(day: string): string {
  return inUtc(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** 'Mon, Nov 23' */
export function shortDay(day: string): string {
  return inUtc(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** 'Monday' */
export function weekdayName(day: string): string {
  return inUtc(day, { weekday: 'long' });
}

/** 'Nov 23' */
export function monthDay(day: string): string {
  return inUtc(day, { month: 'short', day: 'numeric' });
}

/** How far away the exam is, from today. */
export function countdownText(days: number): string {
  return days === 0 ? 'today' : days === 1 ? '1 day to the exam' : `${days} days to the exam`;
}
