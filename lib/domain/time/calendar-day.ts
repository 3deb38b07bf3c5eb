/** More zones than there are; names that differ only in case would otherwise fill the memory. */
const MAX_FORMATS = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  // The Swedish way of writing dates is ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}

/**
 * The calendar day, as YYYY-MM-DD, that it is at an instant (milliseconds since 1970) in an IANA
 * time zone; null when there is no such zone.
 */
export function calendarDay(instantMs: number, timeZone: string): string | null {
  try {
    return formatOf(timeZone).format(instantMs);
  } catch {
    return null;
  }
}

/** Whether it is the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  return calendarDay(0, name) !== null;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The day `count` days after a day (before it, when negative); both YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`; both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The earlier of two days. */
export function earlierDay(one: string, other: string): string {
  return one < other ? one : other;
}

/** The later of two days. */
export function laterDay(one: string, other: string): string {
  return one < other ? other : one;
}

/**
 * The instant (milliseconds since 1970, to the minute) at which a day begins in a time zone. Where a
 * zone skips midnight, or the whole day, the first instant after. Throws for an unknown zone.
 */
export function startOfDay(day: string, timeZone: string): number {
  // No zone is further than 14 hours from UTC; days only go forward, so halving finds the place.
  let before = Date.parse(day) - 15 * HOUR_MS;
  let after = Date.parse(day) + 39 * HOUR_MS;
  while (after - before > 60_000) {
    const middle = Math.floor((before + after) / 2 / 60_000) * 60_000;
    const there = calendarDay(middle, timeZone);
    if (there === null) throw new RangeError(`${timeZone} is no time zone.`);
    if (there >= day) after = middle;
    else before = middle;
  }
  return after;
}
