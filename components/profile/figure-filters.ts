import { addDays } from '@/lib/domain/time/calendar-day';

/** What the figures are narrowed to, as it stands in the address of the page. */
export type FigureFilters = { from?: string; to?: string; subject?: string; source?: string };

const NAMES = ['from', 'to', 'subject', 'source'] as const;

export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2099-12-31';

/** Filters that let everything through, in place of those that are set. */
export const NO_FILTERS = { from: undefined, to: undefined, subject: undefined, source: undefined };

/** Whether it is a day of the calendar, as YYYY-MM-DD, and not the year 2 of one who is still typing 2026. */
function isDay(day: string): boolean {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  return isDate && day >= FIRST_DAY && day <= LAST_DAY;
}

/** What a learner reads where days cannot be a range, each '' while it is not set; null where they can. */
export function rangeProblem({ from, to }: { from: string; to: string }): string | null {
  if ([from, to].some((day) => day !== '' && !isDay(day))) return 'Enter a date from 1900 to 2099.';
  return from && to && from > to ? 'The From date is after the To date.' : null;
}

/** The days that an address names, be they a range or not; '' where it names none. */
export function readDays(search: string): { from: string; to: string } {
  const parameters = new URLSearchParams(search);
  return { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
}

/** The filters that an address names; other parameters are not ours, nor are days that are no range. */
export function readFilters(search: string): FigureFilters {
  const parameters = new URLSearchParams(search);
  const named = NAMES.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : []));
  const { from, to, ...others } = Object.fromEntries(named) as FigureFilters;
  const range = { ...(from && isDay(from) && { from }), ...(to && isDay(to) && { to }) };
  return range.from && range.to && range.from > range.to ? others : { ...range, ...others };
}

/** The query of the address with these filters in place of those it had; empty without any. */
export function writeFilters(search: string, filters: FigureFilters): string {
  const parameters = new URLSearchParams(search);
  for (const name of NAMES) {
    const value = filters[name];
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}

export function isNarrowed(filters: FigureFilters): boolean {
  return NAMES.some((name) => filters[name]);
}
