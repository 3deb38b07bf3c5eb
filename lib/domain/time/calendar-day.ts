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
