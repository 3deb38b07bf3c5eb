/** The ticks of an axis of days in months: every first of a month, or the first day where there is none. */
export function monthTicks(days: readonly string[]): string[] {
  const firsts = days.filter((day) => day.endsWith('-01'));
  return firsts.length > 0 ? firsts : days.slice(0, 1);
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** 'Nov', of a January with its year. */
export function monthText(day: string): string {
  const month = MONTH.format(Date.parse(day));
  return day.slice(5, 7) === '01' ? `${month} ${day.slice(0, 4)}` : month;
}
